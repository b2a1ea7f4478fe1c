import { endpoint } from '../api/endpoint';
import { count, keyed, nothing, rowId, shortText } from '../api/schemas';
import { markets } from '../market/codes';
import { marketQueues, version } from '../operator/queues';
import * as v from 'valibot';

export const getQueues = endpoint({
  method: 'GET',
  path: '/operator/queues',
  who: 'operator',
  scope: ['read', 'approve'],
  money: false,
  summary: 'How much waits in the queues of operators, and who the operator is',
  description:
    'Who the operator is, how much waits in each market, and which version of it: nothing of a person, so that it is no look at anybody.',
  query: v.object(keyed),
  body: nothing,
  reply: v.object({
    /** Name of the key. */
    operator: shortText,
    /** Requests that this operator can approve: how many wait, and the latest of them (0: none). */
    asked: v.object({ count, latest: rowId }),
    /** Whether another key can approve what one operator may not do alone (OPS-35). */
    hasSecond: v.boolean(),
    markets: v.pipe(v.array(marketQueues), v.maxLength(markets.length)),
    /** Of requests and of reviews, in all markets. */
    approvalsVersion: version,
    reviewsVersion: version,
  }),
  // A server of an earlier version does not send these.
  reading: { instead: { asked: { count: 0, latest: 0 }, hasSecond: true } },
});
