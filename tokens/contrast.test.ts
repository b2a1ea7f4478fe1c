import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { color, colorOf, themeColor } from './color';
import { contrast, failureText, failuresOf, layersOf, wanted } from './contrast';
import { pairs } from './pairs';
import { paletteOf } from './palette';

it('the theme colour is the stated one (PRODUCT-2)', () => {
  expect(themeColor).toBe('#FD2A53');
});

describe('contrast', () => {
  it('the contrast agrees with the published extremes', () => {
    expect(contrast(['#000000', '#FFFFFF'])).toBeCloseTo(21, 5);
    expect(contrast(['#FD2A53', '#FFFFFF'])).toBeCloseTo(3.73, 2);
  });

  it('the contrast mixes a see-through layer with what is under it', () => {
    expect(contrast(['#FFFFFF', 'rgba(0,0,0,.5)', '#FFFFFF'])).toBeLessThan(
      contrast(['#FFFFFF', 'rgba(0,0,0,.5)', '#000000']),
    );
  });

  it.each(pairs.map((pair) => ({ pair, use: pair.use })))('$use is readable', ({ pair }) => {
    const failures = failuresOf(color).filter((failure) => failure.pair === pair);
    expect(failures.map(failureText)).toEqual([]);
  });
});

describe('another brand', () => {
  it('a failure names both colours, their roles, and how much is missing', () => {
    const failures = failuresOf(colorOf(paletteOf('#FFD400'))).map(failureText);
    expect(failures).toContain('Button: button.label #FFFFFF on button.fill #DEB800 has 1.91, needs 4.5, 2.59 more');
    expect(failures.find((text) => text.startsWith('Title on the pattern'))).toBe(
      'Title on the pattern: hero.text #FFFFFF on hero.pattern rgba(255,255,255,.16) over hero.fill #FFD400 has 1.36, needs 3, 1.64 more',
    );
  });

  it('every pair is either readable or named as a failure', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (brand) => {
        const colors = colorOf(paletteOf(brand));
        const failing = failuresOf(colors).map(({ pair }) => pair);
        for (const pair of pairs)
          expect(contrast(layersOf(pair, colors)) < wanted(pair.kind)).toBe(failing.includes(pair));
      }),
      { numRuns: 50 },
    );
  });
});
