import { describe, expect, it } from 'vitest';
import { rewardPlacement } from './rewardPlacement';

/** The toast on a screen 320 px wide, beside the tickets' stubs. */
const toast = { left: 12, right: 204, height: 80 };
const wide = { left: 16, right: 304 };

describe('a reward covers no button, neither the balance nor the task that paid (EARN-1)', () => {
  it.each([
    ['nothing there: the lower third', [], 466],
    ['a task above', [{ ...wide, top: 300, bottom: 376 }], 466],
    ['a stub beside it', [{ left: 208, right: 300, top: 470, bottom: 510 }], 466],
    ['the task that paid, there: below it', [{ ...wide, top: 420, bottom: 496 }], 500],
    ['the task that paid, lower: above it', [{ ...wide, top: 520, bottom: 596 }], 436],
    [
      'no room between two buttons: beyond the nearer one',
      [
        { ...wide, top: 440, bottom: 480 },
        { ...wide, top: 540, bottom: 580 },
      ],
      356,
    ],
  ])('%s', (_, clear, at) => {
    expect(rewardPlacement(toast, 700, clear)).toBe(at);
  });

  it('a reward stays in the lower third where there is no room at all', () => {
    expect(rewardPlacement(toast, 700, [{ ...wide, top: 0, bottom: 700 }])).toBe(466);
  });
});
