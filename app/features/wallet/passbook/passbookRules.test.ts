import { paidPassbooks, passbooks } from '@tally/contract/fixtures/wallet';
import { dayMs } from '@tally/contract/limits/time';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { describe, expect, it } from 'vitest';
import { entriesShown, hasLanded, invites, reviewDue, stateOf } from './passbookRules';

it('the review prompt shows only when at least 2 passbook entries exist, all have status 2, and the flag is not set (RATE-2)', () => {
  expect(reviewDue(paidPassbooks.id.slice(0, 2), false)).toBe(true);
  expect([
    reviewDue(paidPassbooks.id, true),
    reviewDue(paidPassbooks.id.slice(0, 1), false),
    reviewDue([], false),
    reviewDue(passbooks.id, false),
  ]).toEqual([false, false, false, false]);
});

it('a parameter sets how many to show (0 = all) (ROUTE-6)', () => {
  const shown = (parameter?: string) => entriesShown([1, 2, 3], parameter).length;
  expect([shown('2'), shown('0'), shown(), shown('9'), shown('x'), shown('-1')]).toEqual([2, 3, 3, 3, 3, 3]);
});

it('labels: Paid, Paying, Failed (PASSBOOK-2)', () => {
  const states = [0, 1, 2, 3].map((status) => stateOf({ status, returned: 0 }));
  expect(states).toEqual(['paying', 'paying', 'paid', 'failed']);
  expect(stateOf({ status: 3, returned: 5_000_000 })).toBe('returned');
});

it('friends are invited only below a latest withdrawal that went well or is in time (PASSBOOK-1)', () => {
  const [paid] = paidPassbooks.id;
  if (!paid) throw new Error('There is no paid withdrawal.');
  const now = paid.date + dayMs;
  const paying = { ...paid, amount: 10_000, status: passbookStatus.pending };
  const failed = { ...paid, status: passbookStatus.failed };
  const shown = (...entries: (typeof paid)[]) => invites(entries, 'id', now);
  expect([shown(paid), shown(paying), shown(paid, failed)]).toEqual([true, true, true]);
  expect([shown(), shown(failed, paid), shown({ ...failed, returned: now })]).toEqual([false, false, false]);
  expect(invites([paying], 'id', now + 9 * dayMs)).toBe(false);
});

describe('a withdrawal whose answer was lost is found by amount and time (WITHDRAW-20)', () => {
  const entry = {
    id: 1,
    amount: 1000,
    status: 1,
    status_msg: '',
    date: 5_000_000,
    account_type: 'DANA' as const,
    returned: 0,
    reviewUntil: 0,
    returned_amount: 0,
  };
  it.each([
    ['the same', entry, true],
    ['another amount', { ...entry, amount: 100 }, false],
    ['an older one', { ...entry, date: 4_000_000 }, false],
    ['a failed one', { ...entry, status: 3 }, false],
  ])('%s', (_, one, found) => {
    expect(hasLanded([one], { amount: 1000, at: 5_000_000 })).toBe(found);
  });
});
