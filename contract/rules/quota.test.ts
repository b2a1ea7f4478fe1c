import { describe, expect, it } from 'vitest';
import { hourMs } from '../limits/time';
import { quotaAt, resetUntil, untilQuotaChange } from './quota';

const minute = 60_000;
const maxCounts = { checkin: 1, lottery: 10, videoad: 20, words: 30 };

describe('how many rounds are open (TASK-3, TASK-4)', () => {
  it.each([
    // "Indonesia: before 11:00 only half of the lottery and video-ad quota counts (max/2);
    // later the full quota; a special time window 00:00 to 01:00 exists."
    ['lottery', 'id', 0, 10],
    ['lottery', 'id', 59, 10],
    ['lottery', 'id', 60, 5],
    ['lottery', 'id', 659, 5],
    ['lottery', 'id', 660, 10],
    ['lottery', 'id', 1439, 10],
    ['videoad', 'id', 300, 10],
    ['videoad', 'id', 700, 20],
    ['checkin', 'id', 300, 1],
    ['words', 'id', 300, 30],
    ['lottery', 'ph', 300, 10],
    ['videoad', 'br', 300, 20],
  ] as const)('%s in %s at minute %d: %d', (taskType, market, minutes, open) => {
    expect(quotaAt({ taskType, maxCount: maxCounts[taskType] }, market, minutes)).toBe(open);
  });
});

it.each([
  ['id', 0, 60],
  ['id', 59, 60],
  ['id', 60, undefined],
  ['ph', 0, undefined],
  ['br', 0, undefined],
] as const)('in %s the counters are reset at minute %d until %s (TASK-4)', (market, minutes, until) => {
  expect(resetUntil(market, minutes)).toBe(until);
});

it('half of an odd number is rounded down (TASK-3)', () => {
  expect(quotaAt({ taskType: 'videoad', maxCount: 11 }, 'id', 300)).toBe(5);
});

// Jakarta is UTC+7, Manila UTC+8, São Paulo UTC-3.
it.each([
  ['id', '00:00 → 01:00, when the half begins', Date.UTC(2026, 2, 4, 17, 0), hourMs],
  ['id', '01:00 → 11:00, when the rest opens', Date.UTC(2026, 2, 4, 18, 0), 10 * hourMs],
  ['id', '10:59:59.999 → 11:00', Date.UTC(2026, 2, 5, 3, 59, 59, 999), 1],
  ['id', '11:00 → midnight', Date.UTC(2026, 2, 5, 4, 0), 13 * hourMs],
  ['ph', '10:30 → midnight', Date.UTC(2026, 2, 5, 2, 30), 13.5 * hourMs],
  ['br', '23:45 → midnight', Date.UTC(2026, 2, 5, 2, 45), 15 * minute],
  ['br', '00:00 → midnight', Date.UTC(2026, 2, 5, 3, 0), 24 * hourMs],
] as const)('%s %s', (market, _, ms, left) => {
  expect(untilQuotaChange(market, ms)).toBe(left);
});
