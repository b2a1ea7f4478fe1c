import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pauseMorningHour } from '../limits/operator';
import { dayMs, hourMs } from '../limits/time';
import { markets } from '../market/codes';
import { localTime } from './marketClock';
import { pauseEndAt } from './pauseEnds';

it('a pause ends after an hour, tomorrow morning on the clock of its market, or not by itself (RULES-10)', () => {
  // 10:30 PM in Manila, which is still the afternoon in UTC.
  const now = Date.UTC(2026, 10, 18, 14, 30);
  expect(pauseEndAt('none', 'ph', now)).toBeUndefined();
  expect(pauseEndAt('hour', 'ph', now)).toBe(now + hourMs);
  expect(pauseEndAt('morning', 'ph', now)).toBe(Date.UTC(2026, 10, 19, 0));
});

it('tomorrow morning is on the next day of every market, whatever the moment (RULES-10)', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...markets), moment, (market, now) => {
      const end = pauseEndAt('morning', market, now) ?? NaN;
      expect(localTime(end, market)).toEqual({
        day: localTime(now + dayMs, market).day,
        minutes: pauseMorningHour * 60,
      });
    }),
  );
});
