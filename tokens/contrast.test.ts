import { describe, expect, it } from 'vitest';
import { themeColor } from './color';
import { contrast, pairs, wanted } from './contrast';

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

  it.each(pairs)('$use is readable', ({ layers, kind }) => {
    expect(contrast(layers)).toBeGreaterThanOrEqual(wanted(kind));
  });
});
