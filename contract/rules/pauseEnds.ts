import { pauseMorningHour } from '../limits/operator';
import { dayMs, hourMs } from '../limits/time';
import type { Market } from '../market/codes';
import { offsetAt, wallClock } from './marketClock';

/** Ends that an operator can give a pause (RULES-10): none, an hour, tomorrow morning on the market's clock. */
export const pauseEnds = ['none', 'hour', 'morning'] as const;
export type PauseEnd = (typeof pauseEnds)[number];

/** When a pause that begins now ends, ms since the epoch; undefined: somebody has to end it. */
export function pauseEndAt(end: PauseEnd, market: Market, now: number): number | undefined {
  if (end === 'none') return undefined;
  if (end === 'hour') return now + hourMs;
  const midnight = Math.floor(wallClock(now, market) / dayMs) * dayMs;
  const morning = midnight + dayMs + pauseMorningHour * hourMs;
  return morning - offsetAt(now, market);
}
