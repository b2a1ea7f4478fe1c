// @vitest-environment node
import { dayMs } from '@tally/contract/limits';
import { markets, timeZones } from '@tally/contract/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastWeek, latestDayAt, localTime } from './days';

describe("the market's time", () => {
  it.each([
    ['id', '2026-11-17T16:59:59.999Z', 20261117, 1439],
    ['id', '2026-11-17T17:00:00.000Z', 20261118, 0],
    ['ph', '2026-11-17T16:00:00.000Z', 20261118, 0],
    ['br', '2026-11-18T02:59:59.999Z', 20261117, 1439],
    ['br', '2026-11-18T03:00:00.000Z', 20261118, 0],
    ['br', '2027-01-01T02:00:00.000Z', 20261231, 1380],
  ] as const)('in %s at %s', (market, at, day, minutes) => {
    expect(localTime(Date.parse(at), market)).toEqual({ day, minutes });
  });

  it('agrees with the calendar of the runtime at any moment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) }), (market, now) => {
        const parts = new Intl.DateTimeFormat('en-CA', { timeZone: timeZones[market], dateStyle: 'short' }).format(now);
        return localTime(now, market).day === Number(parts.replaceAll('-', ''));
      }),
    );
  });

  it('gives the last whole week, Monday to Monday', () => {
    const { from, to } = lastWeek(Date.parse('2026-11-18T07:30:00Z'), 'id');
    expect([localTime(from, 'id'), localTime(to - 1, 'id')]).toEqual([{ day: 20261109, minutes: 0 }, { day: 20261115, minutes: 1439 }]);
    expect(to - from).toBe(7 * dayMs);
  });

  it('knows the day of the latest morning', () => {
    expect(latestDayAt(Date.parse('2026-11-17T21:59:59Z'), 'id', 5)).toBe(20261117);
    expect(latestDayAt(Date.parse('2026-11-17T22:00:00Z'), 'id', 5)).toBe(20261118);
  });
});
