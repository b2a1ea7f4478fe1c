-- Removes the people of all markets but those of :keep, and what belongs to those markets, a thousand people at a time.
-- What is written down for good goes too, so only a superuser can: the triggers that refuse it, and the references
-- (orphans.sql looks at them afterwards), are off in this session and in no other.
-- The log of operators, their keys, and hashes of which nobody knows the market stay whole on both sides.
select set_config('tally.keep', :'keep', false) \g /dev/null
set session_replication_role = replica;
do $$
declare
  keep constant text[] := string_to_array(current_setting('tally.keep'), ',');
  of_people constant text[] := (
    select array_agg(c.relname) from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  );
  of_markets constant text[] := (
    select array_agg(c.relname) from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'market'
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'users'
  );
  each text;
  apps text[];
  people bigint[];
begin
  -- What phones reported before anybody had signed in: by the apps that only the other markets have.
  select array_agg(app_pkg) into apps from (
    select app_pkg from users where market <> all (keep) except select app_pkg from users where market = any (keep)
  ) as own;
  delete from actions where user_id is null and app_pkg = any (apps);
  delete from devices where app_pkg = any (apps);
  commit;
  loop
    select array_agg(id) into people from (select id from users where market <> all (keep) limit 1000) as next;
    exit when people is null;
    foreach each in array of_people loop
      execute format('delete from %I where user_id = any ($1)', each) using people;
    end loop;
    -- Last, so that whoever is interrupted finds the same people again.
    delete from users where id = any (people);
    commit;
  end loop;
  delete from payout_export_lines where export_id in (select id from payout_exports where market <> all (keep));
  foreach each in array of_markets loop
    execute format('delete from %I where market <> all ($1)', each) using keep;
    commit;
  end loop;
end $$;
