-- Puts the triggers that fence.sql arms on the tables of money (fence=up), or takes them away (fence=down). A table that
-- somebody holds is tried again and again, and never waited for long, because others would queue behind it.
select set_config('tally.fence', :'fence', false) \g /dev/null
do $$
declare
  up constant boolean := current_setting('tally.fence') = 'up';
  each text;
begin
  foreach each in array array['balances', 'withdrawals', 'transfers'] loop
    for tries in 1..200 loop
      exit when up = exists (select from pg_trigger where tgname = 'moved' and tgrelid = each::regclass);
      begin
        set local lock_timeout = '200ms';
        execute case when up
          then format('create trigger moved before insert or update on %I for each row execute function refuse_moved()', each)
          else format('drop trigger moved on %I', each) end;
      exception when lock_not_available then
        perform pg_sleep(0.3);
      end;
      commit;
    end loop;
  end loop;
  if not up then drop function if exists refuse_moved(); end if;
end $$;
