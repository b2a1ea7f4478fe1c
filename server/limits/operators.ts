import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';

/** Limits of what operators do. A market's rules may change sums (`domain/marketRules/rulesAt.ts`). */

/**
 * Above this sum within 24 hours what one operator lets leave a market needs a second one (OPS-35), whatever the door;
 * the same goes for the void of one file. For single amounts there is no limit unless a market's document has one.
 */
export const secondKeyAbove: Record<Market, number> = { id: 2_000_000, ph: 7000, br: 700 };

/** Maximum sum of one batch payment by an operator, in the market's currency (OPS-14). */
export const payoutLimit: Record<Market, number> = { id: 10_000_000, ph: 100_000, br: 10_000 };

/** Maximum number of withdrawals that one update of scores resolves. */
export const resolvedAtOnce = 1000;

/** Maximum number of messages that one operator request answers. */
export const feedbackAnsweredAtOnce = 1000;

/** How long the lines of a file for the payout provider are kept after it was signed off, ms (OPS-28). */
export const signedFileKeptMs = 30 * dayMs;
