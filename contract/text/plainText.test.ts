import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsLetter, plainName, plainNumber, visibleLength, wellFormed } from './plainText';

describe('a number as people write or paste it (ACCOUNT-14)', () => {
  it.each([
    ['0812-3456.7890', '081234567890'],
    ['\u20680812 3456 7890\u2069', '081234567890'],
    ['\u202a+63 917 123 4567\u202c', '639171234567'],
    ['0812\u20113456\u20117891', '081234567891'],
    ['0812\u20133456\u20137892', '081234567892'],
    ['0812\u00a03456\u202f7893\u2009', '081234567893'],
    ['\ufeff081234567894', '081234567894'],
    ['\uff10\uff18\uff11\uff12', '0812'],
    ['(11) 98765-4321', '11987654321'],
    ['ana@mail.example\u200b', 'ana@mail.example'],
    [' Ana@Correio.example ', 'ana@correio.example'],
    ['ana\u2011b@mail.example', 'ana-b@mail.example'],
    ['ana\uff20mail.example', 'ana@mail.example'],
    ['ana maria@mail.example', 'ana maria@mail.example'],
  ])('%j is %s', (written, plain) => expect(plainNumber(written)).toBe(plain));
});

describe('a name (TEXT-9)', () => {
  it.each([
    ['Budi\u202e', 'Budi'],
    ['Ana\u202eamiL', 'AnaamiL'],
    [' ', ''],
    ['\u3164\u3164', ''],
    ['\u200b', ''],
    ['\u2800', ''],
    ['  Ana \t\u00a0 Maria\n', 'Ana Maria'],
    ['Ana\u2013Maria', 'Ana-Maria'],
    ['\uff21\uff4e\uff41', 'Ana'],
    ['Ana \ud83d', 'Ana'],
    ['Ana \u{1f389}', 'Ana \u{1f389}'],
    ["João D'Ávila", "João D'Ávila"],
    ['\u0645\u062d\u0645\u062f', '\u0645\u062d\u0645\u062f'],
  ])('%j is stored as %j', (written, plain) => expect(plainName(written)).toBe(plain));

  it('a name is one when a letter of it is seen', () => {
    expect(['Ana', 'é', '李', '', '123', '\u{1f600}', '...'].map(holdsLetter)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['Ana', 'A n a', `A${'\u0301'.repeat(9)}`, '\u{1f600}'].map(visibleLength)).toEqual([3, 3, 1, 1]);
  });
});

describe('any text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });

  it('any text is made plain once, and nothing unseen is left of it', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const plain of [plainNumber, plainName]) {
          const once = plain(written);
          expect(plain(once)).toBe(once);
          expect(once).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\u2028\u2029\u00a0\u3000]/u);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('any text loses lone halves of a character and nothing else', () => {
    expect(wellFormed('a\ud83db\ude00\u{1f600}')).toBe('ab\u{1f600}');
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (whole) => wellFormed(whole) === whole));
  });
});
