import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../limits/time';
import { arrivalMs, arrivalOf, isOverdue } from './arrival';

describe('"time shown 2 hours or 3 days by amount (id above 2000 gives 3 days; br above 1; ph above 10)" (WITHDRAW-11)', () => {
  it.each([
    ['id', 2000, 2 * hourMs],
    ['id', 2001, 3 * dayMs],
    ['ph', 10, 2 * hourMs],
    ['ph', 10.01, 3 * dayMs],
    ['br', 1, 2 * hourMs],
    ['br', 1.01, 3 * dayMs],
  ] as const)('%s %d: %d ms', (market, amount, ms) => {
    expect(arrivalMs(amount, market)).toBe(ms);
    expect(arrivalOf(amount, market)).toBe(ms === 2 * hourMs ? '2h' : '3d');
    expect([ms, ms + 1].map((now) => isOverdue({ amount, date: 0 }, market, now))).toEqual([false, true]);
  });
});
