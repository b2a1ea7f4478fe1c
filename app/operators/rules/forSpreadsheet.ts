import type { Market } from '@tally/contract/market/codes';
import { spreadsheets } from '@tally/contract/rules/spreadsheets';
import { csvRecord, parseCsv } from '@tally/contract/rules/csv';

/**
 * A CSV file with commas as a spreadsheet of a market's country opens it in columns, with its amounts as numbers
 * (OPS-16): other separators, and another decimal sign in the column `amount`. The file itself stays as it is, since a
 * provider reads it by machine and its hash was kept.
 */
export function forSpreadsheet(file: string, market: Market): string {
  const { separator, decimal } = spreadsheets[market];
  const { records } = parseCsv(file);
  const amount = records[0]?.cells.indexOf('amount');
  const lines = records.map(({ cells }) =>
    csvRecord(
      cells.map((cell, column) => (column === amount && /^\d+\.\d+$/.test(cell) ? cell.replace('.', decimal) : cell)),
      separator,
    ),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
