import type * as calls from '../calls/ownData';
import { ownDataReplies } from '../fixtures/ownData';
import type { Example } from './example';

export const postOwnData: Example<typeof calls.postOwnData> = {
  request: { body: { format: 'json', request: 'a-download-of-today' } },
  replies: ownDataReplies,
};
