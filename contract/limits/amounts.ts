/** Amounts that stand where the server has none of its own. */
import type { Market } from '../market/codes';

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
