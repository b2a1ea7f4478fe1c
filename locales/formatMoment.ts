import type { Market } from '@tally/contract/market/codes';
import { wallClock } from '@tally/contract/rules/marketClock';
import { dash } from './format';

const two = (part: number) => String(part).padStart(2, '0');

/** Formats a moment (ms since the epoch) on the market's clock: `05/03 20:07`. */
export function formatMoment(ms: number, market: Market): string {
  if (Number.isNaN(ms)) return dash;
  const wall = new Date(wallClock(ms, market));
  const day = `${two(wall.getUTCDate())}/${two(wall.getUTCMonth() + 1)}`;
  return `${day} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`;
}

/** Formats the time of day of a moment, for texts that already name the day: `20:07`. */
export const formatTime = (ms: number, market: Market): string => formatMoment(ms, market).slice(-'20:07'.length);
