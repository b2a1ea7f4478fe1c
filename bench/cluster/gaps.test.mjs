import { expect, it } from 'vitest';
import { compare, longestGap } from './gaps.mjs';

it.each([
  ['between two moments', [1000, 1100, 4100, 4200], 3000],
  ['before the first one', [2500, 2600, 4900], 2500],
  ['after the last one', [100, 200], 4800],
  ['without a moment it is all of the time', [], 5000],
  ['moments in any order, and outside of the time', [-4000, 4000, 1000, 9000], 3000],
])('the longest gap: %s', (_, moments, gap) => {
  expect(longestGap(moments, 0, 5000)).toBe(gap);
});

it('what is confirmed and not in the ledger is lost, and what is there twice is doubled', () => {
  expect(compare([2, 4, 6], [2, 4, 6, 8])).toEqual({ lost: 0, doubled: 0 });
  expect(compare([2, 4, 6], [2, 2, 6])).toEqual({ lost: 1, doubled: 1 });
});
