/** Version 47, its first half: what a part of the ledger consists of, and what is once across the parts. */
export const ledgerParts = `
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
`;
