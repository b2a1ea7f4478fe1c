import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterCount, cutTyped, readLine, readLines, typedLength } from './typedText';

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const heart = '\u2764\ufe0f';

describe('a text that somebody types (TEXT-13)', () => {
  it.each([
    ['  paid   late \t', 'paid late'],
    ['\u200b\u2060\ufeff', ''],
    ['\u3164\u2800\u00a0', ''],
    ['pa\u202eid\u202c \u2066late\u2069', 'paid late'],
    ['\u200fpaid\u061c late\u200e', 'paid late'],
    ['pa\u00adid l\u200date', 'paid late'],
    ['paid\u0000\u0007late', 'paid late'],
    ['paid \ud83d late', 'paid late'],
    ['cafe\u0301', 'caf\u00e9'],
    ['cafe\u200b\u0301', 'caf\u00e9'],
    [`thanks ${family} ${heart}`, `thanks ${family} ${heart}`],
    [`${heart}\ufe0f\ufe0f\ufe0f`, heart],
    ['\u{1f44d}\u{1f3fd}\u200d', '\u{1f44d}\u{1f3fd}'],
    ['\u2800\ufe0f', ''],
    ['\u0645\u062d\u0645\u062f', '\u0645\u062d\u0645\u062f'],
    ["João D'Ávila, 1\u00bd", "João D'Ávila, 1\u00bd"],
  ])('%j is read as %j', (typed, read) => {
    expect(readLine(typed)).toBe(read);
    expect(readLines(typed)).toBe(read);
  });

  it('lines stay lines where there may be several, with at most one empty line between them', () => {
    const typed = '\u200b\n\none \r\ntwo\u2028\n\n\u200b\n\nthree\n ';
    expect(readLines(typed)).toBe('one\ntwo\n\nthree');
    expect(readLine(typed)).toBe('one two three');
  });

  it('any text is read once, holds nothing unseen but inside an emoji, and is seen when it is not empty', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom(family, heart, ' ', '\n', '\r\n', '\u200b', '\u202e', '\ufe0f', '\u200d', '\u2800', '\u0301'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const typed = pieces.join('');
        for (const reader of [readLine, readLines]) {
          const read = reader(typed);
          expect(reader(read)).toBe(read);
          expect(read).toBe(reader(`\u202e\u200b ${typed}\u2069 \n`));
          expect(read).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u2028\u2029]|[^\P{Cc}\n]|\p{Cs}/u);
          expect(read.replace(/(\p{So}|\p{Sm}|\p{Emoji_Modifier})[\ufe0f\u200d]+/gu, '$1')).not.toMatch(
            /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u,
          );
          expect(read.trim()).toBe(read);
          expect(read).not.toMatch(/ {2}|\n{3}/);
        }
        expect(readLine(typed)).not.toContain('\n');
      }),
      { numRuns: 2000 },
    );
  });

  it('a length is counted in characters, not in halves of them', () => {
    expect([characterCount('ab'), characterCount('\u{1f600}'), characterCount(heart)]).toEqual([2, 1, 2]);
  });

  it('what does not fit into a field is cut, and what only is not seen does not count', () => {
    expect(cutTyped('one  two ', 7)).toBe('one  two ');
    expect(cutTyped('one  two three', 7)).toBe('one two');
    expect(cutTyped(`abc${'\u200b'.repeat(99)}`, 3)).toBe(`abc${'\u200b'.repeat(99)}`);
    expect(cutTyped(`ab${family}`, 4)).toBe('ab');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat(20), (typed, max) => {
        const kept = cutTyped(typed, max);
        expect(typedLength(kept)).toBeLessThanOrEqual(max);
        if (typedLength(typed) <= max) expect(kept).toBe(typed);
      }),
    );
  });
});
