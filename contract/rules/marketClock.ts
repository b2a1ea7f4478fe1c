import { dayMs, hourMs } from '../limits/time';
import { clockOffsets } from '../market/clock';
import type { Market } from '../market/codes';

/** Local date and time of a market (TIME-1). */
export interface LocalTime {
  /** yyyymmdd */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/**
 * Offset of the market's clock to UTC at a moment, ms. It is read from a table and not computed by `Intl`: creating the
 * first formatter with a time zone is the most expensive step of the start on a slow phone, and with the table page and
 * server agree whatever their time zone databases say.
 * @param now ms since the epoch
 */
export function offsetAt(now: number, market: Market): number {
  const [hours] = clockOffsets[market].find(([, since = 0]) => now >= since) ?? [NaN];
  return hours * hourMs;
}

/**
 * Shifts a moment by the market's offset, so that UTC methods of `Date` give the market's local date and time (ms).
 * Days can be counted in it.
 */
export const wallClock = (now: number, market: Market): number => now + offsetAt(now, market);

/** The calendar day of a `wallClock` time, yyyymmdd. */
export function dayNumber(wall: number): number {
  const date = new Date(wall);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/**
 * The market's local day and minute (TIME-1).
 * @param now the server's time, ms since the epoch
 */
export function localTime(now: number, market: Market): LocalTime {
  const wall = wallClock(now, market);
  const date = new Date(wall);
  return { day: dayNumber(wall), minutes: date.getUTCHours() * 60 + date.getUTCMinutes() };
}

/**
 * Whether a moment is on the market's current day or the one before (TIME-6); undefined for any other day.
 * @param ms since the epoch; `now`: the server's time
 */
export function nearDay(ms: number, now: number, market: Market): 'today' | 'yesterday' | undefined {
  const { day } = localTime(ms, market);
  if (day === localTime(now, market).day) return 'today';
  return day === localTime(now - dayMs, market).day ? 'yesterday' : undefined;
}
