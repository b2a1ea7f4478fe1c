import { describe, expect, it } from 'vitest';
import { withdrawWindows } from '../limits/withdrawHours';
import { accountStatus } from '../wallet/account';
import { withdrawStop, type WithdrawAttempt } from './withdrawStop';

/** A moment on Jakarta's clock (UTC+7). */
const jakarta = (hour: number, minute = 0, second = 0) => Date.UTC(2026, 2, 5, hour - 7, minute, second);
const minute = 60_000;
const fine: WithdrawAttempt = {
  amount: 1000,
  balance: 1000,
  accountStatus: 2,
  accountType: 'DANA',
  market: 'id',
  locale: 'en',
  now: jakarta(12),
  last: NaN,
  submitting: false,
};

describe('withdraw checks in order (WITHDRAW-4)', () => {
  const worst: WithdrawAttempt = {
    ...fine,
    balance: 999,
    accountStatus: 0,
    now: jakarta(1, 30),
    last: jakarta(1, 29),
    submitting: true,
  };
  it.each([
    ['balance below amount', worst, 'notEnough'],
    ['no account', { ...worst, balance: 1000 }, 'needAccount'],
    ['outside the withdraw period', { ...worst, balance: 1000, accountStatus: 1 }, 'period'],
    ['under 5 minutes since the last withdrawal', { ...worst, balance: 1000, accountStatus: 1, locale: 'id' }, 'gap'],
    [
      'a withdrawal that is being submitted (WITHDRAW-9)',
      { ...worst, balance: 1000, accountStatus: 1, locale: 'id', last: NaN },
      'inProgress',
    ],
    ['nothing in the way', fine, undefined],
  ] as const)('%s', (_, situation, stop) => {
    expect(withdrawStop(situation)).toBe(stop);
  });
  it('"account is usable when status is above 0" (ACCOUNT-5)', () => {
    expect(accountStatus).toEqual({ none: 0, submitted: 1, valid: 2, retry: 3, invalid: 4 });
    expect([0, 1, 2, 3, 4].map((status) => withdrawStop({ ...fine, accountStatus: status }))).toEqual([
      'needAccount',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('the gap is 300000 ms, and a time in the future stops nobody (WITHDRAW-8)', () => {
    const after = (ms: number) => withdrawStop({ ...fine, last: fine.now - ms });
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
    expect(withdrawStop({ ...fine, locale, now })).toBe(stop);
  });
  it('"not allowed for some locales": at no hour, and said before the pause and what is under way', () => {
    const windows = { ...withdrawWindows, en: 'closed' } as const;
    expect(
      [jakarta(0), jakarta(12), jakarta(23)].map((now) =>
        withdrawStop({ ...fine, now, last: now, submitting: true }, { windows }),
      ),
    ).toEqual(['notAllowed', 'notAllowed', 'notAllowed']);
    expect(withdrawStop({ ...fine, accountStatus: 0 }, { windows })).toBe('needAccount');
    expect(withdrawStop({ ...fine, locale: 'id' }, { windows })).toBeUndefined();
  });
});

describe('what a market has closed (RULES-4)', () => {
  it('closed withdrawals are said after the account and before the hours', () => {
    const night = { ...fine, now: jakarta(1, 30) };
    expect(withdrawStop(night, { closed: ['withdrawals'] })).toBe('closed');
    expect(withdrawStop({ ...night, accountStatus: 0 }, { closed: ['withdrawals'] })).toBe('needAccount');
    expect(withdrawStop({ ...night, balance: 999 }, { closed: ['withdrawals'] })).toBe('notEnough');
  });
  it('a closed e-wallet stops those who have it, and nobody else', () => {
    expect(withdrawStop(fine, { closed: ['DANA'] })).toBe('walletClosed');
    expect(withdrawStop(fine, { closed: ['OVO', 'GoPay', 'lottery'] })).toBeUndefined();
    expect(withdrawStop({ ...fine, accountType: '' }, { closed: ['DANA'] })).toBeUndefined();
  });
});
