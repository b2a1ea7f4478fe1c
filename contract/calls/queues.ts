import { endpoint, type ReplyOf } from '../api/endpoint';
import { count, described, keyed, nothing, rowId } from '../api/schemas';
import { markets } from '../market/codes';
import { operatorName } from '../operator/fields';
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
    operator: operatorName,
    asked: described(
      v.object({
        count: described(count, 'How many wait.'),
        latest: described(rowId, 'Number of the latest of them; 0: none waits.'),
      }),
      'Requests that this operator can approve.',
    ),
    hasSecond: described(v.boolean(), 'Whether another key can approve what one operator may not do alone (OPS-35).'),
    markets: described(v.pipe(v.array(marketQueues), v.maxLength(markets.length)), 'What waits in each market.'),
    approvalsVersion: version,
    reviewsVersion: version,
  }),
  // A server of an earlier version does not send these.
  reading: { instead: { asked: { count: 0, latest: 0 }, hasSecond: true } },
});

/** How much waits in each queue, and a version of each list. */
export type Queues = ReplyOf<typeof getQueues>;
