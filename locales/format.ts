import type { Market } from '@tally/contract/market/codes';
import { moneyText } from '@tally/contract/rules/moneyText';
import { numberText } from '@tally/contract/rules/numberText';

/** Shown in place of a number that is not known; never a zero. */
export const dash = '–';

/** Formats an amount in the market's currency (see moneyText); a dash if it is unknown. */
export const formatMoney = (amount: number, market: Market): string =>
  Number.isNaN(amount) ? dash : moneyText(amount, market);

/** Formats a whole number of coins (TEXT-3) with the market's grouping: `126.400` (id, br), `126,400` (ph). */
export const formatCoins = (coins: number, market: Market): string =>
  Number.isNaN(coins) ? dash : numberText(coins, 0, market);

/** Formats seconds with two digits, for `00:SS`. */
export const formatSeconds = (seconds: number): string => String(seconds).padStart(2, '0');

/** Formats seconds as minutes and seconds: `4:05`. */
export const formatMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${formatSeconds(seconds % 60)}`;
