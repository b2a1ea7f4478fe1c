import { defaultWithdrawAmounts } from '@tally/contract/limits/amounts';
import { describe, expect, it } from 'vitest';
import { possibleAmount } from './possibleAmount';

describe('only the fixed amounts can be withdrawn: what is promised is the largest that the cash covers', () => {
  it.each([
    ['48.50 in the Philippines', 48.5, defaultWithdrawAmounts.ph, 10],
    ['exactly an amount', 100, defaultWithdrawAmounts.ph, 100],
    ['less than the smallest', 0.05, defaultWithdrawAmounts.br, 0],
    ['nothing', 0, defaultWithdrawAmounts.id, 0],
    ['cash that is not known', NaN, defaultWithdrawAmounts.id, 0],
    [
      "the server's amounts, in any order",
      5000,
      [
        { amount: 4000, info: '' },
        { amount: 1000, info: '' },
        { amount: 20_000, info: '' },
      ],
      4000,
    ],
    [
      'an amount that needs a lucky task or members is not possible now',
      5000,
      [
        { amount: 1000, info: '' },
        { amount: 4000, info: 'NEED LT' },
      ],
      1000,
    ],
    ['no amounts', 5000, [], 0],
  ])('%s', (_, cash, options, amount) => {
    expect(possibleAmount(cash, options)).toBe(amount);
  });
});
