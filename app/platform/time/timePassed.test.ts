import { dayMs } from '@tally/contract/limits/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentNow, timePassed } from './timePassed';

/** What has passed by the app's measure, when both clocks have moved on by these ms. */
const passed = (monotonic: number, wall: number) => {
  const clocks = { now: () => 1_000_000 + wall, elapsed: () => 50 + monotonic };
  return timePassed(clocks, momentNow({ now: () => 1_000_000, elapsed: () => 50 }));
};

describe('the time that has passed (TIME-3)', () => {
  it.each([
    ['awake', 60_000, 60_000, 60_000],
    ['asleep for 90 minutes, with one clock standing still', 60_000, 60_000 + 90 * 60_000, 91 * 60_000],
    ['a clock that was set back', 60_000, -3 * dayMs, 60_000],
    ['a clock that was set far ahead', 60_000, 5 * dayMs, 60_000],
  ])('%s', (_, monotonic, wall, expected) => {
    expect(passed(monotonic, wall)).toBe(expected);
  });

  it('the time that has passed is never less than the monotonic clock says, and at most a day more', () => {
    fc.assert(
      fc.property(fc.nat(30 * dayMs), fc.integer({ min: -400 * dayMs, max: 400 * dayMs }), (monotonic, wall) => {
        const more = passed(monotonic, wall) - monotonic;
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(dayMs);
      }),
    );
  });
});
