import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { nothing, outcome, taken } from '../api/schemas';
import { feedback, feedbackBody, feedbackMeanings } from '../people/feedback';

export const getFeedback = endpoint({
  method: 'GET',
  path: '/opt/feedback',
  who: 'user',
  money: false,
  summary: 'The latest message and its reply',
  description:
    'The latest message of the person with its answer; without one the texts are empty and `id` is 0. Home asks it for the red point, the help page shows it.',
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
  description:
    "Sends a message to customer service. `type` says what it is about; 0 where the market's form has no type.",
  infos: feedbackMeanings,
  query: nothing,
  body: feedbackBody,
  reply: outcome,
  reading: taken,
});
