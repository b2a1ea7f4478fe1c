import { expect, it } from 'vitest';
import { channelAt, titleIcon } from './titleIcon';

const at = { feedback: { id: 41, status: 9 }, seenReply: undefined, tipsOpened: true, sdk: 814 };

it.each([
  ['a reply that was not read', at, 'reply'],
  ['another reply than the one that was read', { ...at, seenReply: '40' }, 'reply'],
  ['a reply that was read: income tips until they were opened', { ...at, seenReply: '41', tipsOpened: false }, 'tips'],
  ['feedback without a reply yet', { ...at, feedback: { id: 41, status: 1 }, tipsOpened: false }, 'tips'],
  ['nothing known of feedback', { ...at, feedback: undefined, tipsOpened: false }, 'tips'],
  ['tips opened: the channel', { ...at, seenReply: '41' }, 'channel'],
  ['tips opened, but T stands beside the notices already', { ...at, seenReply: '41', sdk: 813 }, 'tips'],
] as const)('%s', (_, state, icon) => {
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
