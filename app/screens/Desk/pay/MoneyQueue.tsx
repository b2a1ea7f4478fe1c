import { Batches } from './Batches';
import { PayQueue, type PayQueueProps } from './PayQueue';

/** The queues of money that leaves: what is to be paid, and what is with the provider. */
export function MoneyQueue({ queue, ...rest }: PayQueueProps & { queue: 'pay' | 'batches' }) {
  return queue === 'pay' ? <PayQueue {...rest} /> : <Batches {...rest} />;
}
