import { rewardStatus } from '@tally/contract/tasks/task';
import type { TaskReward } from '@tally/contract/tasks/task';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { Rules } from '../marketRules/rulesAt';
import type { Person } from '../people/person';
import { checkRound } from './rewardChecks';

const startDraw = statement(
  { person: 'bigint', now: 'bigint' },
  `
insert into lottery_draws (user_id, at)
select id, :now from users where id = :person and ${alive()} for key share on conflict do nothing`,
);

/**
 * Opens a draw if a round could be paid now ("The older flow calls action draw and then reward"). If a draw is open
 * already, it stays the same one, however often it is requested, until its reward is paid. Pays and counts nothing
 * itself.
 */
export async function draw(sql: Sql, person: Person, now: number, rules: Rules): Promise<TaskReward> {
  const state = await checkRound(sql, person, 'lottery', { now, rules });
  if (state.status !== rewardStatus.paid) return state;
  await sql.query(...startDraw({ person: person.id, now }));
  return state;
}
