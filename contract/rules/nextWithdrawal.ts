import { dayMs, minuteMs } from '../limits/time';
import { withdrawGapMs } from '../limits/withdraw';
import type { WithdrawWindow } from '../limits/withdrawHours';
import type { Market } from '../market/codes';
import { wallClock } from './marketClock';

/** What the clock decides a withdrawal by. */
export interface WithdrawTimes {
  /** The server's time, ms since the epoch. */
  readonly now: number;
  readonly market: Market;
  /** The hours in the person's language. */
  readonly window: WithdrawWindow;
  /** When the last withdrawal was accepted, ms since the epoch; NaN: never, as far as is known. */
  readonly last: number;
  /** Whether the market's day has had its withdrawal (WITHDRAW-10). */
  readonly usedToday: boolean;
}

/**
 * The earliest moment, ms since the epoch, at which the clock lets a person withdraw: hours (WITHDRAW-7), the pause
 * (WITHDRAW-8) and one a day (WITHDRAW-10). 0: now; Infinity: at no hour.
 */
export function nextWithdrawalAt({ now, market, window, last, usedToday }: WithdrawTimes): number {
  if (window === 'closed') return Infinity;
  const midnightBefore = (at: number) => at - (wallClock(at, market) % dayMs);
  const isPaused = last <= now && now - last < withdrawGapMs;
  // A pause that begins late in the evening goes on after midnight.
  const at = Math.max(usedToday ? midnightBefore(now) + dayMs : now, isPaused ? last + withdrawGapMs : now);
  const midnight = midnightBefore(at);
  const { from, to } = window ?? { from: 0, to: dayMs / minuteMs };
  const opens = midnight + from * minuteMs;
  const next = at < opens ? opens : at < midnight + to * minuteMs ? at : opens + dayMs;
  return next > now ? next : 0;
}
