import { dayMs, minuteMs } from '@tally/contract/homeLimits';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Market } from '@tally/contract/market';
import type { NormalTask } from '@tally/contract/task';
import type { UserInfo } from '@tally/contract/user';
import { formatMoment, formatTime } from '@tally/locales/formatMoment';

/** What home showed last, for the first picture of the next visit. */
export interface LastHome {
  /** When the server said so, ms since the epoch. */
  at: number;
  /** The same moment by the phone's own clock, which may be wrong (TIME-2): only what has passed since is asked of it. */
  phoneAt?: number;
  /** How far the market's clock is ahead of UTC, ms: the head of the page does not bring the rules of time zones. */
  offset: number;
  user: UserInfo;
  tasks: readonly NormalTask[] | undefined;
}

/** Minutes since the market's midnight, as `OpenedHome.ms` and the offset of then say. */
export const minutesOf = ({ ms, offset }: Pick<OpenedHome, 'ms' | 'offset'>): number =>
  ((ms + offset) % dayMs) / minuteMs;

/** Yesterday's counts of tasks say nothing today (TASK-25): of another day only the person's numbers are left. */
export const lastHomeToday = (stored: LastHome, market: Market, now: number): LastHome =>
  localTime(stored.at, market).day === localTime(now, market).day ? stored : { ...stored, tasks: undefined };

/** When the numbers were true, by the market's clock: `20:07` today, `05/03 20:07` before. */
export const momentOf = ({ at }: Pick<LastHome, 'at'>, market: Market, now: number): string =>
  (localTime(at, market).day === localTime(now, market).day ? formatTime : formatMoment)(at, market);

/** The server's time at the next visit, as far as the phone can tell. @param phoneNow the phone's clock, ms since the epoch */
export const timeSince = ({ at, phoneAt = at }: Pick<LastHome, 'at' | 'phoneAt'>, phoneNow: number): number =>
  at + Math.max(0, phoneNow - phoneAt);

/** What was kept, and what time the server has by now, as far as the phone can tell, ms since the epoch. */
export type OpenedHome = LastHome & { ms: number };

/** What home shows of the last visit. */
export interface LastNumbers extends Pick<OpenedHome, 'user' | 'tasks' | 'ms'> {
  /** When they were true, by the market's clock. */
  knownAt: string;
}

/** The last visit's numbers as far as they say something today. */
export function lastNumbers(stored: OpenedHome, market: Market): LastNumbers {
  const { user, tasks } = lastHomeToday(stored, market, stored.ms);
  return { user, tasks, knownAt: momentOf(stored, market, stored.ms), ms: stored.ms };
}
