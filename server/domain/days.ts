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
    clock = new Intl.DateTimeFormat('en-US', { timeZone: timeZones[market], hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' });
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

const dayNumber = (shifted: Date): number => shifted.getUTCFullYear() * 10_000 + (shifted.getUTCMonth() + 1) * 100 + shifted.getUTCDate();

/** `now` in ms since the epoch -> the market's own day and minute (decisions, Time). */
export function localTime(now: number, market: Market): LocalTime {
  const shifted = new Date(now + offsetAt(now, market));
  return { day: dayNumber(shifted), minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes() };
}

/** The market's day that began `days` days before the one of `now`. */
export const dayBefore = (now: number, market: Market, days: number): number => localTime(now - days * dayMs, market).day;

/** The day of the latest moment at `hour` o'clock that has passed. */
export const latestDayAt = (now: number, market: Market, hour: number): number => localTime(now - hour * hourMs, market).day;

/** The last whole week, Monday 00:00 to Monday 00:00 of the market, in ms since the epoch. */
export function lastWeek(now: number, market: Market): { from: number; to: number } {
  const offset = offsetAt(now, market);
  const local = now + offset;
  const midnight = Math.floor(local / dayMs) * dayMs;
  // 1970-01-01 was a Thursday; Monday counts as 0.
  const weekday = (midnight / dayMs + 3) % 7;
  const monday = midnight - weekday * dayMs - offset;
  return { from: monday - 7 * dayMs, to: monday };
}
