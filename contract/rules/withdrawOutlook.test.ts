import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultWithdrawAmounts } from '../limits/withdrawAmounts';
import { withdrawInfos } from '../wallet/withdrawInfos';
import { withdrawOutlook, type OutlookInput } from './withdrawOutlook';

const offered = (...amounts: [amount: number, info?: string][]) =>
  amounts.map(([amount, info = '']) => ({ amount, info }));
const free = offered(...defaultWithdrawAmounts.id.map((amount): [number] => [amount]));
const at = { coming: 0, owed: 0, offered: true, amounts: free, from: 0, now: 1, can: { lucky: true, members: true } };
const outlook = (given: Partial<OutlookInput> & { cash: number }) => withdrawOutlook({ ...at, ...given });

describe('the goal is the nearest amount of which something is missing that the person can do (GOAL-1)', () => {
  it.each([
    ['nothing yet: the smallest', { cash: 0 }, { ready: 0, amount: 100, missing: 100 }],
    ['the smallest above the cash', { cash: 8600 }, { ready: 1000, amount: 10_000, missing: 1400 }],
    ['all reached: the largest', { cash: 250_000 }, { ready: 100_000, amount: 100_000, missing: 0, complete: true }],
    ['cents stay whole', { cash: 6.75, amounts: offered([1], [10]) }, { ready: 1, amount: 10, missing: 3.25 }],
    [
      'a lucky task is such a thing',
      { cash: 22_800, amounts: offered([1000], [10_000, 'NEED LT'], [100_000, 'NEED MEMBERS']) },
      { ready: 1000, amount: 10_000, missing: 0, lacks: 'lucky', complete: true },
    ],
    [
      'not where none can be had',
      { cash: 22_800, amounts: offered([1000], [10_000, 'NEED LT'], [100_000]), can: { lucky: false, members: true } },
      { ready: 1000, amount: 100_000, missing: 77_200 },
    ],
    [
      'tomorrow is such a thing: what waits is named, with its moment',
      { cash: 8600, from: 99 },
      { ready: 0, waiting: 1000, from: 99, amount: 10_000 },
    ],
    ['what is owed is paid first', { cash: 0, owed: 40 }, { ready: 0, amount: 100, missing: 140, cash: 0 }],
    ['what is owed is no cash for an amount', { cash: 1200, owed: 400 }, { ready: 100, amount: 1000, missing: 200 }],
    ['a moment that has come is none', { cash: 8600, from: 1 }, { ready: 1000, waiting: 0, from: 0 }],
  ] as const)('%s', (_, given, expected) => {
    expect(outlook(given)).toMatchObject(expected);
  });

  it('there is no goal while the cash is unknown, and where nothing that the person can do leads to an amount', () => {
    expect(outlook({ cash: NaN })).toBeUndefined();
    expect(outlook({ cash: 5000, amounts: offered([100, 'FROZEN'], [1000, 'FROZEN']) })).toBeUndefined();
    expect(outlook({ cash: 5000, amounts: [] })).toBeUndefined();
  });
});

describe('"enough tomorrow" is a promise about money (GOAL-2)', () => {
  it.each([
    ['one short', { cash: 8600, coming: 1399 }, false],
    ['exactly', { cash: 8600, coming: 1400 }, true],
    ['not while it pays a debt', { cash: 0, owed: 50, coming: 100 }, false],
    ['once it pays the debt too', { cash: 0, owed: 50, coming: 150 }, true],
    ['to the cent', { cash: 6.75, coming: 3.25, amounts: offered([10]) }, true],
    ['not for amounts that the server has not offered', { cash: 8600, coming: 5000, offered: false }, false],
    ['not where it is there already', { cash: 300_000, coming: 5000 }, false],
    [
      'not where more than money is missing',
      { cash: 8600, coming: 5000, amounts: offered([10_000, 'NEED LT']) },
      false,
    ],
  ])('%s', (_, given, enough) => {
    expect(outlook(given)?.enoughSoon).toBe(enough);
  });
});

it('what is ready takes nothing but the cash that is there, the goal lies beyond it, and no part is more than the whole', () => {
  const infos = fc.constantFrom('', withdrawInfos.needLucky, withdrawInfos.needMembers, withdrawInfos.frozen, 'NEWS');
  const amounts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 1000 }), info: infos }), { maxLength: 4 });
  const can = fc.record({ lucky: fc.boolean(), members: fc.boolean() });
  fc.assert(
    fc.property(
      amounts,
      fc.nat(1500),
      fc.nat(1500),
      fc.nat(400),
      fc.nat(3),
      can,
      (offer, cash, coming, owed, from, able) => {
        const found = outlook({ amounts: offer, cash, coming, owed, from, can: able });
        if (!found) return;
        const { ready, waiting, amount, lacks } = found;
        for (const one of [ready, waiting].filter(Boolean))
          expect(offer.some(({ amount: of, info }) => of === one && info === '' && of <= cash - owed)).toBe(true);
        expect(ready === 0 || from <= 1).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(ready + waiting);
        if (lacks) expect(able[lacks]).toBe(true);
        expect(found.cash + found.coming).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
  );
});
