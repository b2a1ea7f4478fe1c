// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { describe, expect, it } from 'vitest';
import { localTime } from '@tally/contract/rules/marketClock';
import { dayBefore, lastWeek, latestAt, latestDayAt } from './days';

describe("the market's calendar (TIME-1)", () => {
  it('the calendar gives the last whole week, Monday to Monday (INVITE-5)', () => {
    const { from, to } = lastWeek(Date.parse('2026-11-18T07:30:00Z'), 'id');
    expect([localTime(from, 'id'), localTime(to - 1, 'id')]).toEqual([
      { day: 20261109, minutes: 0 },
      { day: 20261115, minutes: 1439 },
    ]);
    expect(to - from).toBe(7 * dayMs);
    const mondayOf = (at: string) => localTime(lastWeek(Date.parse(at), 'id').from, 'id').day;
    expect(mondayOf('2026-11-15T16:59:59Z')).toBe(20261102);
    expect(mondayOf('2026-11-15T17:00:00Z')).toBe(20261109);
  });

  // São Paulo had daylight saving time: on 4 November 2018 the clock skipped 00:00-01:00, on 18 February 2019 it showed
  // 23:00-24:00 twice.
  it.each([
    ['2018-11-05T02:30:00Z', 1, 20181104], // 00:30 the day after a day of 23 hours
    ['2019-02-18T02:30:00Z', 1, 20190216], // 23:30 for the second time
    ['2019-02-18T03:00:00Z', 1, 20190217],
    ['2019-02-18T02:59:59Z', 14, 20190203],
  ])('the calendar counts days by the calendar where the clock is changed: %s, %d before', (at, days, day) => {
    expect(dayBefore(Date.parse(at), 'br', days)).toBe(day);
  });

  it.each([
    ['2018-11-07T12:00:00Z', 20181029, 20181104, 7 * dayMs - hourMs],
    ['2019-02-20T12:00:00Z', 20190211, 20190217, 7 * dayMs + hourMs],
  ])('the calendar gives whole weeks around a changed clock: %s', (now, first, last, length) => {
    const { from, to } = lastWeek(Date.parse(now), 'br');
    expect([
      localTime(from, 'br'),
      localTime(from - 1, 'br').minutes,
      localTime(to - 1, 'br'),
      localTime(to, 'br').minutes,
    ]).toEqual([{ day: first, minutes: 0 }, 1439, { day: last, minutes: 1439 }, 0]);
    expect(to - from).toBe(length);
  });

  it('the calendar knows the day of the latest morning', () => {
    expect(latestDayAt(Date.parse('2026-11-17T21:59:59Z'), 'id', 5)).toBe(20261117);
    expect(latestDayAt(Date.parse('2026-11-17T22:00:00Z'), 'id', 5)).toBe(20261118);
  });

  it.each([
    ['id', 5, '2026-11-17T21:59:59.999Z', '2026-11-16T22:00:00.000Z'],
    ['id', 5, '2026-11-17T22:00:00.000Z', '2026-11-17T22:00:00.000Z'],
    ['br', 5, '2018-11-04T06:59:59.999Z', '2018-11-03T08:00:00.000Z'],
    ['br', 5, '2018-11-04T07:00:00.000Z', '2018-11-04T07:00:00.000Z'],
    ['br', 0, '2018-11-04T12:00:00.000Z', '2018-11-04T03:00:00.000Z'], // midnight was skipped
    ['br', 5, '2019-02-17T07:59:59.999Z', '2019-02-16T07:00:00.000Z'],
    ['br', 5, '2019-02-17T08:00:00.000Z', '2019-02-17T08:00:00.000Z'],
  ] as const)(
    'the calendar knows when it last was an hour of the day, also where the clock is changed: %s, %d, %s',
    (market, hour, now, at) => {
      expect(new Date(latestAt(Date.parse(now), market, hour)).toISOString()).toBe(at);
    },
  );
});
