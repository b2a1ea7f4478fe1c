import { requestBodyMax } from '@tally/contract/limits/request';
import { parseCsv } from '@tally/contract/rules/csv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filePartsOf } from './fileParts';

const head = 'id,currency,amount,result,export';
const sizeOf = (text: string) => new TextEncoder().encode(JSON.stringify({ file: text })).length;
const partsOf = (file: string, most?: number) => {
  const cut = filePartsOf(file, most);
  if ('problem' in cut) throw new Error(cut.problem.reason);
  return cut.parts;
};

it('a long file goes in parts that each have the head, and know on which line of the file each record began (OPS-24)', () => {
  const parts = partsOf(`${head}\r\none\r\n\r\ntwo\r\n"three\r\nlines"\r\nfour`, sizeOf(`${head}\n"three\r\nlines"`));
  expect(parts.map(({ text, count }) => [text, count])).toEqual([
    [`${head}\none\ntwo`, 2],
    [`${head}\n"three\r\nlines"`, 1],
    [`${head}\nfour`, 1],
  ]);
  expect(parts.map(({ lineOf }) => [lineOf(2), lineOf(3)])).toEqual([
    [2, 4],
    [5, 3],
    [7, 3],
  ]);
  expect(partsOf(head)).toMatchObject([{ text: head, count: 0 }]);
});

it('412 quoted lines of rupiah fit by bytes, each part as far as it goes (OPS-24)', () => {
  const lines = Array.from({ length: 412 }, (_, nth) => `"${4000 + nth}","IDR","1000","PAID",""`);
  const parts = partsOf([`${head},reason`, ...lines].join('\r\n'));
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(412);
  expect(parts.every(({ text }) => sizeOf(text) <= requestBodyMax)).toBe(true);
  expect(parts.length).toBe(2);
});

it('any file is split into parts that fit and together hold its records in order', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', 'é', '\u{1f600}', '\u0001') });
  const record = fc.tuple(cell, cell).map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join());
  fc.assert(
    fc.property(fc.array(record), fc.integer({ min: 200, max: 600 }), (records, most) => {
      const file = [head, ...records].join('\r\n');
      const cut = filePartsOf(file, most);
      const all = parseCsv(file).records.slice(1);
      if ('problem' in cut) return expect(cut.problem.reason).toBe('long');
      for (const { text } of cut.parts) expect(sizeOf(text)).toBeLessThanOrEqual(most);
      const again = cut.parts.flatMap(({ text, lineOf }) =>
        parseCsv(text)
          .records.slice(1)
          .map(({ line, cells }) => ({ line: lineOf(line), cells })),
      );
      expect(again).toEqual(all.map(({ line, cells }) => ({ line, cells })));
    }),
  );
});

it.each([
  ['id;currency;amount;result\n1;IDR;1000;PAID', { reason: 'missing', columns: ['export'], line: 1 }],
  ['sep=;\nid;result;ID\n', { reason: 'missing', columns: ['currency', 'amount', 'export'], line: 2 }],
  [`${head}, Amount`, { reason: 'twice', columns: ['amount'], line: 1 }],
  ['', { reason: 'missing', columns: ['id', 'currency', 'amount', 'result', 'export'], line: 1 }],
  [`${head}\n1,IDR,1000,"PAID`, { reason: 'quotes', line: 2 }],
  [`${head}\n1,IDR,1000,PAID\n${'x'.repeat(requestBodyMax)}`, { reason: 'long', line: 3 }],
])('a file that cannot be sent whole is not sent at all: %j (OPS-24)', (file, problem) => {
  expect(filePartsOf(file)).toEqual({ problem });
});
