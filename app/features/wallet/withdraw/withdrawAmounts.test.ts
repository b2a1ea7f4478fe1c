import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import { expect, it } from 'vitest';
import { lackOf, lastOf, lastText, missingOf, smallestAmount } from './withdrawAmounts';

it('a withdrawal of somebody else on the same phone stops nobody (WITHDRAW-8)', () => {
  const stored = lastText(1_000_000, 'budi');
  expect([lastOf(stored, 'budi'), lastOf(stored, 'sari'), lastOf(undefined, 'budi')]).toEqual([1_000_000, NaN, NaN]);
});

it('a press without a choice asks for the smallest amount, which says what is missing', () => {
  const amounts = defaultWithdrawAmounts.id.map((amount) => ({ amount, info: '' }));
  expect([smallestAmount(amounts), smallestAmount([])]).toEqual([100, undefined]);
});

it('the check says what an amount lacks, money first (GOAL-1, WITHDRAW-25)', () => {
  const lacks = (info: string, balance?: number) => lackOf({ amount: 1000, info }, balance);
  expect([lacks('', 1000), lacks('', 999), lacks('NEED LT', 999), lacks('NEED LT', 1000)]).toEqual([
    undefined,
    'cash',
    'cash',
    'lucky',
  ]);
  expect([lacks('NEED MEMBERS', 1000), lacks('NEED MEMBERS'), lacks('NEWS', 1000)]).toEqual([
    'members',
    'members',
    'other',
  ]);
});

it('the check names what is missing to the cent (WITHDRAW-25)', () => {
  expect(missingOf(10, 6.7)).toBe(3.3);
});
