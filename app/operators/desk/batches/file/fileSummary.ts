import { payoutResults, type PayoutResult } from '@tally/contract/operator/batchFile';
import type { CsvRecord } from '@tally/contract/rules/csv';
import { resultAmountOf, type ResultColumnAt } from '@tally/contract/rules/resultsFile';

/** What a results file says, before it is sent: an operator sees it in the question (OPS-50). */
export interface FileSummary {
  readonly lines: number;
  /** The batches that its lines name. */
  readonly exports: readonly string[];
  /** How many lines say which result, and the sum of their amounts; those of which there are any. */
  readonly results: readonly { readonly result: PayoutResult; readonly count: number; readonly amount: number }[];
  /** Lines that say none of the results. */
  readonly others: number;
}

/** Sums up the lines of a results file below its head. */
export function fileSummaryOf(records: readonly CsvRecord[], at: ResultColumnAt): FileSummary {
  const cellOf = ({ cells }: CsvRecord, column: 'result' | 'amount' | 'export') => (cells[at(column)] ?? '').trim();
  const exports = [...new Set(records.map((record) => cellOf(record, 'export')))].filter((id) => id !== '');
  const results = payoutResults.flatMap((result) => {
    const said = records.filter((record) => cellOf(record, 'result').toUpperCase() === result);
    const cents = said.reduce(
      (sum, record) => sum + Math.round(100 * (resultAmountOf(cellOf(record, 'amount')) ?? 0)),
      0,
    );
    return said.length === 0 ? [] : [{ result, count: said.length, amount: cents / 100 }];
  });
  const known = results.reduce((sum, { count }) => sum + count, 0);
  return { lines: records.length, exports, results, others: records.length - known };
}
