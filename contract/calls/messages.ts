import { endpoint } from '../api/endpoint';
import {
  count,
  keyed,
  market,
  nothing,
  outcome,
  pick,
  rowId,
  time,
  typedLine,
  typedLines,
  whole,
} from '../api/schemas';
import { answerMax } from '../limits/feedback';
import { messageTemplates } from '../operator/messageTemplates';
import { messageDetail, messageMeanings, messagePage, messageStates } from '../operator/messages';
import { feedbackProcess, operatorDay, runMeanings, runReading } from '../operator/operator';
import * as v from 'valibot';

const read = { ...keyed, id: rowId, version: count };

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
    state: v.picklist(messageStates),
    since: v.optional(time),
    after: v.optional(rowId),
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
  query: v.object({ ...keyed, id: rowId }),
  body: nothing,
  reply: v.object({ messages: v.pipe(v.array(messageDetail), v.maxLength(1)) }),
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
    words: v.optional(typedLines(answerMax)),
    template: v.optional(v.picklist(messageTemplates)),
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
  query: v.object({ ...keyed, day: operatorDay, type: whole(3), userIdStr: v.optional(typedLine(2000)) }),
  body: nothing,
  reply: feedbackProcess,
  reading: runReading,
});
