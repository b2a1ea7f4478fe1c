import type { Market } from '@tally/contract/market/codes';

/** What only the server knows of withdrawals; a guest's and newcomer's amounts: `contract/limits/withdrawAmounts.ts`. */

/** Withdrawal amounts of people who have withdrawn before; newcomers get the guests' amounts. */
export const returningAmounts: Record<Market, readonly [number, number, number, number]> = {
  id: [1000, 10_000, 20_000, 100_000],
  ph: [10, 50, 100, 1000],
  br: [1, 5, 10, 100],
};

/** Finished lucky tasks required for the third amount, and valid members required for the fourth. */
export const luckyForThird = 1;
export const membersForFourth = 3;

/** Number of entries in the ranking. */
export const rankLength = 20;
