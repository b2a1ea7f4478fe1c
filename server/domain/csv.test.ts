import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv, plainCell, toCsv } from './csv';

const cellsOf = (text: string) => parseCsv(text)?.map(({ cells }) => cells);

it('what was written is read again, whatever is in it', () => {
  const value = fc.string().map((text) => `x${text.replaceAll('\uFEFF', '')}`);
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1 }), { minLength: 1 }), (lines) => {
      expect(cellsOf(toCsv(lines))).toEqual(lines);
    }),
  );
});

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa,b\r\n\r\n1,"2"\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a,"say ""no"", twice"', [['a', 'say "no", twice']]],
  ['a,\n', [['a', '']]],
  ['', []],
  ['a,"never closed', undefined],
  ['a,b"c', undefined],
])('%j', (text, lines) => {
  expect(cellsOf(text)).toEqual(lines);
});

it('a line is named by where it begins', () => {
  expect(parseCsv('a\n"two\nlines",x\nb')?.map(({ line }) => line)).toEqual([1, 2, 4]);
});

it.each([
  ['=1+1', "'=1+1"],
  ['@name', "'@name"],
  ['Ana', 'Ana'],
])('%s is no formula: %s', (text, cell) => {
  expect(plainCell(text)).toBe(cell);
});
