import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from './limits';
import { locales, withdrawWindows } from './market';
import { isOverdue, statedArrivalMs, withdrawHoursOf, withdrawStateAt } from './withdrawTimes';

describe('"outside the withdraw period (02:00-24:00; 01:00 in Indonesian text; not allowed for some locales)"', () => {
  it.each([
    ['en', 119, 'later'],
    ['en', 120, 'open'],
    ['en', 1439, 'open'],
    ['id', 59, 'later'],
    ['id', 60, 'open'],
    ['en_ph', 0, 'later'],
    ['pt_br', 1439, 'open'],
  ] as const)('%s at minute %i of the day: %s', (locale, minutes, state) => {
    expect(withdrawStateAt(withdrawWindows[locale], minutes)).toBe(state);
  });

  it('is closed at any hour where it is not allowed, and open at any hour where nothing restricts it', () => {
    const day = [0, 60, 120, 720, 1439];
    expect(day.map((minutes) => withdrawStateAt('closed', minutes))).toEqual(day.map(() => 'notAllowed'));
    expect(day.map((minutes) => withdrawStateAt(null, minutes))).toEqual(day.map(() => 'open'));
  });

  it('states hours that belong to a day', () => {
    for (const locale of locales) {
      const hours = withdrawHoursOf(locale);
      if (hours) expect(0 <= hours.from && hours.from < hours.to && hours.to <= 1440).toBe(true);
    }
  });
});

describe('"time shown 2 hours or 3 days by amount (id above 2000 gives 3 days; br above 1; ph above 10)"', () => {
  it.each([
    ['id', 2000, 2 * hourMs],
    ['id', 2001, 3 * dayMs],
    ['ph', 10, 2 * hourMs],
    ['ph', 10.01, 3 * dayMs],
    ['br', 1, 2 * hourMs],
    ['br', 1.01, 3 * dayMs],
  ] as const)('%s %d: %d ms', (market, amount, ms) => {
    expect(statedArrivalMs(amount, market)).toBe(ms);
    expect([ms, ms + 1].map((now) => isOverdue({ amount, date: 0 }, market, now))).toEqual([false, true]);
  });
});
