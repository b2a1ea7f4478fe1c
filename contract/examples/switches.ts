import type * as calls from '../calls/switches';
import { refusal, success } from '../fixtures/outcome';
import type { Example } from './example';

export const postSwitch: Example<typeof calls.postSwitch> = {
  request: { query: { market: 'id', what: 'quiz', action: 'close', reason: 'the game is down' } },
  replies: { success, needReason: refusal('NEED REASON'), pastEnd: refusal('PAST END') },
};
