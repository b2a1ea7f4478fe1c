import { defaultWithdrawAmounts } from '@tally/contract/limits/amounts';
import { describe, expect, it } from 'vitest';
import { goalOf } from './goal';

const offered = (...amounts: [amount: number, info?: string][]) =>
  amounts.map(([amount, info = '']) => ({ amount, info }));

describe('the next amount that can be withdrawn is the goal (GOAL-1)', () => {
  it.each([
    ['nothing yet: the smallest', 0, defaultWithdrawAmounts.id, 100, 100],
    ['the smallest above the cash', 8600, defaultWithdrawAmounts.id, 10_000, 1400],
    ['an amount that is reached is not the goal', 10_000, defaultWithdrawAmounts.id, 100_000, 90_000],
    ['all reached: the largest, nothing missing', 250_000, defaultWithdrawAmounts.id, 100_000, 0],
    ['cents stay whole', 6.75, defaultWithdrawAmounts.br, 10, 3.25],
    [
      'amounts with other needs are left out while one without is ahead',
      500,
      offered([1000, 'NEED LT'], [20_000], [5000, 'NEED MEMBERS']),
      20_000,
      19_500,
    ],
    [
      'then the bar goes on to them',
      12_400,
      offered([1000], [10_000, 'NEED LT'], [100_000, 'NEED MEMBERS']),
      100_000,
      87_600,
    ],
  ])('%s', (_, cash, amounts, amount, missing) => {
    expect(goalOf(cash, 0, amounts)).toMatchObject({ amount, missing });
  });

  it('what is reached is told beside the goal that is ahead, and a goal that needs more than money says so', () => {
    const amounts = offered([100], [1000], [10_000, 'NEED LT']);
    expect(goalOf(99, 0, amounts)).toMatchObject({ amount: 100, reached: 0 });
    expect(goalOf(500, 0, amounts)).toMatchObject({ amount: 1000, reached: 100 });
    expect(goalOf(500, 0, amounts)).not.toHaveProperty('locked');
    expect(goalOf(9000, 5000, amounts)).toMatchObject({
      amount: 10_000,
      reached: 1000,
      locked: true,
      enoughSoon: true,
    });
  });

  it('there is no goal while the cash is unknown', () => {
    expect(goalOf(NaN, 0, defaultWithdrawAmounts.id)).toBeUndefined();
    expect(goalOf(500, 0, offered([1000, 'NEED LT']))).toBeUndefined();
  });

  it('the goal never fills more than its whole bar', () => {
    expect(goalOf(8000, 5000, offered([10_000]))).toMatchObject({ cash: 0.8, coming: 1 - 0.8 });
    expect(goalOf(30_000, 5000, offered([10_000]))).toMatchObject({ cash: 1, coming: 0 });
  });
});

describe('"enough tomorrow" is a promise about money (GOAL-2)', () => {
  it.each([
    ['one short', 8600, 1399, offered([10_000]), false],
    ['exactly', 8600, 1400, offered([10_000]), true],
    ['to the cent', 6.75, 3.25, offered([10]), true],
    ['not for amounts that the server has not offered', 8600, 5000, defaultWithdrawAmounts.id, false],
    ['not where it is there already', 30_000, 5000, offered([10_000]), false],
  ])('%s', (_, cash, coming, amounts, enough) => {
    expect(goalOf(cash, coming, amounts)?.enoughSoon).toBe(enough);
  });
});
