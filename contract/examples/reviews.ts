import type * as calls from '../calls/reviews';
import { refusal, success } from '../fixtures/outcome';
import { exampleWaitingReviews, noWaitingReviews } from '../fixtures/review';
import type { Example } from './example';

export const getWaitingReviews: Example<typeof calls.getWaitingReviews> = {
  request: {},
  replies: { filled: exampleWaitingReviews, empty: noWaitingReviews },
};

export const postReviewProcess: Example<typeof calls.postReviewProcess> = {
  request: { query: { taskRecordId: 1, action: 'pass' } },
  replies: { success, badStatus: refusal('BAD STATUS') },
};
