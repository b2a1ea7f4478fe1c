import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The characters of the shipped fonts, as code point ranges (first and last). */
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
 * Characters that the shipped font does not contain: a system font or an empty box would be shown instead.
 *
 * Runs inside the page, so it uses nothing from outside itself: it is sent there as text.
 *
 * @param ranges first and last code points of the ranges in the font
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
