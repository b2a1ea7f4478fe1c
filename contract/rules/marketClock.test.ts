import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets, timeZones } from '../market';
import { localTime } from './marketClock';

describe("the market's time (TIME-1)", () => {
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
      fc.property(
        fc.constantFrom(...markets),
        fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) }),
        (market, now) => {
          const parts = new Intl.DateTimeFormat('en-CA', { timeZone: timeZones[market], dateStyle: 'short' }).format(
            now,
          );
          return localTime(now, market).day === Number(parts.replaceAll('-', ''));
        },
      ),
    );
  });

  it('gives the minute of the market, whatever the zone of the phone', () => {
    const at = Date.UTC(2026, 2, 4, 19);
    expect(markets.map((market) => localTime(at, market).minutes)).toEqual([120, 180, 960]);
  });
});
