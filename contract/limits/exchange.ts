/** The morning exchange of coins for cash, and what lapses. */

import type { Locale } from '../market/codes';

/** Coins per unit of the market's currency. The rate stated to a user is the rate applied (MONEY-3). */
export const coinRates: Record<Locale, number> = { en: 5, id: 10, en_ph: 100, pt_br: 1000 };

/** Minutes since the market's midnight before which coins become cash, as stated to users in its own way (TIME-6). */
export const exchangeStatedAt = 7 * 60;

/** Hour of the market's day from which the morning exchange is due; earlier than the stated time, as a margin. */
export const exchangeFromHour = 5;

/** Days that a user must have had a language before its better rate applies (MONEY-12). */
export const betterRateAfterDays = 7;

/** Days without opening the app after which coins and cash are cleared (MONEY-5). */
export const clearAfterDays = 15;
