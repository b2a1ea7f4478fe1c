import { noFeedback } from '../people/feedback';
import type * as calls from '../calls/feedback';
import { openFeedback, repliedFeedback } from '../fixtures/feedback';
import { refusal, success } from '../fixtures/outcome';
import type { Example } from './example';

export const getFeedback: Example<typeof calls.getFeedback> = {
  request: {},
  replies: { none: noFeedback, open: openFeedback, replied: repliedFeedback },
};

export const postFeedback: Example<typeof calls.postFeedback> = {
  request: { body: { type: 1, content: 'Where is my withdrawal?', contact: 'me@mail.example' } },
  replies: { success, needType: refusal('NEED TYPE') },
};
