import { hourMs } from '@tally/contract/limits';
import { expect, it } from 'vitest';
import { untilQuotaChange } from './quotaHours';

const minute = 60_000;

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
