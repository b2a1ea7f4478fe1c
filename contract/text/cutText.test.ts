import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutText } from './cutText';

const party = '\u{1f389}';
const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const flag = '\u{1f1ee}\u{1f1e9}';

afterEach(() => vi.unstubAllGlobals());

describe('a text that is cut (TEXT-11)', () => {
  it.each([
    ['short', 10, 'short'],
    [`${'a'.repeat(27)}${party} Bonus`, 28, `${'a'.repeat(27)}${party}`],
    [`${'a'.repeat(27)}${party} Bonus`, 27, 'a'.repeat(27)],
    [`${'x'.repeat(119)}\u{1f600}`, 120, `${'x'.repeat(119)}\u{1f600}`],
    [`ab${family}c`, 4, 'ab'],
    [`ab${family}c`, 7, `ab${family}`],
    [`a${flag}${flag}`, 4, `a${flag}`],
    ['ae\u0301b', 2, 'a'],
    [`e${'\u0301'.repeat(50)}`, 3, 'e\u0301\u0301'],
    ['abc', 0, ''],
  ])('%j at %i is %j: a character stays whole or goes', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it('a text is cut between code points where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(cutText(`ab${party}c`, 3)).toBe(`ab${party}`);
    expect(cutText(`ab${family}c`, 4)).toBe('ab\u{1f468}\u200d');
  });

  it('a cut text is a beginning of it, never longer, never ends in half a character, and is cut once', () => {
    const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(party, family, flag, 'e\u0301'));
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
        fc.nat(40),
        (text, max) => {
          const cut = cutText(text, max);
          expect(text.startsWith(cut)).toBe(true);
          expect([...cut].length).toBeLessThanOrEqual(max);
          expect(cut).not.toMatch(/\p{Cs}/u);
          expect(cutText(cut, max)).toBe(cut);
        },
      ),
      { numRuns: 500 },
    );
  });
});
