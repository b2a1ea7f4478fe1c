/** Splits a text into what a reader sees as one character each; code points where the browser has no segmenter. */
function graphemesOf(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * The beginning of a text with at most `max` code points, which is how the contract and the database count: a character
 * that a reader sees as one (an emoji of several parts, a letter with its accents) stays whole or goes. A first
 * character that is longer than `max` by itself is cut between its code points. Every cut of a person's text is this
 * one (TEXT-11).
 */
export function cutText(text: string, max: number): string {
  // No text has more code points than code units.
  if (text.length <= max || [...text].length <= max) return text;
  let left = max;
  let end = 0;
  for (const grapheme of graphemesOf(text)) {
    left -= [...grapheme].length;
    if (left < 0) break;
    end += grapheme.length;
  }
  return end > 0 ? text.slice(0, end) : [...text].slice(0, max).join('');
}
