import type { Market } from '@tally/contract/market/codes';
import { inMinorUnits, ofMinorUnits } from '@tally/contract/market/money';
import type { AloneLimits } from '@tally/contract/operator/aloneLimits';
import type { Batch } from '@tally/contract/operator/batches';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { firstAlone } from '@tally/contract/rules/fitsAlone';

/** How many payments, and their sum in the market's currency. */
export interface Sum {
  readonly count: number;
  readonly amount: number;
}

/** What an act lets leave a market (OPS-35). */
export interface LetLeave extends Sum {
  /** What of it a second operator is asked for; undefined: the backend does not say what one may let leave alone. */
  readonly requested?: Sum | undefined;
}

export const nothing: Sum = { count: 0, amount: 0 };

/** Payments in sum; exact, whatever the currency's decimals. */
export const sumOf = (payments: readonly { readonly amount: number }[], market: Market): Sum => ({
  count: payments.length,
  amount: ofMinorUnits(
    payments.reduce((sum, { amount }) => sum + inMinorUnits(amount, market), 0),
    market,
  ),
});

/** A sum without a part of it. */
export const without = (whole: Sum, part: Sum, market: Market): Sum => ({
  count: whole.count - part.count,
  amount: ofMinorUnits(inMinorUnits(whole.amount, market) - inMinorUnits(part.amount, market), market),
});

/** Whether the backend says what one operator may let leave alone. */
const isKnown = (alone: AloneLimits | undefined): alone is AloneLimits =>
  alone !== undefined && !Number.isNaN(alone.left + alone.each);

/** What payments let leave one by one: the first that are within the operator's limits; for the others a second is asked. */
export function letLeave(
  payments: readonly { readonly amount: number }[],
  alone: AloneLimits | undefined,
  market: Market,
): LetLeave {
  const whole = sumOf(payments, market);
  if (!isKnown(alone)) return whole;
  const inMinor = (amount: number) => inMinorUnits(amount, market);
  const first = firstAlone(
    payments.map(({ amount }) => ({ amount: inMinor(amount) })),
    { left: inMinor(alone.left), each: inMinor(alone.each) },
  );
  const fits = first.reduce((sum, { amount }) => sum + amount, 0);
  return { ...whole, requested: without(whole, { count: first.length, amount: ofMinorUnits(fits, market) }, market) };
}

/**
 * What a batch of all that is due lets leave, and how much of it the operator may let leave alone: undefined when that
 * is all, nothing, or not known. Where the backend does not say what is due, it is what is pending at most.
 */
export function batchOf(
  { total, totalAmount, sent, sentAmount, due }: PendingPayouts,
  market: Market,
): { whole: LetLeave; part: LetLeave | undefined } {
  if (Number.isNaN(due.count + due.aloneCount)) {
    const pending = without({ count: total, amount: totalAmount }, { count: sent, amount: sentAmount }, market);
    return { whole: pending, part: undefined };
  }
  const all: Sum = { count: due.count, amount: due.amount };
  const isWhole = due.aloneCount === due.count;
  const part: LetLeave = { count: due.aloneCount, amount: due.aloneAmount, requested: nothing };
  return {
    whole: { ...all, requested: isWhole ? nothing : all },
    part: isWhole || due.aloneCount === 0 ? undefined : part,
  };
}

/** What may leave again once a batch is voided; without known limits it is not said whether a second is asked. */
export function voidOf({ count, amount, asksSecond }: Batch, alone: AloneLimits | undefined): LetLeave {
  if (!isKnown(alone)) return { count, amount };
  return { count, amount, requested: asksSecond ? { count, amount } : nothing };
}
