import { ledgerParts } from './0047_ledger_parts';

/**
 * Version 47: the ledger by months (UTC) of its rows' time, as native partitions. A new database gets this shape here;
 * one with people is converted by its owner while it serves (`db/months/convert.ts`).
 *
 * Between `transfers_earlier` and `transfers_later`, which are empty in practice, the months have no gap, so that no row
 * is ever refused. What is read all day reads `recent_transfers`, the same few parts however many months there are.
 */
export const ledgerMonths = `${ledgerParts}
-- The bounds of the months that are there: where they begin, and where what is later begins. Null: there are none yet.
create or replace function ledger_bounds(out begins bigint, out ends bigint) language sql stable as $$
  select
    (select (regexp_match(pg_get_expr(relpartbound, oid), 'TO \\(''?(\\d+)''?\\)'))[1]::bigint
     from pg_class where oid = to_regclass('transfers_earlier')),
    (select (regexp_match(pg_get_expr(relpartbound, oid), 'FROM \\(''?(\\d+)''?\\)'))[1]::bigint
     from pg_class where oid = to_regclass('transfers_later'))
$$;

-- The rows since the month before the current one, or all of them in a ledger without parts.
create view recent_transfers as select * from transfers;

create or replace function show_recent_transfers() returns void language plpgsql as $$
begin
  -- The current month and the one before it, those ahead, and what is later.
  execute 'create or replace view recent_transfers as ' || (
    select string_agg(format('select * from %I', relname), ' union all ' order by relname desc)
    from pg_inherits i join pg_class part on part.oid = i.inhrelid
    where i.inhparent = to_regclass('transfers') and (
      relname = 'transfers_later'
      or relname ~ '^transfers_\\d{4}_\\d{2}$'
        and relname >= month_part(month_of(least(
          (select ends from ledger_bounds()) - 155 * 86400000::bigint,
          (extract(epoch from now()) * 1000)::bigint - 31 * 86400000::bigint
        )))
    )
  );
end
$$;

-- Makes the months from one moment to another, and those between them and the months that are there. Rows that lie in an
-- open end already are moved into their month. Returns how many months were made; in a ledger without parts none.
create or replace function make_ledger_months(from_at bigint, to_at bigint) returns integer
language plpgsql security definer set lock_timeout = '300ms' as $$
declare
  -- What claims to be older than the product stays in the open end.
  first_at constant bigint := month_of(greatest(from_at, 1577836800000));
  end_at constant bigint := month_after(greatest(from_at, to_at, 1577836800000));
  had record;
  month_at bigint;
  made integer := 0;
begin
  if (select relkind from pg_class where oid = to_regclass('transfers')) <> 'p' then return 0; end if;
  select * into had from ledger_bounds();
  if first_at >= had.begins and end_at <= had.ends then return 0; end if;
  create or replace view recent_transfers as select * from transfers;
  -- The reference of a part locks both. Whoever holds one and wants the other is not waited for: the next round tries again.
  lock table users in share row exclusive mode;
  lock table transfers in access exclusive mode;
  -- Another server may have made them while this one waited.
  select * into had from ledger_bounds();
  if first_at >= had.begins and end_at <= had.ends then return 0; end if;
  if end_at > extract(epoch from now() + interval '10 years') * 1000 then
    raise exception 'No month as far as % is made.', month_part(end_at);
  end if;
  create temp table moving on commit drop as
    select * from transfers_later where end_at > coalesce(had.ends, 0);
  if had.begins is null or first_at < had.begins then
    if had.begins is not null then
      insert into pg_temp.moving select * from transfers_earlier;
      drop table transfers_earlier;
    end if;
  end if;
  if had.ends is null or end_at > had.ends then drop table transfers_later; end if;
  if had.begins is null or first_at < had.begins then
    perform make_ledger_part('transfers_earlier', null, first_at);
    month_at := first_at;
    while month_at < coalesce(had.begins, end_at) loop
      perform make_ledger_part(month_part(month_at), month_at, month_after(month_at));
      made := made + 1;
      month_at := month_after(month_at);
    end loop;
  end if;
  if had.ends is null or end_at > had.ends then
    month_at := had.ends;
    while month_at < end_at loop
      perform make_ledger_part(month_part(month_at), month_at, month_after(month_at));
      made := made + 1;
      month_at := month_after(month_at);
    end loop;
    perform make_ledger_part('transfers_later', end_at, null);
  end if;
  month_at := least(first_at, had.begins);
  while month_at < greatest(end_at, had.ends) loop
    if had.begins is null or month_at <= had.begins or month_at >= month_of(had.ends - 1) then
      perform guard_ledger_month(month_at);
    end if;
    month_at := month_after(month_at);
  end loop;
  if exists (select 1 from pg_temp.moving) then
    alter table transfers disable trigger transfers_paid_once;
    insert into transfers overriding system value select * from pg_temp.moving;
    alter table transfers enable trigger transfers_paid_once;
  end if;
  drop table pg_temp.moving;
  perform show_recent_transfers();
  return made;
end
$$;
revoke all on function make_ledger_months(bigint, bigint) from public;
do $$
begin
  execute format(
    'alter function make_ledger_months(bigint, bigint) set search_path = %I, pg_temp', current_schema());
end
$$;

-- A database without people gets the shape at once; months are made by the first upkeep.
do $$
begin
  if exists (select 1 from users) or exists (select 1 from transfers) then return; end if;
  drop view recent_transfers;
  perform make_ledger('transfers_new');
  perform index_ledger('transfers_new');
  drop table transfers;
  alter table transfers_new rename to transfers;
  alter table transfers alter column id add generated by default as identity (sequence name transfers_id_seq);
  alter table transfers add constraint transfers_user_id_fkey foreign key (user_id) references users (id);
  perform make_ledger_triggers('transfers');
  perform make_ledger_part('transfers_later', null, null);
  create view recent_transfers as select * from transfers;
end
$$;
`;
