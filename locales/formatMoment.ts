import type { Locale, Market } from '@tally/contract/market/codes';
import { wallClock } from '@tally/contract/rules/marketClock';
import { dash } from './format';
import { formatHour } from './formatHour';

const months = {
  id: 'JanFebMarAprMeiJunJulAguSepOktNovDes',
  en: 'JanFebMarAprMayJunJulAugSepOctNovDec',
};
const two = (part: number) => String(part).padStart(2, '0');

/** What stands between day and time; no line begins with the dot, and none ends with "às". */
const joints: Readonly<Record<Market, string>> = { id: '\u00a0· ', ph: ', ', br: ' às\u00a0' };

/** Formats the time of day of a moment (ms since the epoch) on the market's clock: `20.07` (id), `8:07 PM`, `20h07`. */
export function formatTime(ms: number, market: Market): string {
  if (Number.isNaN(ms)) return dash;
  const wall = new Date(wallClock(ms, market));
  return formatHour(wall.getUTCHours() * 60 + wall.getUTCMinutes(), market);
}

/**
 * Formats the day of a moment on the market's clock and in its order, the month in the person's language (TIME-6):
 * `31 Mei`, `31 May` (id), `May 31` (ph), `31/05` (br). It stays on one line.
 */
export function formatDay(ms: number, market: Market, locale: Locale): string {
  if (Number.isNaN(ms)) return dash;
  const wall = new Date(wallClock(ms, market));
  const day = wall.getUTCDate();
  const month = wall.getUTCMonth();
  if (market === 'br') return `${two(day)}/${two(month + 1)}`;
  const name = months[locale === 'id' ? 'id' : 'en'].slice(month * 3, month * 3 + 3);
  return market === 'id' ? `${day}\u00a0${name}` : `${name}\u00a0${day}`;
}

/**
 * Formats a moment on the market's clock: `5 Mar · 20.07` (id), `Mar 5, 8:07 PM` (ph), `05/03 às 20h07` (br).
 * @param day a word in place of the date, such as "today"
 */
export const formatMoment = (ms: number, market: Market, locale: Locale, day = formatDay(ms, market, locale)): string =>
  Number.isNaN(ms) ? dash : day + joints[market] + formatTime(ms, market);
