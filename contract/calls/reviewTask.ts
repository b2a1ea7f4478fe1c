import { endpoint } from '../api/endpoint';
import { nothing, outcome, rowId } from '../api/schemas';
import { reviewActions, reviewTask } from '../tasks/review';
import * as v from 'valibot';

export const getReview = endpoint({
  method: 'GET',
  path: '/task/review/',
  who: 'user',
  money: false,
  summary: 'The review task',
  description: "The user's review task.",
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
  query: v.object({ action: v.picklist(reviewActions), taskRecordId: rowId }),
  body: nothing,
  reply: outcome,
});
