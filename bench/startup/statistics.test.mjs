import { expect, it } from 'vitest';
import { median, pairedRatio, shuffled } from './statistics.mjs';

it('the median is the middle, or the mean of the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('ratios are taken within a round: a slow round slows both', () => {
  expect(pairedRatio([1, 10, 100], [2, 20, 200])).toEqual({ ratio: 0.5, from: 0.5, to: 0.5 });
});

it('the interval holds the median and shows the spread', () => {
  const { ratio, from, to } = pairedRatio([1, 2, 3, 4, 5], [10, 10, 10, 10, 10]);
  expect(ratio).toBe(0.3);
  expect(from).toBeLessThan(0.3);
  expect(to).toBeGreaterThan(0.3);
});

it('a shuffle loses nothing', () => {
  expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
});
