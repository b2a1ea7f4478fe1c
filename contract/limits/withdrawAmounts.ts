/** The amounts that can be withdrawn, and the most in one piece; decimal in the market's currency. */
import type { Market } from '../market/codes';

/**
 * The largest amount of money in one piece: a thousand of the largest usual withdrawals. More is a slip of the
 * keyboard. Adjustments (OPS-36) and the amounts of a market's document are at most this; the database holds waiting
 * adjustments to the same numbers (`server/db/migrations/0042_largest_amounts.ts`).
 */
export const largestAmount: Record<Market, number> = { id: 100_000_000, ph: 1_000_000, br: 100_000 };

/**
 * Factor from a base amount to the market's amount (MONEY-8). With the bases it gives the default withdrawal amounts
 * and the amounts of example notices.
 */
export const displayFactors: Record<Market, number> = { id: 100, ph: 1, br: 0.1 };

export const displayBases = [1, 10, 100, 1000] as const;

/** Withdrawal amounts shown to a guest; for logged-in users the server decides. */
export const defaultWithdrawAmounts: Record<Market, readonly [number, number, number, number]> = {
  id: [100, 1000, 10000, 100000],
  ph: [1, 10, 100, 1000],
  br: [0.1, 1, 10, 100],
};
