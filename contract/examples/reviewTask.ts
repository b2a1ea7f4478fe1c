import { noReview } from '../tasks/review';
import type * as calls from '../calls/reviewTask';
import { refusal, success } from '../fixtures/outcome';
import { reviewIn, reviewStates } from '../fixtures/review';
import type { Example } from './example';

const reviews = Object.fromEntries(
  Object.entries(reviewStates).map(([state, given]) => [state, reviewIn('id', given)]),
);

export const getReview: Example<typeof calls.getReview> = {
  request: {},
  replies: { none: noReview, ...reviews },
};

export const postReview: Example<typeof calls.postReview> = {
  request: { query: { action: 'assign', taskRecordId: 0 } },
  replies: { success, badStatus: refusal('BAD STATUS') },
};
