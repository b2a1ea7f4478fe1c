-- Ends following: nothing of the old database arrives from now on, so that ids of both can't meet.
select format('alter subscription %I disable', :'name') \gexec
select pg_terminate_backend(pid) from pg_stat_subscription where subname = :'name' and pid is not null \g /dev/null
select set_config('tally.name', :'name', false) \g /dev/null
do $$
begin
  for tries in 1..200 loop
    if not exists (select from pg_stat_subscription where subname = current_setting('tally.name') and pid is not null)
    then return; end if;
    perform pg_sleep(0.01);
    perform pg_stat_clear_snapshot();
  end loop;
  raise exception 'The subscription does not stop.';
end $$;
