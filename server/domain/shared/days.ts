import { exchangeFromHour } from '@tally/contract/limits/exchange';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { dayNumber, offsetAt, wallClock } from '@tally/contract/rules/marketClock';
import { mondayOf } from '@tally/contract/rules/week';

/** The market's calendar day `days` days before that of `now`; a day with a clock change counts as one day. */
export const dayBefore = (now: number, market: Market, days: number): number =>
  dayNumber(wallClock(now, market) - days * dayMs);

/** The day of the latest `hour` o'clock that has passed in the market. */
export const latestDayAt = (now: number, market: Market, hour: number): number =>
  dayNumber(wallClock(now, market) - hour * hourMs);

/**
 * When (ms since the epoch) the market's clock shows a `wallClock` time; if a clock change skips it, the first moment
 * after it.
 */
function momentOf(wall: number, market: Market): number {
  // A clock change may happen at that very time, so the offsets before and after it are both tried.
  const candidates = [wall - offsetAt(wall - dayMs, market), wall - offsetAt(wall + dayMs, market)].filter(
    (at) => wallClock(at, market) >= wall,
  );
  return Math.min(...candidates);
}

/** The latest moment (ms since the epoch) at which it was `hour` o'clock in the market. */
export function latestAt(now: number, market: Market, hour: number): number {
  const midnight = Math.floor((wallClock(now, market) - hour * hourMs) / dayMs) * dayMs;
  return momentOf(midnight + hour * hourMs, market);
}

/** When the market's calendar day of a moment ends, ms since the epoch. */
export const endOfDay = (now: number, market: Market): number =>
  momentOf((Math.floor(wallClock(now, market) / dayMs) + 1) * dayMs, market);

/** Monday of the week of `now`, as yyyymmdd of the market. */
export const weekOf = (now: number, market: Market): number => dayNumber(mondayOf(now, market));

/** The last complete week, from Monday 00:00 to Monday 00:00 of the market, in ms since the epoch. */
export function lastWeek(now: number, market: Market): { from: number; to: number } {
  const monday = mondayOf(now, market);
  return { from: momentOf(monday - 7 * dayMs, market), to: momentOf(monday, market) };
}

/** The market's day of the latest morning exchange that is due. */
export const exchangeDay = (now: number, market: Market): number => latestDayAt(now, market, exchangeFromHour);
