import { exchangeFromHour } from '../limits';
import { coinRates, minorDigits, type Locale, type Market } from '../market';
import { localTime } from './marketClock';

/**
 * Morning exchange at the rate stated to the person: rounds down, the remainder stays coins (MONEY-2, MONEY-3).
 * @returns `cash` in minor units, and the coins that become it
 */
export function exchange(coins: number, locale: Locale, market: Market): { cash: number; used: number } {
  const coinsPerMinor = coinRates[locale] / 10 ** minorDigits[market];
  const cash = Math.floor(coins / coinsPerMinor);
  return { cash, used: cash * coinsPerMinor };
}

/** The cash that coins become at the next exchange (MONEY-11). @returns decimal, in the market's currency */
export const forecastCash = (coins: number, locale: Locale, market: Market): number =>
  exchange(coins, locale, market).cash / 10 ** minorDigits[market];

/**
 * The day of the next exchange (MONEY-11): `today` from midnight of the market until the morning's exchange begins; what
 * somebody has after that has been exchanged already or was earned since.
 * @param now the server's time, ms since the epoch
 */
export const exchangeOn = (now: number, market: Market): 'today' | 'tomorrow' =>
  localTime(now, market).minutes < exchangeFromHour * 60 ? 'today' : 'tomorrow';
