import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { nothing, outcome, taken } from '../api/schemas';
import { feedback, feedbackBody } from '../people/feedback';

export const getFeedback = endpoint({
  method: 'GET',
  path: '/opt/feedback',
  who: 'user',
  money: false,
  summary: 'The latest message and its reply',
  query: nothing,
  body: nothing,
  reply: feedback,
  reading: { empty: {}, instead: { id: 0, type: 0, status: 0, time: unknownNumber } },
});

export const postFeedback = endpoint({
  method: 'POST',
  path: '/opt/feedback',
  who: 'user',
  money: false,
  summary: 'Send a message',
  query: nothing,
  body: feedbackBody,
  reply: outcome,
  reading: taken,
});
