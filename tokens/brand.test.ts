import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandShades } from './brand';
import { channels, contrast } from './contrast';
import { brandColor } from './palette';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const each = (check: (shades: readonly string[], brand: string) => void) =>
  fc.assert(fc.property(hexes, (brand) => check(Object.values(brandShades(brand)), brand)));
const onWhite = (shade: string) => contrast([shade, '#FFFFFF']);

describe('the shades of a brand', () => {
  it('the shades of our own brand are these', () => {
    expect(brandShades(brandColor)).toEqual({
      brand50: '#FFF1F3',
      brand100: '#FFE0E5',
      brand200: '#FFD1DA',
      brand300: '#FF94A6',
      brand400: '#FE6480',
      brand500: '#FD2A53',
      brand600: '#E20443',
      brand700: '#BF0036',
      brand900: '#5C0018',
    });
  });

  it('the middle one is the colour itself, and all are colours', () =>
    each((shades, brand) => {
      expect(shades[5]).toBe(brand.toUpperCase());
      for (const shade of shades) expect(shade).toMatch(/^#[0-9A-F]{6}$/);
    }));

  it('each is darker than the one before', () =>
    each((shades) => {
      // A step of one in a channel is rounding.
      for (const [at, shade] of shades.slice(1).entries())
        expect(onWhite(shade)).toBeGreaterThanOrEqual(onWhite(shades[at] ?? '') * 0.98);
    }));

  it('a grey has grey shades', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (value) => {
        const grey = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
        for (const shade of Object.values(brandShades(grey))) {
          const [red, green, blue] = channels(shade);
          expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
        }
      }),
    ));

  it('the same colour has the same shades, however it is written', () =>
    expect(brandShades('#fd2a53')).toEqual(brandShades('#FD2A53')));
});
