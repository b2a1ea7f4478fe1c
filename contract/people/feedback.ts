import * as v from 'valibot';
import { taskTypes } from '../tasks/task';
import { longText, rowId, smallNumber, time, typedLine, typedLines, whole } from '../api/schemas';
import {
  feedbackContactMax,
  feedbackContactMin,
  feedbackContentMax,
  feedbackContentMin,
  repliesShown,
} from '../limits/feedback';

/** A reply with what it answers. A further answer to the same message changes its text and time. */
const feedbackReply = v.object({ id: rowId, issue: longText, reply: longText, time });
export type FeedbackReply = v.InferOutput<typeof feedbackReply>;

/**
 * The user's latest feedback message; status 9 = replied. Without a message all strings are empty and the id is 0.
 * `replies`: the latest replies, the newest first (FEEDBACK-13); only our server says them.
 */
export const feedback = v.object({
  id: rowId,
  type: whole(3),
  content: longText,
  contact: longText,
  status: smallNumber,
  reply: longText,
  issue: longText,
  time,
  replies: v.pipe(v.array(feedbackReply), v.maxLength(repliesShown)),
});
export type Feedback = v.InferOutput<typeof feedback>;

/** Tasks that a message can be about. */
export const messageTasks = [...taskTypes, 'lucky'] as const;
export type MessageTask = (typeof messageTasks)[number];

/**
 * `type`: 1 withdrawal not received, 2 software bug, 3 other; 0 in markets whose form has no type. What the message is
 * about is optional: one of the person's withdrawals, by its `id` in the passbook, or a task.
 */
export const feedbackBody = v.object({
  type: whole(3),
  content: typedLines(feedbackContentMax, feedbackContentMin),
  contact: typedLine(feedbackContactMax, feedbackContactMin),
  withdrawalId: v.optional(rowId),
  task: v.optional(v.picklist(messageTasks)),
});
export type FeedbackBody = v.InferInput<typeof feedbackBody>;

/**
 * `info` of refused feedback: a type is required and missing, the daily limit of messages is reached, or the person has
 * no such withdrawal.
 */
export const feedbackInfos = {
  needType: 'NEED TYPE',
  tooMany: 'TOO MANY',
  unknownWithdrawal: 'UNKNOWN WITHDRAWAL',
} as const;
