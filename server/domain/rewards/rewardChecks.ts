import type { Market } from '@tally/contract/market/codes';
import { localTime } from '@tally/contract/rules/marketClock';
import { closingGraceMs } from '@tally/contract/rules/marketRules';
import { rewardStatus, taskInfos } from '@tally/contract/tasks/task';
import type { TaskReward, TaskType } from '@tally/contract/tasks/task';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Person } from '../people/person';
import type { Rules } from '../marketRules/rulesAt';
import { cooldownMs, isOffered, openCount } from './tasks';

/** The answer of a round that was not paid, with the reason. */
export const refusedReward = (status: number, info: string): TaskReward => ({ status, coin: 0, cash: 0, info });

/**
 * Why no round can be paid now, as far as known without a query; undefined when nothing is against it. A task that the
 * market has closed pays the rounds that were begun before (RULES-5).
 *
 * @param at when the round was played, ms since the epoch
 */
export function refusalOf(person: Person, task: TaskType, { closed }: Rules, at: number): TaskReward | undefined {
  if (person.dupUser) return refusedReward(rewardStatus.refused, taskInfos.dupUser);
  if (!isOffered(person, task)) return refusedReward(rewardStatus.refused, taskInfos.notShown);
  const since = closed.get(task)?.since ?? Infinity;
  if (at >= since + closingGraceMs) return refusedReward(rewardStatus.later, taskInfos.closed);
  return undefined;
}

/** The refusal that follows from the day's count; undefined when a round is open. */
export function limitOf(
  { count, minutes }: { readonly count: number; readonly minutes: number },
  task: TaskType,
  person: Person,
  rules: Rules,
): TaskReward | undefined {
  if (count >= rules.maxCounts[task]) return refusedReward(rewardStatus.limit, taskInfos.limit);
  if (count >= openCount(task, person.market, minutes, rules))
    return refusedReward(rewardStatus.limit, taskInfos.morning);
  return undefined;
}

/**
 * The market's days one cooldown (ms) before and after `now`: both are the current day, except around midnight.
 */
export const daysBeside = (now: number, cooldown: number, market: Market): [before: number, after: number] => [
  localTime(now - cooldown, market).day,
  localTime(now + cooldown, market).day,
];

const countsBeside = statement(
  { person: 'bigint', day: 'integer', dayBefore: 'integer', dayAfter: 'integer', task: 'text' },
  `
select day, count, last_at as "lastAt"
from task_counts
where user_id = :person and day in (:day, :dayBefore, :dayAfter) and task = :task`,
);

/**
 * Whether a round could be paid now, without paying it (the older flow asks before it draws). Cooldown and quota are
 * enforced by the statement that pays (`rewardStatement.ts`).
 */
export async function checkRound(
  sql: Sql,
  person: Person,
  task: TaskType,
  { now, rules }: { readonly now: number; readonly rules: Rules },
): Promise<TaskReward> {
  const refusal = refusalOf(person, task, rules, now);
  if (refusal) return refusal;
  const { day, minutes } = localTime(now, person.market);
  const cooldown = cooldownMs(task, person.market);
  // The cooldown continues across midnight, so the previous day's row is read too.
  const [dayBefore, dayAfter] = daysBeside(now, cooldown, person.market);
  const rows = await sql.query<{ day: number; count: number; lastAt: number }>(
    ...countsBeside({ person: person.id, day, dayBefore, dayAfter, task }),
  );
  const limit = limitOf({ count: rows.find((row) => row.day === day)?.count ?? 0, minutes }, task, person, rules);
  if (limit) return limit;
  const early = cooldown > 0 && rows.some(({ lastAt }) => now - lastAt < cooldown);
  return early ? refusedReward(rewardStatus.later, taskInfos.later) : refusedReward(rewardStatus.paid, '');
}
