import * as v from 'valibot';
import { unknownNumber } from '../api/reading';
import { count, money } from '../api/schemas';

/**
 * What the operator who looks may let leave a market alone (OPS-35), in its currency: within 24 hours, what is left of
 * that, and in one payment.
 */
export const aloneLimits = v.object({ limit: money, left: money, each: money });
export type AloneLimits = v.InferOutput<typeof aloneLimits>;

/** What a batch up to the time of the page would hold, and how much of it that operator may let leave alone. */
export const dueBatch = v.object({ count, amount: money, aloneCount: count, aloneAmount: money });
export type DueBatch = v.InferOutput<typeof dueBatch>;

/** What a backend without these limits does not say. */
export const unknownLimits = {
  alone: { limit: unknownNumber, left: unknownNumber, each: unknownNumber },
  due: { count: unknownNumber, amount: unknownNumber, aloneCount: unknownNumber, aloneAmount: unknownNumber },
};
