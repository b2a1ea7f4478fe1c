import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewMarks } from './fewMarks';

/** The largest number of marks that stand on one letter, whatever unseen characters are between them. */
const highestPile = (text: string): number =>
  Math.max(
    0,
    ...text
      .normalize('NFD')
      .split(/[^\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u)
      .map((run) => (run.match(/[\p{Mn}\p{Me}]/gu) ?? []).length),
  );

describe('marks on a letter (TEXT-14)', () => {
  it.each([
    'Nguyễn Thị Thuỳ Dương',
    'Nguyễn Thị Tuyết'.normalize('NFD'),
    'กู้เกียรติ ศรีสุข',
    'ज़ैनब शर्मा',
    'क्षितिज ज़ें',
    'บุญญฤทธิ์',
    'မျှော့် အောင်',
    'བསྒྲུབས་',
    'שָׁלוֹם',
    'مُحَمَّد',
    'தமிழ்ச்செல்வி',
    "João D'Ávila",
    'Ana 1\ufe0f\u20e3 \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '각'.normalize('NFD'),
  ])('%s stays whole', (name) => expect(fewMarks(name)).toBe(name));

  it.each([
    ['a pile', `Z${'\u0301'.repeat(40)}oe`, 'Z\u0301\u0301\u0301oe'.normalize('NFC')],
    ['marks without a letter', '\u0336'.repeat(9), '\u0336'.repeat(3)],
    ['a pile with unseen characters in it', `a${'\u0323\u200d\u034f'.repeat(9)}b`, 'ạ\u200d\u034f\u0323\u200d'],
    ['a pile on a ready-made letter', `ế${'\u0301'.repeat(9)}`, 'ế\u0301'],
    ['signs around a letter', `a${'\u20dd'.repeat(9)}`, `a${'\u20dd'.repeat(3)}`],
  ])('%s is cut', (_, written, expected) => {
    const cut = fewMarks(written);
    expect(highestPile(cut)).toBe(3);
    expect(cut.startsWith(expected)).toBe(true);
  });

  it('no letter of any text carries more than three marks; cutting twice changes nothing, and few marks stay (TEXT-14)', () => {
    const mark = fc.constantFrom(
      '\u0301',
      '\u0323',
      '\u0336',
      '\u034f',
      '\u0489',
      '\u093e',
      '\u0e34',
      '\u20dd',
      '\ufe0f',
    );
    const sign = fc.constantFrom('a', 'ế', 'Z', ' ', 'ก', 'ज़', '\u200d', '\u{1f389}');
    const piled = fc.array(fc.oneof(mark, mark, sign), { maxLength: 24 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.oneof(piled, fc.string({ unit: 'binary', maxLength: 20 })), (text) => {
        const cut = fewMarks(text);
        expect(highestPile(cut)).toBeLessThanOrEqual(3);
        expect(fewMarks(cut)).toBe(cut);
        expect(highestPile(text) > 3 || cut === text).toBe(true);
        // Letters are never lost.
        const letters = (each: string) => each.normalize('NFD').replace(/[\p{Mn}\p{Me}]/gu, '');
        expect(letters(cut)).toBe(letters(text));
      }),
      { numRuns: 3000 },
    );
  });
});
