import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRecord, csvSeparators, parseCsv } from './csv';
import { resultAmountOf, resultColumnsOf } from './resultsFile';

it.each([
  ['1000', 1000],
  ['1.5', 1.5],
  ['1,00', 1],
  ['0,10', 0.1],
  // A thousand, or one: nobody knows.
  ['1.000', undefined],
  ['1,000', undefined],
  ['1.000,00', undefined],
  ['1,', undefined],
  [',5', undefined],
  ['-1', undefined],
  ['1E3', undefined],
  ['', undefined],
])('the amount %j is %j (OPS-24)', (text, amount) => {
  expect(resultAmountOf(text)).toBe(amount);
});

it('any results file says the same with each separator and decimal sign (OPS-24)', () => {
  const line = fc.record({
    id: fc.integer({ min: 1, max: 99_999 }),
    minor: fc.integer({ min: 0, max: 99_999_999 }),
    reason: fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\n', '.') }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const read = csvSeparators.flatMap((separator) =>
        ['.', ','].map((sign) => {
          const rows = lines.map(({ id, minor, reason }) => [
            reason,
            String(id),
            (minor / 100).toFixed(2).replace('.', sign),
            'BRL',
            'PAID',
            '3',
          ]);
          const head = ['reason', 'id', 'amount', 'currency', 'result', 'export'];
          const [names, ...records] = parseCsv(
            [head, ...rows].map((cells) => csvRecord(cells, separator)).join('\n'),
          ).records;
          const columns = resultColumnsOf(names?.cells ?? []);
          if ('problem' in columns) throw new Error(columns.problem.reason);
          return records.map(({ cells }) => [
            cells[columns.at('id')],
            resultAmountOf(cells[columns.at('amount')] ?? ''),
            cells[columns.at('reason')],
          ]);
        }),
      );
      expect(read[0]).toEqual(lines.map(({ id, minor, reason }) => [String(id), minor / 100, reason]));
      for (const each of read) expect(each).toEqual(read[0]);
    }),
  );
});
