import { dayMs } from '../limits/time';
import type { Market } from '../market/codes';
import { dayNumber, wallClock } from './marketClock';

/** Midnight of the Monday that begins the week of a moment, as a `wallClock` time. `now`: ms since the epoch. */
export function mondayOf(now: number, market: Market): number {
  const midnight = Math.floor(wallClock(now, market) / dayMs) * dayMs;
  // 1970-01-01 was a Thursday; Monday is 0.
  return midnight - ((midnight / dayMs + 3) % 7) * dayMs;
}

/** The days of the market's week of a moment, from Monday, as yyyymmdd. */
export const daysOfWeek = (now: number, market: Market): number[] =>
  Array.from({ length: 7 }, (_, day) => dayNumber(mondayOf(now, market) + day * dayMs));
