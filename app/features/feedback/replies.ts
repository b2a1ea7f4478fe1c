import { feedbackReplied, repliesShown } from '@tally/contract/limits/feedback';
import type { Feedback, FeedbackReply } from '@tally/contract/people/feedback';
import type { KeyValueStore } from '../../platform/services';
import { markSeen, marksIn } from '../../session/seenMarks';
import { replySeenKey } from '../../session/seenStorageKeys';

/** How many read replies the phone remembers: those of two people who take turns on it. */
const seenMax = 2 * repliesShown;

/**
 * A person's replies, the newest first. A backend that lists none says its latest one by status 9 (FEEDBACK-1).
 */
export function repliesIn(feedback: Feedback): readonly FeedbackReply[] {
  const listed = feedback.replies.filter(({ reply }) => reply !== '');
  if (listed.length > 0 || feedback.status !== feedbackReplied) return listed;
  const { id, issue, content, reply, time } = feedback;
  return [{ id, issue: issue || content, reply, time }];
}

/** What makes a reply another one: its message, and when it was answered last. */
const markOf = ({ id, time }: FeedbackReply): string => `${id}:${time}`;

/**
 * The replies that were not read on this phone, the newest first (FEEDBACK-13).
 * @param stored what `markRead` has stored
 */
export const unreadReplies = (feedback: Feedback, stored: string | undefined): readonly FeedbackReply[] =>
  repliesIn(feedback).filter((reply) => !marksIn(stored).includes(markOf(reply)));

/** Remembers that replies were read. Ids of messages are nobody else's, so that the phone's people keep one list. */
export const markRead = (storage: KeyValueStore, replies: readonly FeedbackReply[]): void =>
  markSeen(storage, replySeenKey, replies.map(markOf), seenMax);
