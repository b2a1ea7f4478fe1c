/** Version 27: the trail says on whom, also who was looked at, and can be searched. */
export const operatorControl = `
-- The people whom it was about; of a look everybody whom the page showed.
alter table operator_actions add column people bigint[] not null default '{}';
drop rule operator_actions_stay on operator_actions;
update operator_actions set people = array[substring(detail from '^user ([0-9]{1,15})')::bigint]
  where detail ~ '^user [0-9]{1,15}(:|$)';
update operator_actions a set people = array[w.user_id]
  from withdrawals w
  where a.detail ~ '^withdrawal [0-9]{1,15}' and w.id = substring(a.detail from '^withdrawal ([0-9]{1,15})')::bigint;
create rule operator_actions_stay as on update to operator_actions do instead nothing;
create index operator_actions_at on operator_actions (at, id);
create index operator_actions_by on operator_actions (operator, at, id);
create index operator_actions_of on operator_actions (action, at, id);
create index operator_actions_by_of on operator_actions (operator, action, at, id);
create index operator_actions_people on operator_actions using gin (people);
-- Without looks, which are many.
create index operator_actions_done on operator_actions (id) where action <> 'look';
`;
