import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import { expect, it } from 'vitest';
import { batchEnd } from './batchEnd';

it.each([
  [
    { status: 1, info: '', withdrawals: 2, amount: 200 },
    { state: 'all', paid: 2, amount: 200 },
  ],
  [
    { status: 1, info: '', withdrawals: 1, amount: 100 },
    { state: 'some_resolved', paid: 1, amount: 100 },
  ],
  [
    { status: 1, info: moreInfo, withdrawals: 1, amount: 100 },
    { state: 'more', paid: 1, amount: 100 },
  ],
  [
    { status: 1, info: 'IN BATCH', withdrawals: 1, amount: 100 },
    { state: 'in_batch', paid: 1, amount: 100 },
  ],
  [
    { status: 1, info: 'NEEDS APPROVAL', withdrawals: 1, amount: 100 },
    { state: 'needs_approval', paid: 1, amount: 100 },
  ],
  [
    { status: 1, info: 'NEEDS APPROVAL', withdrawals: 1, amount: 100, waiting: 1, waitingAmount: 900 },
    { state: 'needs_approval', paid: 1, amount: 100, waiting: { count: 1, amount: 900 } },
  ],
  [
    { status: 2, info: someFailedInfo, withdrawals: 0, amount: 0 },
    { state: 'some_failed', paid: 0, amount: 0 },
  ],
  [
    { status: 2, info: '', withdrawals: 0, amount: 0 },
    { state: 'failed', paid: 0, amount: 0 },
  ],
  // A reply without its numbers.
  [
    { status: 1, info: '', withdrawals: NaN, amount: NaN },
    { state: 'failed', paid: 0, amount: 0 },
  ],
])('how a press for two ended follows from the reply: %j (OPS-14)', (reply, end) => {
  expect(batchEnd({ users: 1, waiting: NaN, waitingAmount: NaN, ...reply }, 2)).toEqual({ count: 2, ...end });
});

it('without a reply no payout counts as paid (OPS-14)', () => {
  expect(batchEnd(undefined, 2)).toEqual({ state: 'failed', count: 2, paid: 0, amount: 0 });
});
