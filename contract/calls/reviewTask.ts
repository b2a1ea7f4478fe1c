import { endpoint } from '../api/endpoint';
import { described, nothing, outcome, pick, rowId } from '../api/schemas';
import { reviewActions, reviewMeanings, reviewTask } from '../tasks/review';
import * as v from 'valibot';

export const getReview = endpoint({
  method: 'GET',
  path: '/task/review/',
  who: 'user',
  money: false,
  summary: 'The review task',
  description:
    "The person's review task: to rate a partner app in its store. `taskRecordId` 0: they have none. Asked when home has the card (`showReviewTask`).",
  query: nothing,
  body: nothing,
  reply: reviewTask,
});

export const postReview = endpoint({
  method: 'POST',
  path: '/task/review',
  who: 'user',
  money: false,
  summary: 'Take the review task, or report that the app was rated or the screenshot sent',
  description: 'Takes the task (`taskRecordId` 0), or reports a step of it. On refusal `info` is the reason.',
  infos: pick(reviewMeanings, 'BAD STATUS', 'NOT AVAILABLE', 'DUP USER'),
  query: v.object({
    action: described(v.picklist(reviewActions), 'The step.', {
      assign: 'Take the task.',
      rated: 'The store was opened to rate.',
      uploaded: 'The phone app has sent the screenshot.',
    }),
    taskRecordId: described(rowId, "Number of the person's task; 0 to take one."),
  }),
  body: nothing,
  reply: outcome,
});
