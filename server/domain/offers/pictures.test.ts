// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { drawPicture, tile } from './pictures';

const hueOf = (img: string) => Number(/fill="hsl\((\d+) 60% 42%\)"/.exec(drawPicture(img, tile))?.[1]);

describe('a generated picture', () => {
  it('a generated picture has its first letter in the middle, in a size that fits, on two neighbouring colours', () => {
    expect(drawPicture('tally', { width: 640, height: 240 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" fill="hsl(349 60% 42%)"/><circle cx="640" cy="0" r="168" fill="hsl(13 66% 52%)"/><text x="320" y="120" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="110.4" font-weight="700" fill="white">T</text></svg>',
    );
  });

  it('a generated picture has a colour of the circle that is always the same for its name', () => {
    // (7 * 31 + 97) % 360, and that times 31 + 98.
    expect([hueOf('a'), hueOf('ab')]).toEqual([314, 112]);
  });
});
