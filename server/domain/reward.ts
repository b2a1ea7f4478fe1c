import { currencies } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { rewardStatus, taskInfos } from '@tally/contract/task';
import type { TaskReward, TaskType } from '@tally/contract/task';
import { isUniqueViolation, only, withRetries } from '../db/db';
import type { Db, Sql } from '../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { lockBalances } from './ledger';
import { toWire } from './money';
import { isConfirmed, spendConfirmation, unconfirmed } from './adConfirmations';
import type { Confirmation } from './adConfirmations';
import { storedAnswer } from './idempotency';
import type { Chance } from './chance';
import type { IdempotentRequest } from './idempotency';
import type { Person } from './person';
import { paceMs } from './pace';
import { maxCounts } from './serverLimits';
import { cooldownMs, isDecidedByChance, isOffered, openCount, roundReward } from './tasks';

/** Nothing was paid, and why. */
export const refusedReward = (status: number, info: string): TaskReward => ({ status, coin: 0, cash: 0, info });

interface State {
  readonly paid: number | null;
  readonly count: number;
}

/**
 * Counts the round, writes both transfers, the balances and the answer in one statement: all of it or nothing, and
 * one round trip (1.7 ms on the embedded database against 4.6 ms for a transaction).
 * The person's balances are locked first, as by everybody, and then the person, who may be deleted at the same moment: the locks
 * look again at what they waited for.
 * $1 person, $2 day, $3 task, $4 max, $5 open now, $6 now, $7 cooldown, $8 coins, $9 cash, $10 currency, $11 key, $12 scope, $13 request, $14 answer, $15 and $16 the days so long before and after as the cooldown is, $17 pace
 */
const rewardStatement = `
with known as (
  select 1 from answers where user_id = $1::bigint and scope = $12::text and key = $11::text
), person as (
  select u.id from balances b join users u on u.id = b.user_id where b.user_id = $1::bigint and u.status = 1 and ($17::bigint = 0 or b.next_round_at <= $6::bigint) for no key update of b for key share of u
), counted as (
  insert into task_counts (user_id, day, task, count, max_count, last_at)
  select id, $2::integer, $3::text, 1, $4::integer, $6::bigint from person where $5::integer >= 1 and not exists (select 1 from known)
    and ($7::bigint = 0 or not exists (select 1 from task_counts where user_id = $1::bigint and day in ($15::integer, $16::integer) and day <> $2::integer and task = $3::text and last_at > $6::bigint - $7::bigint))
  on conflict (user_id, day, task) do update set count = task_counts.count + 1, max_count = excluded.max_count, last_at = greatest(task_counts.last_at, excluded.last_at)
    where task_counts.count < $5::integer and ($7::bigint = 0 or task_counts.last_at <= $6::bigint - $7::bigint)
  returning count
), answered as (
  insert into answers (user_id, scope, key, request, answer, at)
  select $1::bigint, $12::text, $11::text, $13::text, $14::text, $6::bigint from counted
), moved as (
  insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
  select $1::bigint, $3::text, reward.currency, 'rewards', reward.target, reward.amount, $6::bigint, $11::text
  from counted cross join (values ('COIN', 'coin', $8::bigint), ($10::text, 'cash', $9::bigint)) as reward (currency, target, amount)
  where reward.amount > 0
), credited as (
  update balances set coin = coin + $8::bigint, cash = cash + $9::bigint, next_round_at = case when $17::bigint = 0 then next_round_at else $6::bigint + $17::bigint end from counted where balances.user_id = $1::bigint
)
select (select count from counted) as paid,
  coalesce((select count from task_counts where user_id = $1::bigint and day = $2::integer and task = $3::text), 0) as count`;

/** What is asked of a round beyond its task. */
export interface RoundRules {
  /** Pays only for an open draw, and ends it (the older lottery flow). */
  readonly drawFirst?: boolean;
  /** The server's own pace (TASK-27); off in a demo, whose simulated host answers at once. */
  readonly pace: boolean;
  /** What the ad networks' confirmations mean for it (TASK-30); nothing without it. */
  readonly confirmation?: Confirmation;
}

/** Why no round can be paid now, before the database is asked. */
export function refusalOf(person: Person, task: TaskType): TaskReward | undefined {
  if (person.dupUser) return refusedReward(rewardStatus.refused, taskInfos.dupUser);
  if (!isOffered(person, task)) return refusedReward(rewardStatus.refused, taskInfos.notShown);
  return undefined;
}

/** The refusal that a count means; undefined when a round is open. */
export function limitOf(count: number, task: TaskType, person: Person, minutes: number): TaskReward | undefined {
  if (count >= maxCounts[task]) return refusedReward(rewardStatus.limit, taskInfos.limit);
  if (count >= openCount(task, person.market, minutes)) return refusedReward(rewardStatus.limit, taskInfos.morning);
  return undefined;
}

/** The days so long before and after `now` as the task's cooldown is: the day itself, but for the moments around midnight. */
const daysBeside = (now: number, task: TaskType, market: Market): number[] =>
  [-1, 1].map((way) => localTime(now + way * cooldownMs(task, market), market).day);

/** The person has an open draw (`draw`). */
const isDrawn = async (sql: Sql, person: Person): Promise<boolean> =>
  (await sql.query('select 1 from lottery_draws where user_id = $1', [person.id])).length > 0;

/**
 * Pays one round of a task, at most once for a key and never above the day's maximum.
 * A refusal isn't stored: the same window may be paid later (a draw that came a second too early).
 *
 */
export async function payRound(
  db: Db,
  person: Person,
  task: TaskType,
  once: IdempotentRequest,
  now: number,
  chance: Chance,
  rules: RoundRules,
): Promise<TaskReward> {
  const refusal = refusalOf(person, task);
  if (refusal) return refusal;
  if (!isDecidedByChance(task)) return (await tryRound(db, person, task, once, now, 0, rules)).answer;
  const value = chance.take();
  const { answer, isPaid } = await tryRound(db, person, task, once, now, value, rules);
  if (!isPaid) chance.giveBack(value);
  return answer;
}

/** Pays the round if it can be paid now; `isPaid` when it was, with what `chance` in [0, 1) decided. */
async function tryRound(
  db: Db,
  person: Person,
  task: TaskType,
  once: IdempotentRequest,
  now: number,
  chance: number,
  { drawFirst = false, pace, confirmation = unconfirmed }: RoundRules,
): Promise<{ answer: TaskReward; isPaid: boolean }> {
  const { market } = person;
  const { day, minutes } = localTime(now, market);
  const { coin, cash } = roundReward(task, market, chance);
  const reward: TaskReward = { status: rewardStatus.paid, coin, cash: toWire(cash, market), info: '' };
  const notPaid = (answer: TaskReward) => ({ answer, isPaid: false });
  const beside = daysBeside(now, task, market);
  const overMidnight = beside.some((other) => other !== day);
  const needed = { userId: person.id, appPkg: '' };
  const required = confirmation.mode === 'required';
  const params = [
    person.id,
    day,
    task,
    maxCounts[task],
    openCount(task, market, minutes),
    now,
    cooldownMs(task, market),
    coin,
    cash,
    currencies[market],
    once.key,
    once.scope,
    once.request,
    JSON.stringify(reward),
    ...beside,
    paceMs(task, pace),
  ];
  const run = (sql: Sql) => sql.query<State>(rewardStatement, params);
  // The row of another day decides too, and no lock of the statement looks at that again: it looks when those before have ended.
  const serialized = async (tx: Sql) => {
    await lockBalances(tx, person.id);
    if (drawFirst && !(await isDrawn(tx, person))) return undefined;
    if (required && !(await isConfirmed(tx, needed, now))) return undefined;
    const rows = await run(tx);
    if (only(rows).paid === null) return rows;
    if (required) await spendConfirmation(tx, needed, now);
    if (drawFirst) await tx.query('delete from lottery_draws where user_id = $1', [person.id]);
    return rows;
  };
  try {
    const rows = await (overMidnight || drawFirst || required ? db.tx(serialized) : withRetries(() => run(db)));
    // What was paid under this key is answered again, also when its draw is over.
    if (!rows) {
      const stored = await storedAnswer<TaskReward>(db, person.id, once);
      if (stored) return notPaid(stored);
      if (required) confirmation.missing();
      return notPaid(refusedReward(rewardStatus.later, drawFirst ? taskInfos.needDraw : taskInfos.later));
    }
    const { paid, count } = only(rows);
    if (paid !== null) {
      if (confirmation.mode === 'observed' && !(await spendConfirmation(db, needed, now))) confirmation.missing();
      return { answer: reward, isPaid: true };
    }
    // This key, or another request with it while this one waited, was paid before.
    return notPaid(
      (await storedAnswer<TaskReward>(db, person.id, once)) ??
        limitOf(count, task, person, minutes) ??
        refusedReward(rewardStatus.later, taskInfos.later),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The ledger has this window already, though its answer may no longer be kept.
    return notPaid(
      (await storedAnswer<TaskReward>(db, person.id, once)) ??
        refusedReward(rewardStatus.refused, taskInfos.alreadyPaid),
    );
  }
}

/** Whether a round could be paid now (the older flow asks before it draws); pays nothing. */
export async function checkRound(sql: Sql, person: Person, task: TaskType, now: number): Promise<TaskReward> {
  const refusal = refusalOf(person, task);
  if (refusal) return refusal;
  const { day, minutes } = localTime(now, person.market);
  // The cooldown goes on over midnight.
  const rows = await sql.query<{ day: number; count: number; lastAt: number }>(
    'select day, count, last_at as "lastAt" from task_counts where user_id = $1 and day in ($2, $3, $4) and task = $5',
    [person.id, day, ...daysBeside(now, task, person.market), task],
  );
  const limit = limitOf(rows.find((row) => row.day === day)?.count ?? 0, task, person, minutes);
  if (limit) return limit;
  const cooldown = cooldownMs(task, person.market);
  const early = cooldown > 0 && rows.some(({ lastAt }) => now - lastAt < cooldown);
  return early ? refusedReward(rewardStatus.later, taskInfos.later) : refusedReward(rewardStatus.paid, '');
}
