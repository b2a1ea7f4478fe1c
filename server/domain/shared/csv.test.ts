import { parseCsv } from '@tally/contract/rules/csv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFileOf, csvLine, plainCell } from './csv';

it('what was written is read again, whatever is in it', () => {
  const value = fc.string().map((text) => `x${text.replaceAll('\uFEFF', '')}`);
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1 }), { minLength: 1 }), (lines) => {
      const { records } = parseCsv(csvFileOf(lines.map(csvLine)));
      expect(records.map(({ cells }) => cells)).toEqual(lines.map((cells) => cells.map(plainCell)));
    }),
  );
});

it('a file begins with the mark by which a spreadsheet knows UTF-8', () => {
  expect(csvFileOf([csvLine(['João', 'D’Ávila'])])).toBe('\uFEFFJoão,D’Ávila\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1@a.co', "'+1@a.co"],
  ['-2+3@a.co', "'-2+3@a.co"],
  ['@name', "'@name"],
  ['\tAna', "'\tAna"],
  ['\r=1', "'\r'=1"],
  ['\u00a0\t=1', "\u00a0'\t'=1"],
  ['Ana;=1+1', "Ana;'=1+1"],
  ['Ana; =1+1', "Ana; '=1+1"],
  ['Ana\t\t@b', "Ana\t\t'@b"],
  ['Ana;"=1+1"', `Ana;"'=1+1"`],
  ['"=1+1', `"'=1+1`],
  ['\uff1d1+1 x', "'\uff1d1+1 x"],
  ['Ana\uff1b\uff0b1', "Ana\uff1b'\uff0b1"],
  ['\u200b\u202e=1', "\u200b\u202e'=1"],
  ['\u3000=1', "\u3000'=1"],
  ['\u2a751', "'\u2a751"],
  ['Ana\u2028=1', "Ana\u2028'=1"],
  ["'=1", "'=1"],
  ['Ana = 1; b-c', 'Ana = 1; b-c'],
  ['ana+x@mail.example', 'ana+x@mail.example'],
  ['+5511987654374', '+5511987654374'],
  ['+55;=1', "'+55;'=1"],
  ['081234567890', '081234567890'],
  ['', ''],
])('the cell %j is written as %j (OPS-23)', (text, written) => {
  expect(plainCell(text)).toBe(written);
});

/** A text as a program might see it that folds widths and leaves out what is not seen. */
const folded = (text: string): string => text.normalize('NFKC').replace(/[\p{Cf}"]|(?![\t\r\n])\s/gu, '');
const nasty = fc.constantFrom(
  ...['=', '+', '-', '@', '\t', '\r', '\n', ';', ',', '"', "'", ' ', 'a', '1', '\u00a0', '\u200b', '\u202e', '\u3000'],
  ...['\uff1d', '\uff0b', '\uff0d', '\uff20', '\uff1b', '\uff0c', '\ufe62', '\ufe63', '\ufe6b', '\u207a', '\u2a75'],
  ...['\u0338', '\u0301', '\u{1f600}', '\ufeff', '\u2066', '\u2028', '\u0085'],
);

it('no cell begins with = + - @ tab or a line break after folding, nor does what follows a separator (OPS-23)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: nasty }), fc.string({ unit: 'binary' })), (text) => {
      const cell = plainCell(text);
      // A phone number keeps its plus: it is a number, whatever reads it.
      const isNumber = /^\+?\d+$/.test(text);
      expect(folded(isNumber ? cell.replace('+', '') : cell)).not.toMatch(/^[=+\-@\t\r\n]/);
      for (const part of folded(cell).split(/[;,\t\r\n\v\f\u0085\u2028\u2029]/))
        if (!isNumber) expect(part).not.toMatch(/^[=+\-@]/);
      // Nothing but apostrophes is added, and a cell that is plain stays as it is.
      expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      expect(plainCell(cell)).toBe(cell);
    }),
    { numRuns: 3000 },
  );
});
