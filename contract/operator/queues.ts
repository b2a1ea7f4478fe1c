import * as v from 'valibot';
import { count, market, shortText } from '../api/schemas';

/** How much waits in a market: withdrawals that are not with the provider, open batches, exceptions and messages. */
const counts = { pay: count, batches: count, exceptions: count, messages: count };
/** A queue of which each market says how much waits. */
export type CountedQueue = keyof typeof counts;

/** A text that is another one once what a list shows has changed; empty where nothing waits, or the server has none. */
export const version = shortText;

export const marketQueues = v.object({ market, ...counts, payoutsVersion: version, messagesVersion: version });
