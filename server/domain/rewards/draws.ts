import { rewardStatus } from '@tally/contract/tasks/task';
import type { TaskReward } from '@tally/contract/tasks/task';
import type { Sql } from '../../db/db';
import { alive } from '../../db/states';
import type { Rules } from '../marketRules/rulesAt';
import type { Person } from '../people/person';
import { checkRound } from './rewardChecks';

/**
 * Opens a draw if a round could be paid now ("The older flow calls action draw and then reward"). If a draw is open
 * already, it stays the same one, however often it is requested, until its reward is paid. Pays and counts nothing
 * itself.
 */
export async function draw(sql: Sql, person: Person, now: number, rules: Rules): Promise<TaskReward> {
  const state = await checkRound(sql, person, 'lottery', { now, rules });
  if (state.status !== rewardStatus.paid) return state;
  await sql.query(
    `insert into lottery_draws (user_id, at)
     select id, $2::bigint from users where id = $1 and ${alive()} for key share on conflict do nothing`,
    [person.id, now],
  );
  return state;
}
