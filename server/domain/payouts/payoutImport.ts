import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import {
  neededResultColumns,
  payoutResults,
  resultInfos,
  resultProblemsMost,
  resultReasonMax,
} from '@tally/contract/operator/payoutFile';
import type { resultFileColumns, ResultsTaken } from '@tally/contract/operator/payoutFile';
import { parseCsv } from '@tally/contract/rules/csv';
import type { CsvRecord } from '@tally/contract/rules/csv';
import { cutText } from '@tally/contract/text/cutText';
import type { Db } from '../../db/db';
import { fromWire, toWire } from '../ledger/money';
import { noteOperator } from '../shared/operatorLog';
import type { ResultLine } from './payoutVerdict';
import { takeResult } from './takeResult';
import type { Taken } from './takeResult';

type CellOf = (column: (typeof resultFileColumns)[number]) => string;

/** Reads the cells of a line; returns the result, or why it can't be read. */
function resultOf(cellOf: CellOf, market: Market): ResultLine | string {
  const id = cellOf('id');
  const amount = cellOf('amount');
  const currency = cellOf('currency');
  const exported = cellOf('export');
  const reference = cellOf('reference');
  if (!/^\d{1,15}$/.test(id) || !/^\d{1,12}(\.\d{1,2})?$/.test(amount) || !/^\d{0,15}$/.test(exported))
    return resultInfos.badLine;
  if (!/^[\x21-\x7e]{0,64}$/.test(reference)) return resultInfos.badLine;
  const result = payoutResults.find((each) => each === cellOf('result').toUpperCase());
  if (!result) return resultInfos.badResult;
  const reason = cutText(cellOf('reason'), resultReasonMax);
  if (result === 'FAILED' && reason === '') return resultInfos.needReason;
  if (result === 'REVERSED' && reference === '') return resultInfos.needReference;
  if (exported === '') return resultInfos.needExport;
  return {
    id: Number(id),
    amount: currency === currencies[market] ? fromWire(Number(amount), market) : undefined,
    result,
    exportId: Number(exported),
    money: cutText(`${amount} ${currency}`, 20),
    reference,
    reason,
  };
}

/** What one file did; sums in minor units. */
class FileTally {
  readonly counts = { paid: 0, waiting: 0, repeated: 0, exceptions: 0, notTaken: 0 };
  readonly problems: { line: number; info: string }[] = [];
  amount = 0;

  /** Counts a line that was read. */
  add(line: number, { ended, info }: Taken, amount: number): void {
    if (ended === 'paid') this.amount += amount;
    if (ended === 'not taken') this.counts.notTaken += 1;
    else if (ended !== 'exception' && ended !== 'given back') this.counts[ended] += 1;
    if (info === undefined || ended === 'waiting') return;
    if (ended !== 'not taken') this.counts.exceptions += 1;
    this.problems.push({ line, info });
  }

  /** Counts a file of which no line was read. */
  refuse(line: number, info: string, lines: number): void {
    this.counts.notTaken += Math.max(1, lines);
    this.problems.push({ line, info });
  }
}

/** The records of a results file by column, or undefined when it is none; then the tally says why. */
function linesOf(file: string, tally: FileTally): { record: CsvRecord; cellOf: CellOf }[] {
  const { records, brokenAt } = parseCsv(file);
  const [head, ...lines] = records;
  // What stands behind a quote that is not closed is not known to be lines; those of the text are.
  const textLines = file.split(/\r?\n/).filter((text) => text.trim() !== '').length - 1;
  const columns = head?.cells.map((each) => each.trim().toLowerCase()) ?? [];
  if (brokenAt !== undefined) tally.refuse(brokenAt, resultInfos.badQuotes, textLines);
  else if (neededResultColumns.some((column) => !columns.includes(column)))
    tally.refuse(1, resultInfos.badFile, lines.length);
  else
    return lines.map((record) => ({
      record,
      cellOf: (column) => (record.cells[columns.indexOf(column)] ?? '').trim(),
    }));
  return [];
}

/**
 * Imports a results file, line by line: a line must agree with its withdrawal. An invalid line does not stop the
 * others; importing the same file again resolves nothing twice. A line that contradicts the books is kept as an
 * exception (OPS-22).
 *
 * @param failed called with the error of a line that could not be resolved
 * @param contradicted called with each new exception: what it is, and the number of the withdrawal
 */
export async function importResults(
  db: Db,
  { market, file }: { market: Market; file: string },
  operator: string,
  now: number,
  failed: (error: unknown) => void,
  contradicted: (kind: string, withdrawal: number) => void,
): Promise<ResultsTaken> {
  const tally = new FileTally();
  for (const { record, cellOf } of linesOf(file, tally)) {
    const result = resultOf(cellOf, market);
    let taken: Taken;
    try {
      taken =
        typeof result === 'string'
          ? { ended: 'not taken', info: result }
          : await takeResult(db, market, result, operator, now);
    } catch (error) {
      failed(error);
      taken = { ended: 'not taken', info: resultInfos.failed };
    }
    const { id, amount = 0 } = typeof result === 'string' ? { id: 0 } : result;
    tally.add(record.line, taken, amount);
    if (taken.isNew) contradicted(taken.info ?? '', id);
  }
  const { counts, problems } = tally;
  const { paid, waiting, repeated, exceptions, notTaken } = counts;
  const done = `${paid} paid, ${waiting} wait for a second operator, ${repeated} known`;
  const left = `${exceptions} exceptions, ${notTaken} not taken`;
  await noteOperator(db, operator, 'import', `${market}: ${done}, ${left}`, now);
  const whole = problems.length === 0;
  return {
    status: whole ? 1 : 2,
    info: whole ? '' : (problems[0]?.info ?? ''),
    ...counts,
    amount: toWire(tally.amount, market),
    problems: problems.slice(0, resultProblemsMost),
  };
}
