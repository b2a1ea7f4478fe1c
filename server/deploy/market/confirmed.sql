-- Waits until the new database has all that was committed here until now, at most 2 s.
select set_config('tally.name', :'name', false), set_config('tally.lsn', pg_current_wal_flush_lsn()::text, false) \g /dev/null
do $$
begin
  for tries in 1..200 loop
    if exists (
      select from pg_replication_slots
      where slot_name = current_setting('tally.name') and confirmed_flush_lsn >= current_setting('tally.lsn')::pg_lsn
    ) then return; end if;
    perform pg_sleep(0.01);
  end loop;
  raise exception 'The new database is behind.';
end $$;
