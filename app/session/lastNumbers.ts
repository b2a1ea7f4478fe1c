import { dayMs, minuteMs } from '@tally/contract/limits/time';
import type { WithdrawWindow } from '@tally/contract/limits/withdrawHours';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Locale, Market } from '@tally/contract/market/codes';
import type { NormalTask, TaskType } from '@tally/contract/tasks/task';
import type { UserInfo } from '@tally/contract/people/user';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { formatMoment, formatTime } from '@tally/locales/formatMoment';

/** What a person is offered and when, in a form that is kept for the next visit. */
export interface Offer {
  readonly amounts: readonly Omit<WithdrawOption, 'from' | 'owed'>[];
  /** What the person owes, decimal; undefined: nothing, as far as is known. */
  readonly owed?: number | undefined;
  /** The next withdrawal as far as past ones decide it, ms since the epoch; 0: now. */
  readonly from: number;
  /** The hours of withdrawals in the person's language. */
  readonly window: WithdrawWindow;
  /** The server said so; otherwise it has no such call, and the usual amounts hold (WITHDRAW-22). */
  readonly said: boolean;
}

/** What home showed last; used for the first paint of the next visit. */
export interface LastHome {
  /** Server time at which the numbers were current, ms since the epoch. */
  at: number;
  /**
   * The same moment on the phone's clock, which may be wrong (TIME-2): it is only used to measure the time elapsed
   * since.
   */
  phoneAt?: number;
  /** The market's UTC offset, ms: the page head does not include time-zone rules. */
  offset: number;
  user: UserInfo;
  tasks: readonly NormalTask[] | undefined;
  /** What could be withdrawn, and when (GOAL-1); undefined: it was not known. */
  offer?: Offer | undefined;
}

/** The numbers of a person's balance. */
export type BalanceUser = Pick<UserInfo, 'coin' | 'cash' | 'coinRate' | 'showLuckyTask'>;

/** Minutes since the market's midnight, computed from the server time `ms` and the stored offset. */
export const minutesOf = ({ ms, offset }: Pick<OpenedHome, 'ms' | 'offset'>): number =>
  ((ms + offset) % dayMs) / minuteMs;

/** Whether two moments, ms since the epoch, lie on one day of the market. */
export const onOneDay = (a: number, b: number, market: Market): boolean =>
  localTime(a, market).day === localTime(b, market).day;

/**
 * Drops the task counts if they are from an earlier day, because they are reset daily (TASK-25); the person's numbers
 * are kept.
 */
export const lastHomeToday = (stored: LastHome, market: Market, now: number): LastHome =>
  onOneDay(stored.at, now, market) ? stored : { ...stored, tasks: undefined };

/** What decides how a moment is written: the market's clock and order, the person's language. */
interface Whose {
  market: Market;
  locale: Locale;
}

/** When the numbers were current, in the market's time zone: `20.07` today, `5 Mar · 20.07` before. */
export const momentOf = ({ at }: Pick<LastHome, 'at'>, { market, locale }: Whose, now: number): string =>
  onOneDay(at, now, market) ? formatTime(at, market) : formatMoment(at, market, locale);

/**
 * Estimate of the server's time at the next visit, from the phone's clock.
 * @param phoneNow the phone's clock, ms since the epoch
 */
export const timeSince = ({ at, phoneAt = at }: Pick<LastHome, 'at' | 'phoneAt'>, phoneNow: number): number =>
  at + Math.max(0, phoneNow - phoneAt);

/** What was stored, with an estimate of the current server time `ms` (ms since the epoch). */
export interface OpenedHome extends LastHome {
  ms: number;
}

/** The tasks that the last visit finished, if that was today in the market (TASK-25); by the stored offset. */
export function finishedToday({ at, ms, offset, tasks = [] }: OpenedHome): TaskType[] {
  const dayOf = (moment: number) => Math.floor((moment + offset) / dayMs);
  const finished = tasks.filter(({ count, maxCount }) => count >= maxCount);
  return dayOf(at) === dayOf(ms) ? finished.map(({ taskType }) => taskType) : [];
}

/** The part of the stored home that is shown on the next visit. */
export interface LastNumbers extends Pick<OpenedHome, 'user' | 'tasks' | 'offer' | 'ms'> {
  /** When the numbers were current, in the market's time zone. */
  knownAt: string;
}

/** The last visit's numbers, without those that no longer apply today. */
export function lastNumbers(stored: OpenedHome, whose: Whose): LastNumbers {
  const { user, tasks } = lastHomeToday(stored, whose.market, stored.ms);
  const { offer } = stored;
  return { user, tasks, offer, knownAt: momentOf(stored, whose, stored.ms), ms: stored.ms };
}
