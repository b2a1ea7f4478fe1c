import { describe, expect, it } from 'vitest';
import { defaultWithdrawAmounts, displayBases, displayFactors } from './withdrawAmounts';
import { markets } from '../market/codes';

describe('the amounts of guests (WITHDRAW-22)', () => {
  it('"id 100, 1000, 10000, 100000; ph 1, 10, 100, 1000; br 0.1, 1, 10, 100"', () => {
    expect(defaultWithdrawAmounts).toEqual({
      id: [100, 1000, 10_000, 100_000],
      ph: [1, 10, 100, 1000],
      br: [0.1, 1, 10, 100],
    });
  });

  it.each(markets)('guest amounts in %s are the bases by the factor id 100, ph 1, br 0.1 (MONEY-8)', (market) => {
    expect(displayFactors).toEqual({ id: 100, ph: 1, br: 0.1 });
    expect(displayBases.map((base) => base * displayFactors[market])).toEqual(defaultWithdrawAmounts[market]);
  });
});
