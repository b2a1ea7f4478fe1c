import type * as calls from '../calls/exceptions';
import { refusal, success } from '../fixtures/outcome';
import type { Example } from './example';

export const postExceptionResolve: Example<typeof calls.postExceptionResolve> = {
  request: { query: { id: 1, action: 'close', reason: 'paid back by the provider' } },
  replies: { success, closed: refusal('ALREADY CLOSED'), notPaid: refusal('NOT PAID') },
};
