import { betterRateAfterDays, clearAfterDays, coinRates, exchangeFromHour } from '../limits/exchange';
import { dayMs } from '../limits/time';
import { marketLocales, type Locale, type Market } from '../market/codes';
import { minorDigits } from '../market/money';
import { localTime } from './marketClock';

/** Coins per unit of currency by language, as a market's rules have them (RULES-1). */
type CoinRates = Readonly<Record<Locale, number>>;

/** The rate of whoever has just come to a market: the worst one (most coins) of its languages (MONEY-12). */
export const newcomersCoinRate = (market: Market, rates: CoinRates = coinRates): number =>
  Math.max(...marketLocales[market].map((one) => rates[one]));

/**
 * The rate (coins per unit of currency) that applies to a user at an exchange (MONEY-12): the rate of their language
 * once they have had it for 7 days, until then the one of newcomers.
 * @param localeSince since when the user has had the language; `at`: when the exchange is due; both ms since the epoch
 */
export const coinRateAt = (
  locale: Locale,
  market: Market,
  localeSince: number,
  at: number,
  rates: CoinRates = coinRates,
): number => (at - localeSince >= betterRateAfterDays * dayMs ? rates[locale] : newcomersCoinRate(market, rates));

/**
 * The rate that the page shows: the one that the server sent, but never a better one than the page's own language
 * states.
 * @param stated 0 when the server did not say
 */
export const statedCoinRate = (stated: number | undefined, locale: Locale, rates: CoinRates = coinRates): number =>
  Math.max(stated || 0, rates[locale]);

/**
 * Morning exchange at the rate stated to the user: rounds down, the remainder stays coins (MONEY-2, MONEY-3).
 * @param rate coins for one unit of currency
 * @returns `cash` in minor units, and the coins that become it
 */
export function exchange(coins: number, rate: number, market: Market): { cash: number; used: number } {
  const coinsPerMinor = rate / 10 ** minorDigits[market];
  const cash = Math.floor(coins / coinsPerMinor);
  return { cash, used: cash * coinsPerMinor };
}

/**
 * The cash that coins become at the next exchange (MONEY-11).
 * @returns decimal, in the market's currency
 */
export const forecastCash = (coins: number, rate: number, market: Market): number =>
  exchange(coins, rate, market).cash / 10 ** minorDigits[market];

/**
 * The most that one round of a task is worth (HOME-19): its cash, and what its coins become at the next exchange.
 * Rewards that are not known (NaN) count as none.
 * @param task the rewards of a round; cash as a decimal in the market's currency
 * @returns decimal, in the market's currency
 */
export const roundWorth = (
  { coinReward, cashReward }: { coinReward?: number | undefined; cashReward?: number | undefined },
  rate: number,
  market: Market,
): number => (cashReward || 0) + forecastCash(coinReward || 0, rate, market);

/**
 * The day of the next exchange (MONEY-11): `today` from the market's midnight until the morning exchange begins, else
 * `tomorrow`: coins held after that were earned since, or have already been exchanged.
 * @param now the server's time, ms since the epoch
 */
export const exchangeOn = (now: number, market: Market): 'today' | 'tomorrow' =>
  exchangeAfter(localTime(now, market).minutes);

/**
 * Same as `exchangeOn`, for a time of the market's day.
 * @param minutes since midnight on the market's clock
 */
export const exchangeAfter = (minutes: number): 'today' | 'tomorrow' =>
  minutes < exchangeFromHour * 60 ? 'today' : 'tomorrow';

/**
 * Until when coins and cash of somebody who opens the app now stay, whatever happens (MONEY-5); ms since the epoch.
 * Whoever opens it on an earlier day of the market keeps them.
 */
export const keptUntil = (now: number): number => now + clearAfterDays * dayMs;
