import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { payoutResults, resultInfos, resultReasonMax } from '@tally/contract/operator/batchFile';
import type { resultFileColumns } from '@tally/contract/operator/batchFile';
import { parseCsv } from '@tally/contract/rules/csv';
import { resultAmountOf, resultColumnsOf } from '@tally/contract/rules/resultsFile';
import { cutText } from '@tally/contract/text/cutText';
import { fromWire } from '../ledger/money';
import type { ResultLine } from './payoutVerdict';

type CellOf = (column: (typeof resultFileColumns)[number]) => string;

/** A line of a results file: where it begins, and the result that it says, or why it can't be read. */
export interface ReadLine {
  readonly line: number;
  readonly result: ResultLine | string;
}

/** A results file that could not be read: where and why, and how many lines it seems to have. */
export interface Unread {
  readonly line: number;
  readonly info: string;
  readonly lines: number;
}

/** Reads the cells of a line; returns the result, or why it can't be read. */
function resultOf(cellOf: CellOf, market: Market): ResultLine | string {
  const id = cellOf('id');
  const currency = cellOf('currency');
  const exported = cellOf('export');
  const amount = resultAmountOf(cellOf('amount'));
  // An apostrophe keeps a spreadsheet from reading a number. It is not part of the reference.
  const reference = cellOf('reference').replace(/^'/, '');
  if (!/^\d{1,15}$/.test(id) || amount === undefined || !/^\d{0,15}$/.test(exported)) return resultInfos.badLine;
  if (!/^[\x21-\x7e]{0,64}$/.test(reference)) return resultInfos.badLine;
  const result = payoutResults.find((each) => each === cellOf('result').toUpperCase());
  if (!result) return resultInfos.badResult;
  const reason = cutText(cellOf('reason'), resultReasonMax);
  if (result === 'FAILED' && reason === '') return resultInfos.needReason;
  if (result === 'REVERSED' && reference === '') return resultInfos.needReference;
  if (exported === '') return resultInfos.needExport;
  return {
    id: Number(id),
    amount: currency === currencies[market] ? fromWire(amount, market) : undefined,
    result,
    exportId: Number(exported),
    money: cutText(`${cellOf('amount')} ${currency}`, 20),
    reference,
    reason,
  };
}

/** Reads a results file: its lines in order (OPS-16, OPS-24), or why none of them can be read. */
export function readResults(file: string, market: Market): readonly ReadLine[] | Unread {
  const { records, brokenAt } = parseCsv(file);
  const [head, ...lines] = records;
  if (brokenAt !== undefined) {
    // What stands behind a quote that is not closed is not known to be lines; those of the text are.
    const textLines = file.split(/\r?\n/).filter((text) => text.trim() !== '').length - 1;
    return { line: brokenAt, info: resultInfos.badQuotes, lines: textLines };
  }
  const columns = resultColumnsOf(head?.cells ?? []);
  if ('problem' in columns) return { line: 1, info: resultInfos.badFile, lines: lines.length };
  return lines.map(({ line, cells }) => ({
    line,
    result: resultOf((column) => (cells[columns.at(column)] ?? '').trim(), market),
  }));
}
