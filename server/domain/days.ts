import { dayMs, hourMs, minuteMs } from '@tally/contract/limits';
import { timeZones } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';

/** What the clock on a wall of the market shows. */
export interface LocalTime {
  /** yyyymmdd */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const clocks = new Map<Market, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function clockOf(market: Market): Intl.DateTimeFormat {
  let clock = clocks.get(market);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: timeZones[market],
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    clocks.set(market, clock);
  }
  return clock;
}

const quarterMs = 15 * minuteMs;
const offsetsKept = 1000;

/** ms to add to UTC; constant within a quarter of an hour, so it is asked once for each. */
function offsetAt(now: number, market: Market): number {
  const quarter = Math.floor(now / quarterMs);
  const key = `${market}/${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const at = quarter * quarterMs;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(market).formatToParts(at)) part[type] = Number(value);
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
  const offset = local - at;
  if (offsets.size >= offsetsKept) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

const dayNumber = (shifted: Date): number =>
  shifted.getUTCFullYear() * 10_000 + (shifted.getUTCMonth() + 1) * 100 + shifted.getUTCDate();

/** What the market's clock shows, as if it stood in UTC (ms): a calendar to count days in, whatever their length. */
const wall = (now: number, market: Market): number => now + offsetAt(now, market);

/** `now` in ms since the epoch -> the market's own day and minute (TIME-1). */
export function localTime(now: number, market: Market): LocalTime {
  const shifted = new Date(wall(now, market));
  return { day: dayNumber(shifted), minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes() };
}

/** The market's day `days` days before the one of `now`, by its calendar: a day with a changed clock is a day. */
export const dayBefore = (now: number, market: Market, days: number): number =>
  dayNumber(new Date(wall(now, market) - days * dayMs));

/** The day of the latest moment at `hour` o'clock that has passed. */
export const latestDayAt = (now: number, market: Market, hour: number): number =>
  dayNumber(new Date(wall(now, market) - hour * hourMs));

/** The moment (ms since the epoch) a day of the market begins, given its midnight as `wall` says it; where the clock leaves midnight out, the moment after. */
function beginningOf(midnight: number, market: Market): number {
  // The clock may be changed at that very moment: it is before or after the change.
  const candidates = [
    midnight - offsetAt(midnight - dayMs, market),
    midnight - offsetAt(midnight + dayMs, market),
  ].filter((at) => wall(at, market) >= midnight);
  return Math.min(...candidates);
}

/** The last whole week, Monday 00:00 to Monday 00:00 of the market, in ms since the epoch. */
export function lastWeek(now: number, market: Market): { from: number; to: number } {
  const midnight = Math.floor(wall(now, market) / dayMs) * dayMs;
  // 1970-01-01 was a Thursday; Monday counts as 0.
  const weekday = (midnight / dayMs + 3) % 7;
  const monday = midnight - weekday * dayMs;
  return { from: beginningOf(monday - 7 * dayMs, market), to: beginningOf(monday, market) };
}
