import { timeZones, type Market } from '@tally/contract/market';
import { memoize } from '@tally/contract/rules/memoize';
import { dash } from './format';

const moments = memoize(
  (market) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZones[market as Market],
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** A moment (ms since the epoch) on the market's clock: `05/03 20:07`. */
export const formatMoment = (ms: number, market: Market): string =>
  Number.isNaN(ms) ? dash : moments(market).format(ms).replace(',', '');

/** The hour of a moment, where its day is said already: `20:07`. */
export const formatTime = (ms: number, market: Market): string => formatMoment(ms, market).slice(-'20:07'.length);
