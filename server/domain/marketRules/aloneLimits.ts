import type { Market } from '@tally/contract/market/codes';
import { minorOf } from '../ledger/money';
import type { Rules } from './rulesAt';

/** What one operator may still let leave a market alone, in minor units. */
export interface Alone {
  /** In sum, until what they let leave is 24 hours old. */
  readonly left: number;
  /** In one payment; undefined: as much as is left. */
  readonly each: number | undefined;
}

/** What is left of a market's limits for somebody who has let so much leave alone within 24 hours (OPS-35). */
export const aloneOf = ({ secondKeyAbove, secondKeyAboveEach }: Rules, market: Market, used: number): Alone => ({
  left: Math.max(0, minorOf(secondKeyAbove, market) - used),
  each: secondKeyAboveEach === undefined ? undefined : minorOf(secondKeyAboveEach, market),
});

/** Whether one operator may let these payments leave alone (OPS-35): none is above the single limit, nor is their sum. */
export function fitsAlone(payments: readonly number[], { left, each = Infinity }: Alone): boolean {
  return payments.every((amount) => amount <= each) && payments.reduce((sum, amount) => sum + amount, 0) <= left;
}

/** The first payments that one operator may let leave alone; one that is too large is passed over. */
export function firstAlone<P extends { readonly amount: number }>(payments: readonly P[], { left, each }: Alone): P[] {
  const taken: P[] = [];
  let rest = left;
  for (const payment of payments) {
    if (!fitsAlone([payment.amount], { left: rest, each })) continue;
    taken.push(payment);
    rest -= payment.amount;
  }
  return taken;
}
