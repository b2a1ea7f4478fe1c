import type { Market } from '@tally/contract/market/codes';
import type { AloneLimits } from '@tally/contract/operator/aloneLimits';
import type { Alone } from '@tally/contract/rules/fitsAlone';
import { minorOf, toWire } from '../ledger/money';
import type { Rules } from './rulesAt';

/** What one operator may still let leave, and what they may within 24 hours; in minor units. */
export interface OperatorLimits extends Alone {
  readonly limit: number;
}

/** What is left of a market's limits for somebody who has let so much leave alone within 24 hours (OPS-35). */
export function aloneOf({ secondKeyAbove, secondKeyAboveEach }: Rules, market: Market, used: number): OperatorLimits {
  const limit = minorOf(secondKeyAbove, market);
  return {
    limit,
    left: Math.max(0, limit - used),
    each: secondKeyAboveEach === undefined ? undefined : minorOf(secondKeyAboveEach, market),
  };
}

/** The limits as operators' pages get them; without a single limit a payment may be as much as all of it. */
export const onWire = ({ limit, left, each = limit }: OperatorLimits, market: Market): AloneLimits => ({
  limit: toWire(limit, market),
  left: toWire(left, market),
  each: toWire(each, market),
});

/**
 * Whether one operator may void a batch alone, by its sum and its largest payment in minor units: only what they might
 * also let leave alone (OPS-35).
 */
export const mayVoidAlone = (
  { sum, largest }: { readonly sum: number; readonly largest: number },
  { limit, each = Infinity }: OperatorLimits,
): boolean => sum <= limit && largest <= each;
