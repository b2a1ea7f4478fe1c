import { hourMs } from '../homeLimits';
import { clockOffsets, type Market } from '../homeMarket';

/** What the clock on a wall of the market shows (TIME-1). */
export interface LocalTime {
  /** yyyymmdd */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/**
 * Offset of the market's clock to UTC at a moment, ms. From a table and not from `Intl`: the first formatter with a time zone
 * costs a slow phone more than anything else of the start, and page and server agree whatever their databases say.
 * @param now ms since the epoch
 */
export function offsetAt(now: number, market: Market): number {
  const [hours] = clockOffsets[market].find(([, since]) => now >= since) ?? [NaN];
  return hours * hourMs;
}

/** What the market's clock shows, as if it stood in UTC (ms): a calendar to count days in, whatever their length. */
export const wallClock = (now: number, market: Market): number => now + offsetAt(now, market);

/** The calendar day of a wall clock's time, yyyymmdd. */
export function dayNumber(wall: number): number {
  const date = new Date(wall);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** The market's own day and minute (TIME-1). @param now the server's time, ms since the epoch */
export function localTime(now: number, market: Market): LocalTime {
  const wall = wallClock(now, market);
  const date = new Date(wall);
  return { day: dayNumber(wall), minutes: date.getUTCHours() * 60 + date.getUTCMinutes() };
}
