import { rewardStatus, taskInfos } from '@tally/contract/tasks/task';
import type { TaskReward } from '@tally/contract/tasks/task';
import { withRetries } from '../../db/db';
import { statement } from '../../db/statement';
import type { Db, Sql } from '../../db/db';
import { isConfirmed, spendConfirmation } from '../confirmations/adConfirmations';
import type { Confirmation } from '../confirmations/adConfirmations';
import { stateOfClaim, waitingRounds } from '../confirmations/waitingClaims';
import { storedAnswer } from '../ledger/idempotency';
import { lockBalances } from '../ledger/ledger';
import type { Rules } from '../marketRules/rulesAt';
import type { Person } from '../people/person';
import { recordRound } from './recordRound';
import { limitOf, refusedReward } from './rewardChecks';
import { countRound, paidReward } from './rewardStatement';
import type { CountedRound, Round } from './rewardStatement';

/** A round that is to be paid: the person, the round, and the minute of its day (for the quota of the morning). */
export interface Attempt {
  readonly person: Person;
  readonly round: Round;
  readonly minutes: number;
  readonly marketRules: Rules;
}

/** The answer to an attempt; `isPaid`: the round was paid, or will be when it is confirmed. */
export interface Ended {
  readonly answer: TaskReward;
  readonly isPaid: boolean;
}

/** The answer to a claim that waits for its confirmation. */
const beingConfirmed = refusedReward(rewardStatus.later, taskInfos.beingConfirmed);

/** Not paid: a key that was paid before, maybe by a request that this one waited for, gets its stored answer. */
export const notPaid = async (db: Db, { round }: Attempt, otherwise: TaskReward): Promise<Ended> => ({
  answer: (await storedAnswer<TaskReward>(db, round.userId, round.once)) ?? otherwise,
  isPaid: false,
});

const later = (info: string): TaskReward => refusedReward(rewardStatus.later, info);

/** What the statement has decided; `undefined`: it was not asked, for the reason `info`. */
async function endOf(db: Db, attempt: Attempt, counted: CountedRound | undefined, info: string): Promise<Ended> {
  if (!counted) return notPaid(db, attempt, later(info));
  const { person, round, minutes, marketRules } = attempt;
  if (counted.paid !== null) return { answer: paidReward(round), isPaid: true };
  return notPaid(
    db,
    attempt,
    limitOf({ count: counted.count, minutes }, round.task, person, marketRules) ?? later(taskInfos.later),
  );
}

/**
 * Runs `work` under the lock of the balances. The statement's own locks re-check only the locked rows after a wait; the
 * row of another day, the open draw and waiting claims are re-read only by a statement that starts after the earlier
 * transactions have ended.
 */
const locked = <T>(db: Db, { round }: Attempt, work: (tx: Sql) => Promise<T>): Promise<T> =>
  db.tx(async (tx) => {
    await lockBalances(tx, round.userId);
    return work(tx);
  });

/** The usual round: its statement decides alone. */
export const payAtOnce = async (db: Db, attempt: Attempt): Promise<Ended> =>
  endOf(db, attempt, await withRetries(() => countRound(db, attempt.round)), taskInfos.later);

/** A round within one cooldown of midnight: the row of another day decides too. */
export const payOverMidnight = async (db: Db, attempt: Attempt): Promise<Ended> =>
  endOf(db, attempt, await locked(db, attempt, (tx) => countRound(tx, attempt.round)), taskInfos.later);

const openDraw = statement({ person: 'bigint' }, 'select 1 from lottery_draws where user_id = :person');

const closeDraw = statement({ person: 'bigint' }, 'delete from lottery_draws where user_id = :person');

/** A round that needs an open draw, and closes it (the older lottery flow). */
export async function payDrawn(db: Db, attempt: Attempt): Promise<Ended> {
  const draw = { person: attempt.round.userId };
  const counted = await locked(db, attempt, async (tx) => {
    const draws = await tx.query(...openDraw(draw));
    if (draws.length === 0) return undefined;
    const row = await countRound(tx, attempt.round);
    if (row.paid !== null) await tx.query(...closeDraw(draw));
    return row;
  });
  return endOf(db, attempt, counted, taskInfos.needDraw);
}

/** Any confirmation of a video. */
const neededFor = ({ userId }: Round) => ({ userId, appPkg: '' });

/**
 * A video that its network must confirm (TASK-30): it uses the confirmation up, or waits for it as a claim. Rounds that
 * wait keep their places in the day's quota.
 */
export async function payConfirmed(db: Db, attempt: Attempt, { missing }: Confirmation): Promise<Ended> {
  const { person, round } = attempt;
  const { userId, day, coin, cash, once, now } = round;
  const counted = await locked(db, attempt, async (tx): Promise<CountedRound | 'kept' | 'waits' | undefined> => {
    const state = await stateOfClaim(tx, userId, once, now);
    if (state === 'waits') return 'waits';
    if (state === 'over') return undefined;
    const open = round.open - (await waitingRounds(tx, userId, day, now));
    if (!(await isConfirmed(tx, neededFor(round), now))) {
      const claim = { task: 'videoad', appPkg: '', source: '', day, coin, cash, recordId: null } as const;
      return (await recordRound(tx, person, { once, claim, openNow: open, pace: round.pace }, now)) && 'kept';
    }
    const row = await countRound(tx, { ...round, open });
    if (row.paid !== null) await spendConfirmation(tx, neededFor(round), now);
    return row;
  });
  if (counted === 'kept') missing();
  // The claim keeps the drawn reward, so the value of `chance` is used up.
  if (counted === 'kept' || counted === 'waits') return { answer: beingConfirmed, isPaid: counted === 'kept' };
  return endOf(db, attempt, counted, taskInfos.later);
}

/** A video whose confirmation is only counted: it is paid by `pay` in any case, and one without is reported. */
export async function payObserved(
  db: Db,
  { round }: Attempt,
  { missing }: Confirmation,
  pay: () => Promise<Ended>,
): Promise<Ended> {
  const ended = await pay();
  if (ended.isPaid && !(await spendConfirmation(db, neededFor(round), round.now))) missing();
  return ended;
}
