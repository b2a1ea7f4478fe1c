import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memoryStorage';
import { clearPending, resumableForMs, persistPending, pendingOf } from './pendingWithdrawal';

const pending = { key: '0123456789', amount: 1000, user: 'ana', at: 1_000_000 };

it('a pending withdrawal goes on for its own person while it is fresh (WITHDRAW-20)', () => {
  const storage = memoryStorage();
  persistPending(storage, pending);
  expect(pendingOf(storage, 'ana', pending.at + resumableForMs - 1)).toEqual(pending);
  expect(pendingOf(storage, 'ana', pending.at + resumableForMs)).toBeUndefined();
  expect(pendingOf(storage, 'bea', pending.at)).toBeUndefined();
  clearPending(storage);
  expect(pendingOf(storage, 'ana', pending.at)).toBeUndefined();
});

it.each(['{', 'null', '[]', '{"key":1}', '"x"'])('the search for a pending withdrawal passes over %s', (stored) => {
  const storage = memoryStorage();
  storage.set('pendingWithdrawal', stored);
  expect(pendingOf(storage, 'ana', 0)).toBeUndefined();
});
