-- What the triggers of fence-triggers.sql do, so that the moment needs no lock of a table: "idle" lets everything through,
-- "armed" refuses to move money of the market, whoever asks: a server with the wrong MARKETS, an operator, the morning.
select set_config('tally.market', :'market', false), set_config('tally.fence', :'fence', false) \g /dev/null
do $$
declare
  refusal constant text := case when current_setting('tally.fence') = 'armed' then format(
    'if exists (select from users where id = new.user_id and market = %1$L) then
       raise exception ''the market %1$s has moved to another database'' using errcode = ''restrict_violation'';
     end if;', current_setting('tally.market')) else '' end;
begin
  execute format(
    'create or replace function refuse_moved() returns trigger language plpgsql as %L',
    format('begin %s return new; end', refusal)
  );
end $$;
