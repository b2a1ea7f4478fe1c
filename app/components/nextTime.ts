import type { Market } from '@tally/contract/market/codes';
import { localTime } from '@tally/contract/rules/marketClock';

/** A moment of the market's day or of the one after, independent of language. */
export interface NextTime {
  readonly day: 'today' | 'tomorrow';
  /** Since midnight on the market's clock. */
  readonly minutes: number;
}

/**
 * When the next withdrawal is possible, in the words of a person's day (GOAL-1); undefined: now, or at no hour.
 * @param from ms since the epoch; 0: now
 */
export function nextTime(from: number, now: number, market: Market): NextTime | undefined {
  if (!(from > now) || !Number.isFinite(from)) return undefined;
  const { day, minutes } = localTime(from, market);
  return { day: day === localTime(now, market).day ? 'today' : 'tomorrow', minutes };
}
