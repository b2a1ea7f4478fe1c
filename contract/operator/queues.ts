import * as v from 'valibot';
import { count, market } from '../api/schemas';

/** How much waits in a market: withdrawals that are not with the provider, open batches, exceptions and messages. */
export const marketQueues = v.object({ market, pay: count, batches: count, exceptions: count, messages: count });
/** A queue of which each market says how much waits. */
export type CountedQueue = Exclude<keyof v.InferOutput<typeof marketQueues>, 'market'>;
