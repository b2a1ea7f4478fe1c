import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryAfterMs, longestWaitMs, retryPauseMs } from './retryPause';

it('a repeat waits at least as long as the server asks for, and never all phones equally long (API-33)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 }),
      fc.nat(longestWaitMs),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (n, asked, r) => {
        const pause = retryPauseMs(n, asked, r);
        expect(pause).toBeGreaterThanOrEqual(asked + 400 * n);
        expect(pause).toBeLessThanOrEqual(asked + 800 * n);
      },
    ),
  );
  expect(retryPauseMs(1, 0, 0)).not.toBe(retryPauseMs(1, 0, 0.5));
  expect(retryPauseMs(1, 3_600_000, 0)).toBe(longestWaitMs + 400);
});

it.each([
  ['1', 1000],
  ['', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ['-5', 0],
  ['1.5', 0],
])('Retry-After %j is %i ms', (text, ms) => {
  expect(retryAfterMs(new Headers({ 'retry-after': text }))).toBe(ms);
});
