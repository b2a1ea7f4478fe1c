/**
 * Version 47: the ledger by months (UTC) of its rows' time, as native partitions. A new database gets this shape here;
 * one with people is converted by its owner while it serves (`db/months/convert.ts`).
 *
 * Between `transfers_earlier` and `transfers_later`, which are empty in practice, the months have no gap, so that no row
 * is ever refused. What is read all day reads `recent_transfers`, the same few parts however many months there are.
 */
export const ledgerMonths = `
-- What is paid once for ever, whatever the month; what a person gets by the day is guarded by month (below).
create table paid_once (
  user_id bigint not null,
  kind text not null,
  ref text not null,
  currency text not null,
  primary key (user_id, kind, ref, currency)
);
create trigger paid_once_stay before update or delete on paid_once for each row execute function refuse_change();

create or replace function enter_paid_once() returns trigger language plpgsql as $$
begin
  insert into paid_once (user_id, kind, ref, currency) values (new.user_id, new.kind, new.ref, new.currency);
  return null;
end
$$;

-- Names and bounds of months, ms since the epoch.
create or replace function month_of(at bigint) returns bigint language sql immutable as $$
  select (extract(epoch from date_trunc('month', to_timestamp(at / 1000) at time zone 'UTC')) * 1000)::bigint
$$;
create or replace function month_after(at bigint) returns bigint language sql immutable as $$
  select (extract(epoch from date_trunc('month', to_timestamp(at / 1000) at time zone 'UTC') + interval '1 month')
    * 1000)::bigint
$$;
create or replace function month_part(at bigint) returns text language sql immutable as $$
  select 'transfers_' || to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY_MM')
$$;

-- A table of the shape of the ledger, still without parts, indexes, references and triggers.
create or replace function make_ledger(name text) returns void language plpgsql as $$
begin
  execute format(
    'create table %I (like transfers including defaults including constraints including storage) partition by range (at)',
    name);
end
$$;

create or replace function index_ledger(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I add primary key (id, at)', name);
  execute format(
    'create index on %I (user_id, id desc) where source = ''coin'' or target = ''coin''', name);
  execute format(
    'create index on %I (user_id, id desc) where source = ''cash'' or target = ''cash''', name);
  execute format(
    'create index on %I (user_id, id desc) where source = ''gift'' or target = ''gift''', name);
  -- Rows come in the order of time, so this index is some pages, and an insert costs next to nothing.
  execute format('create index on %I using brin (at) with (pages_per_range = 32)', name);
end
$$;

-- The triggers of the ledger. What a person gets by the day is not entered: it would be as much as the ledger itself.
create or replace function make_ledger_triggers(name text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger transfers_stay before update or delete on %I for each row execute function refuse_change()', name);
  execute format(
    'create trigger transfers_paid_once after insert on %I for each row
       when (new.kind not in (''checkin'', ''lottery'', ''videoad'', ''words'', ''quiz'', ''exchangein'', ''exchangeout''))
       execute function enter_paid_once()',
    name);
end
$$;

-- What the server's role may of a part: to read it. Whoever may read the ledger may read its parts, nobody changes them.
create or replace function grant_ledger_part(part text) returns void language plpgsql as $$
declare
  other record;
begin
  for other in
    select distinct g.grantee::regrole as role
    from pg_class c, aclexplode(c.relacl) g
    where c.oid in (to_regclass('transfers'), to_regclass(quote_ident(part))) and g.grantee not in (0, c.relowner)
  loop
    execute format('revoke all on %I from %s', part, other.role);
    execute format('grant select on %I to %s', part, other.role);
  end loop;
end
$$;

-- A part of the ledger; without a bound it is open there. The same thing moves money once in it.
create or replace function make_ledger_part(part text, from_at bigint, to_at bigint) returns void language plpgsql as $$
begin
  execute format(
    'create table %I partition of transfers for values from (%s) to (%s)',
    part, coalesce(from_at::text, 'minvalue'), coalesce(to_at::text, 'maxvalue'));
  execute format('create unique index %I on %I (user_id, kind, ref, currency)', part || '_once', part);
  perform grant_ledger_part(part);
end
$$;

-- What was booked in the month before is refused in a month too: a key that is repeated after its stored answer went.
-- In its last hour so is what was booked in the next one, by a server whose clock is ahead. Each month has a function of
-- its own, whose plan is kept and reads these parts only.
create or replace function guard_ledger_month(month_at bigint) returns void language plpgsql as $$
declare
  part text := month_part(month_at);
  checks text[] := '{}';
  other record;
begin
  for other in
    select beside.name, beside.condition
    from (values
      (month_part(month_of(month_at - 1)), ''),
      (month_part(month_after(month_at)), format('new.at >= %s and ', month_after(month_at) - 3600000))
    ) as beside (name, condition)
    where to_regclass(beside.name) is not null
  loop
    checks := checks || format(
      '%sexists (
        select 1 from %I.%I t
        where t.user_id = new.user_id and t.kind = new.kind and t.ref = new.ref and t.currency = new.currency
      )',
      other.condition, current_schema(), other.name);
  end loop;
  if to_regclass(part) is null or checks = '{}' then return; end if;
  execute format(
    $f$
    create or replace function %I() returns trigger language plpgsql as $g$
    begin
      if %s then
        raise unique_violation using message = 'booked in the month beside';
      end if;
      return new;
    end
    $g$
    $f$,
    part || '_guard', array_to_string(checks, ' or '));
  if exists (select 1 from pg_trigger where tgrelid = to_regclass(part) and tgname = 'transfers_guard') then return; end if;
  execute format(
    'create trigger transfers_guard before insert on %I for each row
       when (new.kind in (''checkin'', ''lottery'', ''videoad'', ''words'', ''quiz'', ''exchangein'', ''exchangeout''))
       execute function %I()',
    part, part || '_guard');
end
$$;

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
        and relname >= month_part(month_of((select ends from ledger_bounds()) - 155 * 86400000::bigint))
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
