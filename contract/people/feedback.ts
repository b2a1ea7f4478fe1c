import * as v from 'valibot';
import { taskTypes } from '../tasks/task';
import {
  type Meanings,
  described,
  longText,
  rowId,
  smallNumber,
  time,
  typedLine,
  typedLines,
  whole,
} from '../api/schemas';
import {
  feedbackReplied,
  feedbackContactMax,
  feedbackContactMin,
  feedbackContentMax,
  feedbackContentMin,
  repliesShown,
} from '../limits/feedback';

export const messageType = described(whole(3), 'What the message is about.', {
  0: 'Nothing of these; markets whose form has no type.',
  1: 'A withdrawal that was not received.',
  2: 'A fault of the app.',
  3: 'Something else.',
});

const said = {
  id: described(rowId, 'Number of the message; 0: there is none.'),
  type: messageType,
  issue: described(longText, 'The question that the reply answers.'),
  reply: described(longText, 'The answer of customer service; empty: there is none yet.'),
};

/** A reply with what it answers. A further answer to the same message changes its text and time. */
const feedbackReply = v.object({
  id: said.id,
  issue: said.issue,
  reply: said.reply,
  time: described(time, 'When it was answered.'),
});
export type FeedbackReply = v.InferOutput<typeof feedbackReply>;

/**
 * The user's latest feedback message; status 9 = replied. Without a message all strings are empty and the id is 0.
 * `replies`: the latest replies, the newest first (FEEDBACK-13); only our server says them.
 */
export const feedback = v.object({
  ...said,
  content: described(longText, 'The message as it was sent.'),
  contact: described(longText, 'Where the person wants to be answered.'),
  status: described(smallNumber, 'Whether it was answered.', {
    [feedbackReplied]: 'Answered: the page shows the reply, and home a red point until it was seen.',
  }),
  time: described(time, 'When it was sent, or last answered.'),
  replies: described(
    v.pipe(v.array(feedbackReply), v.maxLength(repliesShown)),
    'The latest replies, the newest first.',
  ),
});
export type Feedback = v.InferOutput<typeof feedback>;

/** The reply when somebody has not written yet. */
export const noFeedback: Feedback = {
  id: 0,
  type: 0,
  content: '',
  contact: '',
  status: 0,
  reply: '',
  issue: '',
  time: 0,
  replies: [],
};

/** Tasks that a message can be about. */
export const messageTasks = [...taskTypes, 'lucky'] as const;
export type MessageTask = (typeof messageTasks)[number];

/**
 * `type`: 1 withdrawal not received, 2 software bug, 3 other; 0 in markets whose form has no type. What the message is
 * about is optional: one of the person's withdrawals, by its `id` in the passbook, or a task.
 */
export const feedbackBody = v.object({
  type: said.type,
  content: described(typedLines(feedbackContentMax, feedbackContentMin), 'The message.'),
  contact: described(
    typedLine(feedbackContactMax, feedbackContactMin),
    'Where the person wants to be answered: a phone number or a mail address, as they typed it.',
  ),
  withdrawalId: v.optional(described(rowId, "The person's withdrawal that it is about: its `id` in the passbook.")),
  task: v.optional(described(v.picklist(messageTasks), 'The task that it is about.')),
});
export type FeedbackBody = v.InferInput<typeof feedbackBody>;

/** `info` of refused feedback. */
export const feedbackInfos = {
  needType: 'NEED TYPE',
  tooMany: 'TOO MANY',
  unknownWithdrawal: 'UNKNOWN WITHDRAWAL',
} as const;

export const feedbackMeanings: Meanings<typeof feedbackInfos> = {
  'NEED TYPE': 'In this market a message has a type.',
  'TOO MANY': "The day's limit of messages is reached.",
  'UNKNOWN WITHDRAWAL': 'The person has no such withdrawal.',
};
