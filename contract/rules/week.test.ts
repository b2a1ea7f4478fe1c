import { expect, it } from 'vitest';
import { daysOfWeek } from './week';

const week = [20_261_130, 20_261_201, 20_261_202, 20_261_203, 20_261_204, 20_261_205, 20_261_206];

it.each([
  ['Sunday, 23:59 in Jakarta', Date.UTC(2026, 10, 29, 16, 59), 'id', 20_261_123],
  ['Monday, 00:00 in Jakarta', Date.UTC(2026, 10, 29, 17), 'id', 20_261_130],
  ['Sunday, 23:00 in São Paulo', Date.UTC(2026, 10, 30, 2), 'br', 20_261_123],
  ['a week over the turn of the year', Date.UTC(2027, 0, 2, 5), 'ph', 20_261_228],
] as const)('%s: a week begins on the Monday of the market (DAY-5)', (_, now, market, monday) => {
  expect(daysOfWeek(now, market)[0]).toBe(monday);
});

it('a week has seven days, over the end of a month too (DAY-5)', () => {
  for (let day = 0; day < 7; day++) expect(daysOfWeek(Date.UTC(2026, 10, 30 + day, 5), 'id')).toEqual(week);
});
