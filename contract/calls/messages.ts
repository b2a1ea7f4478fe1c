import { endpoint } from '../api/endpoint';
import {
  count,
  described,
  keyed,
  market,
  nothing,
  outcome,
  pick,
  rowId,
  time,
  typedLine,
  typedLines,
} from '../api/schemas';
import { answerMax } from '../limits/feedback';
import { messageTemplates } from '../operator/messageTemplates';
import { messageDetail, messageMeanings, messagePage, messageState } from '../operator/messages';
import { messageType } from '../people/feedback';
import { feedbackProcess, operatorDay, runMeanings, runReading } from '../operator/operator';
import * as v from 'valibot';

const id = described(rowId, 'Number of the message.');

const read = {
  ...keyed,
  id,
  version: described(count, '`version` of the message as it was read; with another one by now it is refused.'),
};

export const getMessages = endpoint({
  method: 'GET',
  path: '/opt/messages',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Messages of a market that are open, answered or closed, the oldest first',
  description:
    'Messages of a market in a state, those who wait longest first, page by page: `since` and `after` of `next`.',
  query: v.object({
    ...keyed,
    market,
    state: messageState,
    since: v.optional(described(time, '`next.since` of the page before; missing: the first page.')),
    after: v.optional(described(rowId, '`next.after` of the page before; missing: the first page.')),
  }),
  body: nothing,
  reply: messagePage,
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/opt/message',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'A message with what it is about, and the balances and transfers of the person',
  description: 'One message with what it is about, beside what the person has; `messages` is empty when there is none.',
  query: v.object({ ...keyed, id }),
  body: nothing,
  reply: v.object({
    messages: described(v.pipe(v.array(messageDetail), v.maxLength(1)), 'The message; empty: there is none.'),
  }),
});

export const postMessageAnswer = endpoint({
  method: 'POST',
  path: '/opt/message/answer',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Answer a message with own words or a template',
  description:
    "Answers a message with own words, or with a template in the person's language. A further answer is added below the first.",
  infos: messageMeanings,
  query: v.object(read),
  body: v.object({
    words: v.optional(
      described(typedLines(answerMax), 'The answer in own words; with a `template` it is not looked at.'),
    ),
    template: v.optional(
      described(
        v.picklist(messageTemplates),
        "The answer as a template, which is sent in the person's language; missing: `words` are sent.",
      ),
    ),
  }),
  reply: outcome,
});

export const postMessageClose = endpoint({
  method: 'POST',
  path: '/opt/message/close',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Close a message',
  description: 'Closes a message, answered or not.',
  infos: pick(messageMeanings, 'UNKNOWN MESSAGE', 'MESSAGE CHANGED', 'MESSAGE CLOSED'),
  query: v.object(read),
  body: nothing,
  reply: outcome,
});

export const postFeedbackProcess = endpoint({
  method: 'POST',
  path: '/opt/feedback/process',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Answer open messages',
  description:
    'Answers open feedback with the standard reply of its type; `userIdStr` restricts it to certain users (ids, comma-separated).',
  infos: pick(runMeanings, 'MORE'),
  query: v.object({
    ...keyed,
    day: operatorDay,
    type: messageType,
    userIdStr: v.optional(
      described(typedLine(2000), 'Only messages of these people: their numbers, separated by commas; missing: of all.'),
    ),
  }),
  body: nothing,
  reply: feedbackProcess,
  reading: runReading,
});
