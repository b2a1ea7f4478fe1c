import type * as calls from '../calls/queues';
import { exampleQueues } from '../fixtures/operator';
import type { Example } from './example';

export const getQueues: Example<typeof calls.getQueues> = {
  request: {},
  replies: { filled: exampleQueues },
};
