import { noFeedback } from '@tally/contract/people/feedback';
import { repliedFeedback, twiceRepliedFeedbacks } from '@tally/contract/fixtures/feedback';
import type { Feedback } from '@tally/contract/people/feedback';
import { describe, expect, it } from 'vitest';
import { replySeenKey } from '../../session/seenStorageKeys';
import { memoryStorage } from '../../testing/memoryStorage';
import { markRead, repliesIn, unreadReplies } from './replies';

const twice = twiceRepliedFeedbacks.en;
const [newest, earlier] = twice.replies;
const unreadAfter = (read: Feedback, feedback: Feedback) => {
  const storage = memoryStorage();
  markRead(storage, repliesIn(read));
  return unreadReplies(feedback, storage.get(replySeenKey));
};

describe('replies that were not read (FEEDBACK-13)', () => {
  it.each([
    ['none when nothing was written', noFeedback, noFeedback, []],
    ['all of them at first', noFeedback, twice, [newest, earlier]],
    ['one that came between', repliedFeedback, twice, [earlier]],
    ['none when all were read', twice, twice, []],
    [
      'one with a further answer',
      repliedFeedback,
      { ...repliedFeedback, replies: repliedFeedback.replies.map((reply) => ({ ...reply, time: reply.time + 1 })) },
      [{ ...newest, time: (newest?.time ?? 0) + 1 }],
    ],
  ] as const)('%s', (_, read, feedback, unread) => {
    expect(unreadAfter(read, feedback)).toEqual(unread);
  });

  it('a backend that says only its latest reply has that one read, also without issue and time', () => {
    const latest = { ...repliedFeedback, replies: [], issue: '', time: NaN };
    expect(repliesIn(latest)).toEqual([{ ...newest, issue: repliedFeedback.content, time: NaN }]);
    expect(unreadAfter(latest, latest)).toEqual([]);
  });

  it('an unreadable reply in the list is not shown, and the latest one is', () => {
    const torn = { ...repliedFeedback, replies: [{ id: 0, issue: '', reply: '', time: NaN }] };
    expect(repliesIn(torn)).toEqual([newest]);
  });

  it('two people who take turns on a phone both keep what they have read, and the list does not grow without end', () => {
    const storage = memoryStorage();
    const ofOther = { ...repliedFeedback, replies: [{ id: 7, issue: 'x', reply: 'y', time: 1 }] };
    markRead(storage, repliesIn(twice));
    markRead(storage, repliesIn(ofOther));
    expect(unreadReplies(twice, storage.get(replySeenKey))).toEqual([]);
    for (let id = 100; id < 140; id++) markRead(storage, [{ id, issue: '', reply: '', time: 1 }]);
    expect(storage.get(replySeenKey)?.split(' ')).toHaveLength(20);
  });
});
