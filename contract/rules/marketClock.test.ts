import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../limits/time';
import { markets } from '../market/codes';
import { localTime, nearDay, offsetAt, wallClock } from './marketClock';

const timeZones = { id: 'Asia/Jakarta', ph: 'Asia/Manila', br: 'America/Sao_Paulo' };

describe("the market's time (TIME-1)", () => {
  it.each([
    ['id', '2026-11-17T16:59:59.999Z', 20261117, 1439],
    ['id', '2026-11-17T17:00:00.000Z', 20261118, 0],
    ['ph', '2026-11-17T16:00:00.000Z', 20261118, 0],
    ['br', '2026-11-18T02:59:59.999Z', 20261117, 1439],
    ['br', '2026-11-18T03:00:00.000Z', 20261118, 0],
    ['br', '2027-01-01T02:00:00.000Z', 20261231, 1380],
  ] as const)('the clock gives day and minute in %s at %s', (market, at, day, minutes) => {
    expect(localTime(Date.parse(at), market)).toEqual({ day, minutes });
  });

  it.each(markets)('the time in %s agrees with the time zone database, each quarter of a day until 2038', (market) => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: timeZones[market],
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let now = Date.UTC(2018, 5); now < Date.UTC(2038, 0); now += dayMs / 4)
      expect(new Date(wallClock(now, market)).toISOString().slice(0, 16)).toBe(clock.format(now).replace(' ', 'T'));
  });

  it('the time changes at the very moment of the law', () => {
    const begins = Date.parse('2018-11-04T03:00:00Z');
    const ends = Date.parse('2019-02-17T02:00:00Z');
    const hours = [begins - 1, begins, ends - 1, ends].map((now) => offsetAt(now, 'br') / hourMs);
    expect(hours).toEqual([-3, -2, -2, -3]);
  });

  it('the clock gives the minute of the market, whatever the zone of the phone', () => {
    const at = Date.UTC(2026, 2, 4, 19);
    expect(markets.map((market) => localTime(at, market).minutes)).toEqual([120, 180, 960]);
  });
});

it.each([
  ['2026-11-18T00:00+07:00', 'today'],
  ['2026-11-17T23:59+07:00', 'yesterday'],
  ['2026-11-17T00:00+07:00', 'yesterday'],
  ['2026-11-16T23:59+07:00', undefined],
  ['2026-11-19T00:00+07:00', undefined],
  ['no moment', undefined],
])('seen in the evening of 18 November in Jakarta, %s is %s (TIME-6)', (at, day) => {
  expect(nearDay(Date.parse(at), Date.parse('2026-11-18T20:00+07:00'), 'id')).toBe(day);
});
