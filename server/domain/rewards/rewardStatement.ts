import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { rewardStatus } from '@tally/contract/tasks/task';
import type { TaskReward, TaskType } from '@tally/contract/tasks/task';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { IdempotentRequest } from '../ledger/idempotency';
import { toWire } from '../ledger/money';

/** The result of the statement. */
export interface CountedRound {
  /** Paid rounds of the day including this one; null when it was not paid. */
  readonly paid: number | null;
  /** Paid rounds of the day before this one. */
  readonly count: number;
}

/**
 * Counts the round, and writes both transfers, the balances and the answer in one statement: atomic, and one round trip
 * (1.7 ms on the embedded database against 4.6 ms for a transaction).
 * The person's balances are locked first, as everywhere, then the person's row, which a deletion may change
 * concurrently: PostgreSQL re-checks the conditions on locked rows after waiting for them.
 */
const payment = statement(
  {
    person: 'bigint',
    day: 'integer',
    task: 'text',
    most: 'integer',
    open: 'integer',
    now: 'bigint',
    cooldown: 'bigint',
    dayBefore: 'integer',
    dayAfter: 'integer',
    pace: 'bigint',
    coin: 'bigint',
    cash: 'bigint',
    currency: 'text',
    scope: 'text',
    key: 'text',
    request: 'text',
    answer: 'text',
  },
  `
with known as (
  select 1 from answers where user_id = :person and scope = :scope and key = :key
), person as (
  select u.id
  from balances b join users u on u.id = b.user_id
  where b.user_id = :person and ${alive('u')} and (:pace = 0 or b.next_round_at <= :now)
  for no key update of b for key share of u
), counted as (
  insert into task_counts (user_id, day, task, count, max_count, last_at)
  select id, :day, :task, 1, :most, :now
  from person
  where :open >= 1
    and not exists (select 1 from known)
    and (:cooldown = 0 or not exists (
      select 1 from task_counts
      where user_id = :person and day in (:dayBefore, :dayAfter) and day <> :day
        and task = :task and last_at > :now - :cooldown
    ))
  on conflict (user_id, day, task) do update
    set count = task_counts.count + 1,
      max_count = greatest(task_counts.max_count, excluded.max_count),
      last_at = greatest(task_counts.last_at, excluded.last_at)
    where task_counts.count < :open and (:cooldown = 0 or task_counts.last_at <= :now - :cooldown)
  returning count
), answered as (
  insert into answers (user_id, scope, key, request, answer, at)
  select :person, :scope, :key, :request, :answer, :now from counted
), moved as (
  insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
  select :person, :task, reward.currency, 'rewards', reward.target, reward.amount, :now, :key
  from counted
  cross join (values ('COIN', 'coin', :coin), (:currency, 'cash', :cash)) as reward (currency, target, amount)
  where reward.amount > 0
), credited as (
  update balances
  set coin = coin + :coin,
    cash = cash + :cash,
    next_round_at = case when :pace = 0 then next_round_at else :now + :pace end
  from counted
  where balances.user_id = :person
)
select (select count from counted) as paid,
  coalesce((select count from task_counts where user_id = :person and day = :day and task = :task), 0) as count`,
);

/** A round to be paid. */
export interface Round {
  readonly userId: number;
  readonly market: Market;
  readonly day: number;
  readonly task: TaskType;
  /** Maximum rounds of the day. */
  readonly most: number;
  /** Number of rounds open by now, including those paid already. */
  readonly open: number;
  readonly now: number;
  readonly coin: number;
  /** In minor units. */
  readonly cash: number;
  readonly once: IdempotentRequest;
  /** In ms; 0: no cooldown. */
  readonly cooldown: number;
  /** The days one cooldown before and after now. */
  readonly beside: readonly [before: number, after: number];
  /** In ms; 0: no pace. */
  readonly pace: number;
}

/** The answer of a paid round. */
export const paidReward = ({ market, coin, cash }: Pick<Round, 'market' | 'coin' | 'cash'>): TaskReward => ({
  status: rewardStatus.paid,
  coin,
  cash: toWire(cash, market),
  info: '',
});

/**
 * Pays the round unless its key was used, none is open, or it comes too early.
 *
 * @throws a unique violation when the ledger has booked the key before, whose answer is gone
 */
export async function countRound(sql: Sql, round: Round): Promise<CountedRound> {
  const { userId, task, market, beside, once, ...given } = round;
  const rows = await sql.query<CountedRound>(
    ...payment({
      ...given,
      person: userId,
      task,
      dayBefore: beside[0],
      dayAfter: beside[1],
      currency: currencies[market],
      scope: once.scope,
      key: once.key,
      request: once.request,
      answer: JSON.stringify(paidReward(round)),
    }),
  );
  return only(rows);
}
