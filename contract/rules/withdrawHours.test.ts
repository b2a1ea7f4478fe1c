import { describe, expect, it } from 'vitest';
import { withdrawWindows } from '../limits/withdrawHours';
import { locales } from '../market/codes';
import { withdrawHoursOf, withdrawStateAt } from './withdrawHours';

describe('"outside the withdraw period (02:00-24:00; 01:00 in Indonesian text; not allowed for some locales)" (WITHDRAW-7)', () => {
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

  it('withdrawing is closed at any hour where it is not allowed, and open at any where nothing restricts it', () => {
    const day = [0, 60, 120, 720, 1439];
    expect(day.map((minutes) => withdrawStateAt('closed', minutes))).toEqual(day.map(() => 'notAllowed'));
    expect(day.map((minutes) => withdrawStateAt(null, minutes))).toEqual(day.map(() => 'open'));
  });

  it('withdrawing states hours that belong to a day', () => {
    for (const locale of locales) {
      const hours = withdrawHoursOf(locale);
      if (hours) expect(0 <= hours.from && hours.from < hours.to && hours.to <= 1440).toBe(true);
    }
  });
});

it('hours for withdrawing are over at the minute at which they end (WITHDRAW-7)', () => {
  const window = { from: 60, to: 1200 };
  expect([59, 60, 1199, 1200].map((minutes) => withdrawStateAt(window, minutes))).toEqual([
    'later',
    'open',
    'open',
    'later',
  ]);
});

it('hours for withdrawing are stated as they are held', () => {
  expect(withdrawHoursOf('id')).toEqual({ from: 60, to: 1440 });
});
