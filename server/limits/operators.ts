import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';

/** Limits of what operators do. A market's rules may change sums (`domain/marketRules/rulesAt.ts`). */

/** Maximum sum of one batch payment by an operator, in the market's currency (OPS-14). */
export const payoutLimit: Record<Market, number> = { id: 10_000_000, ph: 100_000, br: 10_000 };

/** Maximum number of withdrawals that one update of scores resolves. */
export const resolvedAtOnce = 1000;

/** Maximum number of messages that one operator request answers. */
export const feedbackAnsweredAtOnce = 1000;

/** How long the key of a stand-in may approve, ms (OPS-67). */
export const standInMs = dayMs;

/** How long the lines of a file for the payout provider are kept after it was signed off, ms (OPS-28). */
export const signedFileKeptMs = 30 * dayMs;
