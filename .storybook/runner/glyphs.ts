import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The letters of the shipped fonts, as pairs of the first and the last code point of a range. */
export const shippedGlyphs: [first: number, last: number][] = Array.from(
  readFileSync(path.join(process.cwd(), 'ui/theme/fonts.css'), 'utf8').matchAll(/unicode-range:\s*([^;]+);/g),
).flatMap((match) =>
  (match[1] ?? '').split(',').map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return [first, last] as [number, number];
  }),
);
