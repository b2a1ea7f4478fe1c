import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRecord, csvSeparators, parseCsv } from './csv';

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
  // The line breaks of an old Mac.
  [
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFsep=;\r\na;b\r\n1,5;"2;3"',
    [
      ['a', 'b'],
      ['1,5', '2;3'],
    ],
  ],
  [
    'a\tb\n1,5\t2;3',
    [
      ['a', 'b'],
      ['1,5', '2;3'],
    ],
  ],
  // A title stands above the first line that has a separator.
  ['people\n\nid;name\n1;a,b,c', [['people'], ['id', 'name'], ['1', 'a,b,c']]],
  ['"a,b,c";d', [['a,b,c', 'd']]],
])('%j is read as %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('a record is named by the line on which it begins, also behind line breaks in quotes (OPS-24)', () => {
  const { records } = parseCsv('a\n"two\nlines",x\n\nb\r\n');
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
  expect(records.map(({ text }) => text)).toEqual(['a', '"two\nlines",x', 'b']);
});

it('what is written with any separator and line break is read as the same cells (OPS-24)', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ';', '\t', '1', ' ') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1 });
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(rows, fc.constantFrom(...csvSeparators), ends, (lines, separator, end) => {
      const text = lines.map((cells) => csvRecord(cells, separator) + end).join('');
      const whole = lines.filter((cells) => cells.some((each) => each.trim() !== ''));
      // Of a single line, what ends it is a line break in any case.
      expect(parseCsv(text).records.map(({ cells }) => cells)).toEqual(whole);
    }),
  );
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
