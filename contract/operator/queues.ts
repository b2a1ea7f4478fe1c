import * as v from 'valibot';
import { count, described, market, shortText } from '../api/schemas';

/** How much waits in a market. */
const counts = {
  pay: described(count, 'Pending withdrawals that are not with the provider.'),
  batches: described(count, 'Batches that are neither voided nor signed off.'),
  exceptions: described(count, 'Open exceptions.'),
  messages: described(count, 'Open messages.'),
};
/** A queue of which each market says how much waits. */
export type CountedQueue = keyof typeof counts;

export const version = described(
  shortText,
  'A text that is another one once what the list shows has changed; empty: nothing waits.',
);

export const marketQueues = v.object({ market, ...counts, payoutsVersion: version, messagesVersion: version });
