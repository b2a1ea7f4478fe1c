import { Batches } from './Batches';
import { ExceptionsQueue } from './ExceptionsQueue';
import type { MoneyProps } from './PayoutsPage';
import { PayQueue } from './PayQueue';

const kinds = { pay: PayQueue, batches: Batches, exceptions: ExceptionsQueue };

/** The queues of money that leaves: what is to be paid, what is with the provider, and what contradicts the books. */
export function MoneyQueue({ queue, ...rest }: MoneyProps & { queue: keyof typeof kinds }) {
  const Kind = kinds[queue];
  return <Kind {...rest} />;
}
