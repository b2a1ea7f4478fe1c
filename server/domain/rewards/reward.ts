import { rewardStatus, taskInfos } from '@tally/contract/tasks/task';
import type { TaskReward, TaskType } from '@tally/contract/tasks/task';
import { isUniqueViolation, only, withRetries } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { lockBalances } from '../ledger/ledger';
import { isConfirmed, spendConfirmation, unconfirmed } from '../confirmations/adConfirmations';
import type { Confirmation } from '../confirmations/adConfirmations';
import { storedAnswer } from '../ledger/idempotency';
import type { IdempotentRequest } from '../ledger/idempotency';
import type { Chance } from './chance';
import type { Person } from '../people/person';
import { paceMs, restMs } from './pace';
import { isDecidedByChance, openCount, roundReward } from './tasks';
import { paidReward, rewardStatement, roundParams } from './rewardStatement';
import type { CountedRound } from './rewardStatement';
import { daysBeside, limitOf, refusalOf, refusedReward } from './rewardChecks';
import { keepRound } from './keepRound';
import { stateOfClaim, waitingRounds } from '../confirmations/waitingClaims';

/** Rules for a round besides those of its task. */
export interface RoundRules {
  /** Pays only if a draw is open, and closes it (the older lottery flow). */
  readonly drawFirst?: boolean;
  /**
   * Enforces the minimum interval between paid rounds (TASK-27); off in a demo, whose simulated host answers at once.
   */
  readonly pace: boolean;
  /** When a round that is reported later was played (ms since the epoch): it counts for that day. Default: now. */
  readonly playedAt?: number;
  /** How ad networks' confirmations are treated (TASK-30); undefined: they are ignored. */
  readonly confirmation?: Confirmation;
}

/** The answer to a claim that waits for its confirmation. */
const beingConfirmed = refusedReward(rewardStatus.later, taskInfos.beingConfirmed);

/**
 * The result of an attempt: the rows of the statement, or (required confirmations only) another answer; `kept`: the
 * claim has just been stored and waits under its key.
 */
interface Tried {
  readonly rows?: CountedRound[];
  readonly answer?: TaskReward;
  readonly kept?: true;
}

/** Whether the person has an open draw (`draw`). */
const isDrawn = async (sql: Sql, person: Person): Promise<boolean> =>
  (await sql.query('select 1 from lottery_draws where user_id = $1', [person.id])).length > 0;

/**
 * Pays one round of a task, at most once per key and never above the day's maximum. A refusal isn't stored: the same
 * window may be paid later (for example a draw that came a second too early).
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

/**
 * Pays the round if it can be paid now. `isPaid` is true when the value of `chance` in [0, 1) was used up: the round
 * was paid, or will be when it is confirmed.
 */
async function tryRound(
  db: Db,
  person: Person,
  task: TaskType,
  once: IdempotentRequest,
  now: number,
  chance: number,
  { drawFirst = false, pace, playedAt = now, confirmation = unconfirmed }: RoundRules,
): Promise<{ answer: TaskReward; isPaid: boolean }> {
  const { market } = person;
  const { day, minutes } = localTime(playedAt, market);
  const { coin, cash } = roundReward(task, market, chance);
  const reward = paidReward({ market, coin, cash });
  const notPaid = (answer: TaskReward) => ({ answer, isPaid: false });
  const cooldown = restMs(task, market, pace);
  const beside = daysBeside(now, cooldown, market);
  const overMidnight = beside.some((other) => other !== day);
  const needed = { userId: person.id, appPkg: '' };
  const required = confirmation.mode === 'required';
  const open = openCount(task, market, minutes);
  const round = { userId: person.id, market, day, task, now, coin, cash, once, beside };
  const paced = { ...round, cooldown, pace: paceMs(task, pace) };
  const run = (sql: Sql, openNow = open) =>
    sql.query<CountedRound>(rewardStatement, roundParams({ ...paced, open: openNow }));
  // Runs the checks and the statement under the lock of the balances. The statement's own locks re-check only the
  // locked rows after a wait; the row of another day, the open draw and waiting claims are re-read only by a statement
  // that starts after the earlier transactions have ended.
  const serialized = async (tx: Sql): Promise<Tried> => {
    await lockBalances(tx, person.id);
    if (drawFirst && !(await isDrawn(tx, person))) return {};
    let openNow = open;
    if (required) {
      const state = await stateOfClaim(tx, person.id, once, now);
      if (state === 'waits') return { answer: beingConfirmed };
      if (state === 'over') return {};
      openNow -= await waitingRounds(tx, person.id, day, now);
      if (!(await isConfirmed(tx, needed, now))) {
        const claim = { task: 'videoad', appPkg: '', source: '', day, coin, cash, recordId: null } as const;
        const kept = await keepRound(tx, person, once, claim, openNow, paced.pace, now);
        return kept ? { answer: beingConfirmed, kept } : {};
      }
    }
    const rows = await run(tx, openNow);
    if (only(rows).paid === null) return { rows };
    if (required) await spendConfirmation(tx, needed, now);
    if (drawFirst) await tx.query('delete from lottery_draws where user_id = $1', [person.id]);
    return { rows };
  };
  try {
    const { rows, answer, kept } = await (overMidnight || drawFirst || required
      ? db.tx(serialized)
      : withRetries(async (): Promise<Tried> => ({ rows: await run(db) })));
    if (kept) confirmation.missing();
    // The claim keeps the drawn reward, so the value of `chance` is used up.
    if (answer) return { answer, isPaid: kept === true };
    // If this key was paid before, repeat its answer, although its draw is closed by now.
    if (!rows) {
      const stored = await storedAnswer<TaskReward>(db, person.id, once);
      return notPaid(stored ?? refusedReward(rewardStatus.later, drawFirst ? taskInfos.needDraw : taskInfos.later));
    }
    const { paid, count } = only(rows);
    if (paid !== null) {
      if (confirmation.mode === 'observed' && !(await spendConfirmation(db, needed, now))) confirmation.missing();
      return { answer: reward, isPaid: true };
    }
    // Not paid: maybe this key was paid before, or by a concurrent request that this one waited for.
    return notPaid(
      (await storedAnswer<TaskReward>(db, person.id, once)) ??
        limitOf(count, task, person, minutes) ??
        refusedReward(rewardStatus.later, taskInfos.later),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The ledger has booked this window already, though its stored answer may have expired.
    return notPaid(
      (await storedAnswer<TaskReward>(db, person.id, once)) ??
        refusedReward(rewardStatus.refused, taskInfos.alreadyPaid),
    );
  }
}
