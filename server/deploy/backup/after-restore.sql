-- Once, on a database that was put back to a moment, before a server starts on it: numbers that were given out after that
-- moment (withdrawals, exports, people) are known to the payout provider and to the phone app's backend, and must not be
-- given out again for something else.
select count(setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + 10000000)) as raised
from pg_sequences
where schemaname = current_schema();
