-- What the market is at one moment: first everybody's money to the unit, the withdrawals by state and the transfers from
-- :since on (those before are compared by caught-up.sh), then "every row". Once the file GO says "on", every row as one
-- number for each table, as it was at that moment; so reading all of them delays nobody. The order of columns does not
-- count.
begin isolation level repeatable read, read only;
\set until 9007199254740991
select 'balances', count(*), sum(b.coin), sum(b.gift), sum(b.cash), sum(b.held), sum(b.paid), sum(b.lapsed), sum(b.debt)
from balances b join users u on u.id = b.user_id
where u.market = :'market';
select 'withdrawals', w.status, count(*), sum(w.amount), sum(w.came_back)
from withdrawals w join users u on u.id = w.user_id
where u.market = :'market'
group by w.status
order by w.status;
\ir transfers.sql
select 'every row';
\set go `until [ -s "$GO" ]; do sleep 0.05; done; cat "$GO"`
\if :go
select format(
  'select %L, count(*), coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0) from %I t where %s',
  c.relname, c.relname,
  case
    when c.relname = 'users' then format('t.market = %L', :'market')
    when c.relname = 'payout_export_lines' then
      format('t.export_id in (select id from payout_exports where market = %L)', :'market')
    when a.columns @> array['user_id'] and a.columns @> array['market'] then
      format('coalesce((select u.market from users u where u.id = t.user_id), t.market) = %L', :'market')
    when a.columns @> array['user_id'] then
      format('t.user_id in (select id from users where market = %L)', :'market')
    else format('t.market = %L', :'market')
  end
)
from pg_class c
cross join lateral (
  select array_agg(attname::text) as columns from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
) a
where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and (a.columns && array['user_id', 'market'] or c.relname = 'payout_export_lines')
order by c.relname \gexec
\endif
commit;
