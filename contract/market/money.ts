/** Each market's money. */
import type { Market } from './codes';

export const currencies = { id: 'IDR', ph: 'PHP', br: 'BRL' } as const satisfies Record<Market, string>;
export type Currency = (typeof currencies)[Market];

/** Decimal digits of an amount. The server counts in whole minor units of this size. */
export const minorDigits: Record<Market, number> = { id: 0, ph: 2, br: 2 };

/** An amount of the contract in whole minor units, in which sums and limits are exact. */
export const inMinorUnits = (amount: number, market: Market): number => Math.round(amount * 10 ** minorDigits[market]);

/** Whole minor units as an amount of the contract. */
export const ofMinorUnits = (minor: number, market: Market): number => minor / 10 ** minorDigits[market];
