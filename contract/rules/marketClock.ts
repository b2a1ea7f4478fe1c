import { minuteMs } from '../homeLimits';
import { timeZones, type Market } from '../homeMarket';
import { memoize } from './memoize';

/** What the clock on a wall of the market shows (TIME-1). */
export interface LocalTime {
  /** yyyymmdd */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const formatterOf = memoize(
  (market) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: timeZones[market as Market],
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

const quarterMs = 15 * minuteMs;
/** The cache of offsets is emptied at this size: ten days of one market. */
const maxOffsets = 1000;
const offsets = new Map<string, number>();

/**
 * Offset of the market's clock to UTC at a moment, ms. It is constant within a quarter of an hour, so the formatter runs
 * once for each.
 * @param now ms since the epoch
 */
export function offsetAt(now: number, market: Market): number {
  const at = Math.floor(now / quarterMs) * quarterMs;
  const key = market + at;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(market).formatToParts(at)) part[type] = Number(value);
  const offset = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute) - at;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
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
