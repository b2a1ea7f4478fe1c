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

/**
 * Characters that the shipped font does not hold: another font of the machine would draw them, or an empty box stand there.
 *
 * Runs inside the page: it is sent there as text.
 *
 * @param ranges first and last code points the font has
 */
export function foreignGlyphs(ranges: [number, number][]): string {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walk.nextNode())
    if (!walk.currentNode.parentElement?.closest('script,style,.sb-wrapper'))
      text += walk.currentNode.textContent ?? '';
  return Array.from(new Set(text))
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([first, last]) => code >= first && code <= last);
    })
    .join('');
}
