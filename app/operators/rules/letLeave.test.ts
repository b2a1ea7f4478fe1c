import { openBatch } from '@tally/contract/fixtures/batches';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { unknownLimits } from '@tally/contract/operator/aloneLimits';
import { markets } from '@tally/contract/market/codes';
import { inMinorUnits, minorDigits, ofMinorUnits } from '@tally/contract/market/money';
import { firstAlone } from '@tally/contract/rules/fitsAlone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchOf, letLeave, sumOf, voidOf } from './letLeave';

const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 30 });

describe('what an act lets leave, and what a second operator is asked for (OPS-35)', () => {
  it('the page asks for exactly the payments that the server does not let leave alone, to the last minor unit', () => {
    const limits = fc.record({ left: fc.nat(2_000_000), each: fc.nat(100_000) });
    fc.assert(
      fc.property(fc.constantFrom(...markets), amounts, limits, (market, minor, { left, each }) => {
        const inMoney = (amount: number) => ofMinorUnits(amount, market);
        const payments = minor.map((amount) => ({ amount: inMoney(amount) }));
        const alone = { limit: inMoney(left), left: inMoney(left), each: inMoney(each) };
        const act = letLeave(payments, alone, market);
        const all = minor.map((amount) => ({ amount }));
        const here = firstAlone(all, { left, each });
        const total = (some: typeof all) => some.reduce((sum, { amount }) => sum + amount, 0);
        expect(act.count).toBe(all.length);
        expect(inMinorUnits(act.amount, market)).toBe(total(all));
        expect(act.requested?.count).toBe(all.length - here.length);
        expect(inMinorUnits(act.requested?.amount ?? NaN, market)).toBe(total(all) - total(here));
      }),
    );
  });

  it('sums are exact in every currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), amounts, (market, minor) => {
        const { amount } = sumOf(
          minor.map((each) => ({ amount: ofMinorUnits(each, market) })),
          market,
        );
        expect(Number(amount.toFixed(minorDigits[market]))).toBe(amount);
      }),
    );
  });

  it.each([
    ['all of it is within what is left', { count: 3, amount: 30, aloneCount: 3, aloneAmount: 30 }, 0, undefined],
    ['a part of it is', { count: 3, amount: 30, aloneCount: 2, aloneAmount: 20 }, 3, { count: 2, amount: 20 }],
    ['nothing of it is', { count: 3, amount: 30, aloneCount: 0, aloneAmount: 0 }, 3, undefined],
    ['nothing is due', { count: 0, amount: 0, aloneCount: 0, aloneAmount: 0 }, 0, undefined],
  ])('a batch of which %s', (_, due, requested, part) => {
    const { whole, part: offered } = batchOf({ ...examplePayouts, due }, 'id');
    expect(whole).toMatchObject({ count: due.count, amount: due.amount, requested: { count: requested } });
    expect(offered && { count: offered.count, amount: offered.amount }).toEqual(part);
  });

  it('nothing waits for a second operator when the backend states no limits', () => {
    const page = { ...examplePayouts, ...unknownLimits, total: 5, totalAmount: 50, sent: 2, sentAmount: 20 };
    expect(letLeave([{ amount: 10 }], page.alone, 'id')).toEqual({ count: 1, amount: 10 });
    expect(batchOf(page, 'id')).toEqual({ whole: { count: 3, amount: 30 }, part: undefined });
    expect(voidOf({ ...openBatch, asksSecond: true }, page.alone)).toEqual({ count: 14, amount: 61_000 });
  });
});
