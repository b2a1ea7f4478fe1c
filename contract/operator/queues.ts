import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { count, market, nothing, operatorKey, rowId, shortText } from '../api/schemas';
import { markets } from '../market/codes';

/** How much waits in a market: withdrawals that are not with the provider, open batches, exceptions and messages. */
const marketQueues = v.object({ market, pay: count, batches: count, exceptions: count, messages: count });
/** A queue of which each market says how much waits. */
export type CountedQueue = Exclude<keyof v.InferOutput<typeof marketQueues>, 'market'>;

/** Who the operator is, and how much waits in each market: numbers alone, so that it is no look at anybody. */
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
    markets: v.pipe(v.array(marketQueues), v.maxLength(markets.length)),
  }),
  // A server of an earlier version does not send these.
  reading: { instead: { asked: { count: 0, latest: 0 }, hasSecond: true } },
});
