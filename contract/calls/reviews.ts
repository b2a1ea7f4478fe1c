import { endpoint } from '../api/endpoint';
import { described, keyed, nothing, outcome, pick, rowId } from '../api/schemas';
import { rejectMeanings, rejectReasons, reviewMeanings, waitingReview, waitingReviewsMax } from '../tasks/review';
import * as v from 'valibot';

const waitingReviews = v.pipe(v.array(waitingReview), v.maxLength(waitingReviewsMax));

export const getWaitingReviews = endpoint({
  method: 'GET',
  path: '/task/review/waiting',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'Reviews that wait for their check',
  description: 'The reviews that wait for their check, longest waiting first.',
  query: v.object(keyed),
  body: nothing,
  reply: waitingReviews,
});

export const postReviewProcess = endpoint({
  method: 'POST',
  path: '/task/review/process',
  who: 'operator',
  scope: ['support'],
  money: true,
  summary: 'Pass a review, which pays it, or reject it with a reason',
  description: 'Approves a review, which pays it once, or rejects it with a reason.',
  infos: pick(reviewMeanings, 'BAD STATUS', 'DUP APP', 'NEED REASON'),
  query: v.object({
    ...keyed,
    taskRecordId: described(rowId, "Number of the person's task."),
    action: described(v.picklist(['pass', 'reject']), 'What is decided.', {
      pass: 'The review is paid.',
      reject: 'It is rejected with a reason.',
    }),
    reason: v.optional(
      described(v.picklist(rejectReasons), 'Why it is rejected; a rejection needs it.', rejectMeanings),
    ),
  }),
  body: nothing,
  reply: outcome,
});
