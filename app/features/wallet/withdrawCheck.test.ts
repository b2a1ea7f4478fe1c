import { defaultWithdrawAmounts, withdrawWindows } from '@tally/contract/market';
import { describe, expect, it } from 'vitest';
import {
  firstChoice,
  lackOf,
  lastOf,
  lastText,
  missingOf,
  withdrawCheck,
  type WithdrawSituation,
} from './withdrawCheck';

/** A moment on Jakarta's clock (UTC+7). */
const jakarta = (hour: number, minute = 0, second = 0) => Date.UTC(2026, 2, 5, hour - 7, minute, second);
const minute = 60_000;
const fine: WithdrawSituation = {
  amount: 1000,
  balance: 1000,
  accountStatus: 2,
  market: 'id',
  locale: 'en',
  now: jakarta(12),
  last: NaN,
  inProgress: false,
};

describe('withdraw checks in order (WITHDRAW-4)', () => {
  const worst: WithdrawSituation = {
    ...fine,
    balance: 999,
    accountStatus: 0,
    now: jakarta(1, 30),
    last: jakarta(1, 29),
    inProgress: true,
  };
  it.each([
    ['balance below amount', worst, 'notEnough'],
    ['no account', { ...worst, balance: 1000 }, 'needAccount'],
    ['outside the withdraw period', { ...worst, balance: 1000, accountStatus: 1 }, 'period'],
    ['under 5 minutes since the last withdrawal', { ...worst, balance: 1000, accountStatus: 1, locale: 'id' }, 'gap'],
    ['a withdrawal in progress', { ...worst, balance: 1000, accountStatus: 1, locale: 'id', last: NaN }, 'inProgress'],
    ['nothing in the way', fine, undefined],
  ] as const)('%s', (_, situation, stop) => {
    expect(withdrawCheck(situation)).toBe(stop);
  });
  it('"account is usable when status is above 0" (ACCOUNT-5)', () => {
    expect([0, 1, 2, 3, 4].map((accountStatus) => withdrawCheck({ ...fine, accountStatus }))).toEqual([
      'needAccount',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('a withdrawal of somebody else on the same phone stops nobody', () => {
    const stored = lastText(fine.now - minute, 'budi');
    expect(['budi', 'sari'].map((user) => withdrawCheck({ ...fine, last: lastOf(stored, user) }))).toEqual([
      'gap',
      undefined,
    ]);
    expect(withdrawCheck({ ...fine, last: lastOf(undefined, 'budi') })).toBeUndefined();
  });
  it('the gap is 300000 ms, and a time in the future stops nobody (WITHDRAW-8)', () => {
    const after = (ms: number) => withdrawCheck({ ...fine, last: fine.now - ms });
    expect([after(5 * minute - 1), after(5 * minute), after(-minute)]).toEqual(['gap', undefined, undefined]);
  });
});

describe('the withdraw period is 02:00-24:00; 01:00 in Indonesian text (WITHDRAW-7)', () => {
  it.each([
    ['en', jakarta(1, 59, 59), 'period'],
    ['en', jakarta(2), undefined],
    ['en', jakarta(23, 59, 59), undefined],
    ['en', jakarta(24), 'period'],
    ['id', jakarta(0, 59, 59), 'period'],
    ['id', jakarta(1), undefined],
  ] as const)('%s at %i: %s', (locale, now, stop) => {
    expect(withdrawCheck({ ...fine, locale, now })).toBe(stop);
  });
  it('"not allowed for some locales": at no hour, and said before the pause and what is under way', () => {
    const closed = { ...withdrawWindows, en: 'closed' } as const;
    expect(
      [jakarta(0), jakarta(12), jakarta(23)].map((now) =>
        withdrawCheck({ ...fine, now, last: now, inProgress: true }, closed),
      ),
    ).toEqual(['notAllowed', 'notAllowed', 'notAllowed']);
    expect(withdrawCheck({ ...fine, accountStatus: 0 }, closed)).toBe('needAccount');
    expect(withdrawCheck({ ...fine, locale: 'id' }, closed)).toBeUndefined();
  });
});

it('starts with the largest amount that can be had', () => {
  const amounts = defaultWithdrawAmounts.id.map((amount) => ({ amount, info: '' }));
  const needing = amounts.map((option, index) => (index === 2 ? { ...option, info: 'NEED LT' } : option));
  expect(firstChoice(needing, 12500)).toBe(1000);
  expect([
    firstChoice(amounts, 12500),
    firstChoice(amounts, 99),
    firstChoice(amounts, undefined),
    firstChoice([], 5),
  ]).toEqual([10000, 100, 100, undefined]);
});

it('says of an amount what it lacks, money first (GOAL-1, WITHDRAW-25)', () => {
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
    undefined,
  ]);
});

it('names what is missing to the cent (WITHDRAW-25)', () => {
  expect(missingOf(10, 6.7)).toBe(3.3);
});
