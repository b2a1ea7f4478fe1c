import { rewardStatus, taskInfos } from '@tally/contract/tasks/task';
import type { TaskReward, TaskType } from '@tally/contract/tasks/task';
import { isUniqueViolation } from '../../db/db';
import type { Db } from '../../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Confirmation } from '../confirmations/adConfirmations';
import { storedAnswer } from '../ledger/idempotency';
import type { IdempotentRequest } from '../ledger/idempotency';
import type { Chance } from './chance';
import type { Rules } from '../marketRules/rulesAt';
import type { Person } from '../people/person';
import { paceMs, restMs } from './pace';
import { isDecidedByChance, roundReward } from './roundReward';
import { openCount } from './tasks';
import { daysBeside, refusalOf, refusedReward } from './rewardChecks';
import { notPaid, payAtOnce, payConfirmed, payDrawn, payObserved, payOverMidnight } from './roundFlows';
import type { Attempt, Ended } from './roundFlows';

/** Rules for a round besides those of its task. */
export type RoundRules = {
  /**
   * Enforces the minimum interval between paid rounds (TASK-27); off in a demo, whose simulated host answers at once.
   */
  readonly pace: boolean;
  /** When a round that is reported later was played (ms since the epoch): it counts for that day. Default: now. */
  readonly playedAt?: number;
  /** The market's rules when it was played. */
  readonly marketRules: Rules;
} & (
  | {
      /** Pays only if a draw is open, and closes it (the older lottery flow). */
      readonly drawFirst?: boolean;
      readonly confirmation?: undefined;
    }
  | {
      /** How ad networks' confirmations are treated (TASK-30); undefined: they are ignored. */
      readonly confirmation?: Confirmation;
      readonly drawFirst?: false;
    }
);

/**
 * Pays one round of a task, at most once per key and never above the day's maximum. A refusal isn't stored: the same
 * window may be paid later (for example a draw that came a second too early).
 */
export async function payRound(
  db: Db,
  person: Person,
  task: TaskType,
  {
    once,
    now,
    chance,
    rules,
  }: { readonly once: IdempotentRequest; readonly now: number; readonly chance: Chance; readonly rules: RoundRules },
): Promise<TaskReward> {
  const refusal = refusalOf(person, task, rules.marketRules, rules.playedAt ?? now);
  // What was paid before stays paid in the answer too, also once the task is closed.
  if (refusal) return (await storedAnswer<TaskReward>(db, person.id, once)) ?? refusal;
  if (!isDecidedByChance(task))
    return (await tryRound(db, attemptOf(person, task, { once, now, chance: 0 }, rules), rules)).answer;
  const value = chance.take();
  const { answer, isPaid } = await tryRound(db, attemptOf(person, task, { once, now, chance: value }, rules), rules);
  if (!isPaid) chance.giveBack(value);
  return answer;
}

/** The round with all that decides about it; `chance` in [0, 1) decides its reward. */
function attemptOf(
  person: Person,
  task: TaskType,
  { once, now, chance }: { readonly once: IdempotentRequest; readonly now: number; readonly chance: number },
  { pace, marketRules, playedAt = now }: RoundRules,
): Attempt {
  const { id: userId, market } = person;
  const { day, minutes } = localTime(playedAt, market);
  const cooldown = restMs(task, market, pace);
  const round = {
    userId,
    market,
    day,
    task,
    now,
    once,
    cooldown,
    ...roundReward(task, market, chance, marketRules),
    most: marketRules.maxCounts[task],
    open: openCount(task, market, minutes, marketRules),
    beside: daysBeside(now, cooldown, market),
    pace: paceMs(task, pace),
  };
  return { person, round, minutes, marketRules };
}

/** Pays the round if it can be paid now. */
async function tryRound(db: Db, attempt: Attempt, { drawFirst, confirmation }: RoundRules): Promise<Ended> {
  const { day, beside } = attempt.round;
  const overMidnight = beside.some((other) => other !== day);
  const pay = () => (overMidnight ? payOverMidnight(db, attempt) : payAtOnce(db, attempt));
  try {
    if (drawFirst) return await payDrawn(db, attempt);
    if (confirmation?.mode === 'required') return await payConfirmed(db, attempt, confirmation);
    if (confirmation?.mode === 'observed') return await payObserved(db, attempt, confirmation, pay);
    return await pay();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The ledger has booked this window already, though its stored answer may have expired.
    return notPaid(db, attempt, refusedReward(rewardStatus.refused, taskInfos.alreadyPaid));
  }
}
