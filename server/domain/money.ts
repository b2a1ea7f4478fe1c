import { minorDigits, type Market } from '@tally/contract/market';

const scale = (market: Market): number => 10 ** minorDigits[market];

/** Minor units -> the decimal amount on the wire. */
export const toWire = (minor: number, market: Market): number => minor / scale(market);

/** The decimal amount of a request -> minor units; undefined when it has more digits than the currency. */
export function fromWire(amount: number, market: Market): number | undefined {
  const minor = Math.round(amount * scale(market));
  return Number.isSafeInteger(minor) && toWire(minor, market) === amount ? minor : undefined;
}

/** A constant of the contract in minor units; the contract's own amounts always fit. */
export function minorOf(amount: number, market: Market): number {
  const minor = fromWire(amount, market);
  if (minor === undefined) throw new RangeError(`Not an amount of ${market}: ${amount}`);
  return minor;
}
