import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { count, market, nothing, operatorKey, rowId, shortText } from '../api/schemas';
import { markets } from '../market/codes';

/** How much waits in a market: withdrawals that are not with the provider, open batches, exceptions and messages. */
const counts = { pay: count, batches: count, exceptions: count, messages: count };
/** A queue of which each market says how much waits. */
export type CountedQueue = keyof typeof counts;

/** A text that is another one once what a list shows has changed; empty where nothing waits, or the server has none. */
const version = shortText;

/**
 * Who the operator is, how much waits in each market, and which version of it: nothing of a person, so that it is no
 * look at anybody.
 */
export const getQueues = endpoint({
  method: 'GET',
  path: '/operator/queues',
  who: 'operator',
  money: false,
  query: v.object({ key: operatorKey }),
  body: nothing,
  reply: v.object({
    /** Name of the key. */
    operator: shortText,
    /** Requests that this operator can approve: how many wait, and the latest of them (0: none). */
    asked: v.object({ count, latest: rowId }),
    /** Whether another key can approve what one operator may not do alone (OPS-35). */
    hasSecond: v.boolean(),
    markets: v.pipe(
      v.array(v.object({ market, ...counts, payoutsVersion: version, messagesVersion: version })),
      v.maxLength(markets.length),
    ),
    /** Of requests and of reviews, in all markets. */
    approvalsVersion: version,
    reviewsVersion: version,
  }),
  // A server of an earlier version does not send these.
  reading: { instead: { asked: { count: 0, latest: 0 }, hasSecond: true } },
});
