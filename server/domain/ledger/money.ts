import type { Market } from '@tally/contract/market/codes';
import { minorDigits } from '@tally/contract/market/money';

const scale = (market: Market): number => 10 ** minorDigits[market];

/** Converts minor units to the decimal amount of the API. */
export const toWire = (minor: number, market: Market): number => minor / scale(market);

/** Converts a request's decimal amount to minor units; undefined when it has more decimal places than the currency. */
export function fromWire(amount: number, market: Market): number | undefined {
  const minor = Math.round(amount * scale(market));
  return Number.isSafeInteger(minor) && toWire(minor, market) === amount ? minor : undefined;
}

/** Converts an amount of the contract to minor units; these never have too many decimal places. */
export function minorOf(amount: number, market: Market): number {
  const minor = fromWire(amount, market);
  if (minor === undefined) throw new RangeError(`Not an amount of ${market}: ${amount}`);
  return minor;
}

/** The sum of payments of one currency, in minor units. */
export const sumOf = (payments: readonly { readonly amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
