import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from './csv';

const cellsOf = (text: string) => {
  const { records, brokenAt } = parseCsv(text);
  return brokenAt ?? records.map(({ cells }) => cells);
};

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
  ['a,"never closed', 1],
  ['a,b"c', 1],
  ['a,b\n"1",2\n3,4"5\n6,7', 3],
  ['a,b\n1,"never\nclosed', 2],
  // The line breaks of an old Mac are none.
  ['a,b\r1,2', 1],
])('%j is read as %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('a record is named by the line on which it begins, also behind line breaks in quotes (OPS-24)', () => {
  const { records } = parseCsv('a\n"two\nlines",x\n\nb\r\n');
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
  expect(records.map(({ text }) => text)).toEqual(['a', '"two\nlines",x', 'b']);
});

it('records put together again by their texts are the same records', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ';') });
  const written = (value: string) => `"${value.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const { records } = parseCsv(rows.map((row) => row.map(written).join(',')).join('\r\n'));
      const again = parseCsv(records.map(({ text }) => text).join('\n'));
      expect(again.records.map(({ cells }) => cells)).toEqual(records.map(({ cells }) => cells));
    }),
  );
});
