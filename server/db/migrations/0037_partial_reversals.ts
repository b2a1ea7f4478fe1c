/**
 * Version 37: a payment comes back in parts, each under a reference of its own, together up to what was paid (OPS-31).
 */
export const partialReversals = `
-- How much of a paid withdrawal came back, in minor units. When all of it has, it counts as failed.
alter table withdrawals add column came_back bigint not null default 0;
update withdrawals set came_back = amount where returned_at is not null;
-- returned_at: when the latest part came back.
alter table withdrawals drop constraint withdrawals_returned;
alter table withdrawals add constraint withdrawals_returned check (
  (returned_at is null and came_back = 0)
  or (returned_at is not null and status = 2 and came_back > 0 and came_back < amount)
  or (returned_at is not null and status = 3 and came_back = amount)
);

-- What was booked for the reference, and what its line said: more, when less was left.
alter table payout_reversals add column amount bigint;
alter table payout_reversals add column said bigint;
update payout_reversals r set amount = w.amount, said = w.amount from withdrawals w where w.id = r.withdrawal_id;
alter table payout_reversals alter column amount set not null;
alter table payout_reversals alter column said set not null;
alter table payout_reversals add constraint payout_reversals_amount check (amount > 0 and said >= amount);
alter table payout_reversals drop constraint payout_reversals_withdrawal_id_key;
create index payout_reversals_withdrawal on payout_reversals (withdrawal_id);
-- References that are equal but for case are the same.
create unique index payout_reversals_reference on payout_reversals (market, lower(reference));

alter table payout_exceptions drop constraint payout_exceptions_kind_check;
alter table payout_exceptions add constraint payout_exceptions_kind_check check (kind in ('PAID TWICE', 'PAID AFTER FAILED', 'PAID AFTER VOID', 'FAILED AFTER PAID', 'OTHER AMOUNT', 'OTHER BATCH', 'REVERSED TWICE', 'REVERSED TOO MUCH', 'REVERSED UNPAID', 'REFERENCE USED'));
`;
