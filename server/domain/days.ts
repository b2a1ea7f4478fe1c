import { dayMs, hourMs } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import { dayNumber, offsetAt, wallClock } from '@tally/contract/rules/marketClock';

/** The market's day `days` days before the one of `now`, by its calendar: a day with a changed clock is a day. */
export const dayBefore = (now: number, market: Market, days: number): number =>
  dayNumber(wallClock(now, market) - days * dayMs);

/** The day of the latest moment at `hour` o'clock that has passed. */
export const latestDayAt = (now: number, market: Market, hour: number): number =>
  dayNumber(wallClock(now, market) - hour * hourMs);

/** The moment (ms since the epoch) a day of the market begins, given its midnight as `wallClock` shows it; where the clock leaves midnight out, the moment after. */
function beginningOf(midnight: number, market: Market): number {
  // The clock may be changed at that very moment: it is before or after the change.
  const candidates = [
    midnight - offsetAt(midnight - dayMs, market),
    midnight - offsetAt(midnight + dayMs, market),
  ].filter((at) => wallClock(at, market) >= midnight);
  return Math.min(...candidates);
}

/** The latest moment (ms since the epoch) at `hour` o'clock of the market that has passed. */
export function latestAt(now: number, market: Market, hour: number): number {
  const midnight = Math.floor((wallClock(now, market) - hour * hourMs) / dayMs) * dayMs;
  return beginningOf(midnight, market) + hour * hourMs;
}

/** The last whole week, Monday 00:00 to Monday 00:00 of the market, in ms since the epoch. */
export function lastWeek(now: number, market: Market): { from: number; to: number } {
  const midnight = Math.floor(wallClock(now, market) / dayMs) * dayMs;
  // 1970-01-01 was a Thursday; Monday counts as 0.
  const weekday = (midnight / dayMs + 3) % 7;
  const monday = midnight - weekday * dayMs;
  return { from: beginningOf(monday - 7 * dayMs, market), to: beginningOf(monday, market) };
}
