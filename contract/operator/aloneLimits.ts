import * as v from 'valibot';
import { unknownNumber } from '../api/reading';
import { count, described, money } from '../api/schemas';

/**
 * What the operator who looks may let leave a market alone (OPS-35), in its currency: within 24 hours, what is left of
 * that, and in one payment.
 */
export const aloneLimits = v.object({
  limit: described(money, 'What this operator may let leave the market alone within 24 hours.'),
  left: described(money, 'What is left of it now.'),
  each: described(money, 'What a single payment may be at most without a second operator.'),
});
export type AloneLimits = v.InferOutput<typeof aloneLimits>;

/** What a batch up to the time of the page would hold, and how much of it that operator may let leave alone. */
export const dueBatch = v.object({
  count: described(count, 'How many withdrawals a batch up to `asOf` would hold.'),
  amount: described(money, 'Their sum.'),
  aloneCount: described(count, 'How many of them, the oldest first, this operator may let leave alone.'),
  aloneAmount: described(money, 'The sum of those.'),
});
export type DueBatch = v.InferOutput<typeof dueBatch>;

/** What a backend without these limits does not say. */
export const unknownLimits = {
  alone: { limit: unknownNumber, left: unknownNumber, each: unknownNumber },
  due: { count: unknownNumber, amount: unknownNumber, aloneCount: unknownNumber, aloneAmount: unknownNumber },
};
