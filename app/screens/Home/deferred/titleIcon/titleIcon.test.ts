import { openFeedback, repliedFeedback, twiceRepliedFeedbacks } from '@tally/contract/fixtures/feedback';
import { expect, it } from 'vitest';
import { channelAt, titleIcon } from './titleIcon';

const { id, time } = repliedFeedback;
const read = `${id}:${time}`;
const at = { feedback: repliedFeedback, seenReplies: undefined, tipsOpened: true, sdk: 814 };

it.each([
  ['a reply that was not read', at, 'reply'],
  ['another reply than the one that was read', { ...at, seenReplies: `40:${time}` }, 'reply'],
  [
    'a second answer to a message whose first was read (FEEDBACK-13)',
    { ...at, seenReplies: `${id}:${time - 1}` },
    'reply',
  ],
  ['an earlier reply that was not read', { ...at, feedback: twiceRepliedFeedbacks.en, seenReplies: read }, 'reply'],
  [
    'an unread reply before a message that waits',
    { ...at, feedback: { ...repliedFeedback, status: 1, reply: '' } },
    'reply',
  ],
  [
    'a reply that was read: income tips until they were opened',
    { ...at, seenReplies: read, tipsOpened: false },
    'tips',
  ],
  ['feedback without a reply yet', { ...at, feedback: openFeedback, tipsOpened: false }, 'tips'],
  ['nothing known of feedback', { ...at, feedback: undefined, tipsOpened: false }, 'tips'],
  ['tips opened: the channel', { ...at, seenReplies: read }, 'channel'],
  ['tips opened, but T stands beside the notices already', { ...at, seenReplies: read, sdk: 813 }, 'tips'],
] as const)('%s (HOME-16)', (_, state, icon) => {
  expect(titleIcon(state)).toBe(icon);
});

it.each([
  [0, 'T'],
  [813, 'T'],
  [814, 'W'],
  [815, 'W'],
] as const)('with SDK %i the channel is of service %s', (sdk, service) => {
  expect(channelAt(sdk)).toBe(service);
});
