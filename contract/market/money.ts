/** Each market's money. */
import type { Locale, Market } from './codes';

export const currencies = { id: 'IDR', ph: 'PHP', br: 'BRL' } as const satisfies Record<Market, string>;
export type Currency = (typeof currencies)[Market];

/** Decimal digits of an amount. The server counts in whole minor units of this size. */
export const minorDigits: Record<Market, number> = { id: 0, ph: 2, br: 2 };

/** Coins per unit of the market's currency. The rate stated to a user is the rate applied (MONEY-3). */
export const coinRates: Record<Locale, number> = { en: 5, id: 10, en_ph: 100, pt_br: 1000 };
