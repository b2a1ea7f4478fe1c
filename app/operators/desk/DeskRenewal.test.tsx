import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { exampleAuditActs } from '@tally/contract/fixtures/auditLog';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { exampleMessages } from '@tally/contract/fixtures/messages';
import { exampleQueues } from '@tally/contract/fixtures/operator';
import {
  examplePayoutExceptions,
  examplePayouts,
  exampleSentPayouts,
  noPayouts,
} from '@tally/contract/fixtures/payouts';
import { exampleWaitingReviews } from '@tally/contract/fixtures/review';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { openDesk } from '../../testing/pages/operatorPage';

// Real time passes too, so that what is looked for is found; the rest is passed at once.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const noMessages = { ...exampleMessages, items: [] };

/** The versions of all lists, when others have changed something in each of them. */
const versions = (version: string) => ({
  ...exampleQueues,
  approvalsVersion: version,
  reviewsVersion: version,
  markets: exampleQueues.markets.map((each) => ({ ...each, payoutsVersion: version, messagesVersion: version })),
});

/** What each list has at first, what it says then, what it has after others did something, and what it says of that. */
const lists: [queue: string, before: Replies, first: string, after: Replies, then: string | RegExp][] = [
  ['pay', { getPayouts: noPayouts }, 'No withdrawals are waiting', { getPayouts: examplePayouts }, '4107'],
  ['batches', { getPayouts: noPayouts }, 'Nothing is with the provider', { getPayouts: exampleSentPayouts }, '37'],
  [
    'exceptions',
    { getPayouts: noPayouts },
    'Provider and ledger agree',
    { getPayouts: examplePayoutExceptions },
    '4077',
  ],
  ['approvals', { getApprovals: [] }, 'Nothing waits for a second operator', { getApprovals: exampleApprovals }, '5'],
  [
    'reviews',
    { getWaitingReviews: [] },
    'No reviews are waiting',
    { getWaitingReviews: exampleWaitingReviews },
    '7001',
  ],
  ['messages', { getMessages: noMessages }, 'No messages here', { getMessages: exampleMessages }, /Sari/],
  ['trail', { getLatestActs: [] }, 'Nothing was done yet', { getLatestActs: exampleAuditActs }, /^ana · Refuse/],
  [
    'switches',
    { getMarketRules: rulesClosing('id') },
    'Quiz',
    { getMarketRules: rulesClosing('id', 'quiz') },
    'Paused',
  ],
];

it.each(
  lists.flatMap(([queue, ...list]) =>
    ['within 15 seconds', 'at once on return to the tab'].map((when) => [queue, when, ...list] as const),
  ),
)('%s: what others did is shown %s (OPS-48)', async (queue, when, before, first, after, then) => {
  let isLater = false;
  const replies = Object.fromEntries(
    Object.keys(before).map((call) => [call, () => (isLater ? after : before)[call as keyof Replies]]),
  );
  await openDesk(queue, { ...replies, getQueues: () => versions(isLater ? 'b' : 'a') });
  await screen.findByText(first);
  const shown = () => screen.queryAllByText(then).filter((one) => !one.closest('fieldset, [role="radiogroup"]'));
  expect(shown()).toEqual([]);
  isLater = true;
  if (when === 'within 15 seconds') await passSeconds(14);
  else document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(shown()).not.toEqual([]), { timeout: 1000 });
});

it('what was done is counted below the log while the pointer is over it, and put in once it has left (OPS-48)', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const [newest, first] = exampleAuditActs;
  if (!newest || !first) throw new Error('There are no examples of acts.');
  let acts = [first];
  await openDesk('trail', { getLatestActs: () => acts });
  const list = await screen.findByRole('list', { name: 'Audit log' });
  await user.hover(list);
  acts = [newest, first];
  await passSeconds(15);
  expect(screen.queryByText(/^ana · Refuse/)).toBeNull();
  expect(screen.getByText(/^1 new one waits/)).toBeTruthy();
  await user.unhover(list);
  expect(screen.getByText(/^ana · Refuse/)).toBeTruthy();
});
