import { rulesPausing } from '@tally/contract/fixtures/marketRules';
import { hourMs } from '@tally/contract/limits/time';
import { expect, it } from 'vitest';
import { backBy } from './backBy';

/** 3 PM in Manila. */
const now = Date.UTC(2026, 10, 18, 7);
const reader = { now, market: 'ph', locale: 'en_ph' } as const;

it('people read when what is closed is back: the time, with its day unless that is today (RULES-10)', () => {
  const rules = rulesPausing(
    'ph',
    { what: 'quiz', since: 0, until: now + hourMs },
    { what: 'GCash', since: 0, until: now + 17 * hourMs },
    { what: 'lottery', since: 0 },
  );
  expect(backBy(rules, 'quiz', reader)).toBe('4\u00a0PM');
  expect(backBy(rules, 'GCash', reader)).toBe('Nov\u00a019, 8\u00a0AM');
  expect(backBy(rules, 'lottery', reader)).toBeUndefined();
  expect(backBy({ closures: [] }, 'quiz', reader)).toBeUndefined();
});
