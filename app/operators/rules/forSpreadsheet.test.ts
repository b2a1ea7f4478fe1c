import { payoutFileColumns } from '@tally/contract/operator/batchFile';
import { markets } from '@tally/contract/market/codes';
import { csvRecord, parseCsv } from '@tally/contract/rules/csv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forSpreadsheet } from './forSpreadsheet';

const head = payoutFileColumns.join(',');
const line = '4101,BRL,1.50,PIX,ana@x.example,MAIL,"Ana, 1.50",2026-11-29T15:02:00.000Z,38';

it.each([
  ['br', ['4101;BRL;"1,50";PIX;ana@x.example;MAIL;"Ana, 1.50";2026-11-29T15:02:00.000Z;38', head.replaceAll(',', ';')]],
  ['ph', [line, head]],
] as const)('in %s the file opens in columns, and nothing but amounts changes (OPS-16)', (market, [written, names]) => {
  expect(forSpreadsheet(`\uFEFF${head}\r\n${line}\r\n`, market)).toBe(`\uFEFF${names}\r\n${written}\r\n`);
});

it('any file has the same cells in the form of each market', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', "'", '1') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.constantFrom(...markets), (rows, market) => {
      const file = [['who', 'what'], ...rows].map((cells) => csvRecord(cells)).join('\r\n');
      const cellsOf = (text: string) => parseCsv(text).records.map(({ cells }) => cells);
      expect(cellsOf(forSpreadsheet(file, market))).toEqual(cellsOf(file));
    }),
  );
});
