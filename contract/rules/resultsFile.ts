import { neededResultColumns, type resultFileColumns } from '../operator/batchFile';

/** Why the head of a results file says not what its lines are, and the columns to blame. */
export interface HeadProblem {
  readonly reason: 'missing' | 'twice';
  readonly columns: readonly string[];
}

/** Number of a column in each line; -1: the file has none of that name. */
export type ResultColumnAt = (column: (typeof resultFileColumns)[number]) => number;

/** The number of each column that the head of a results file names, whatever its case (OPS-16), or why it does not. */
export function resultColumnsOf(head: readonly string[]): { at: ResultColumnAt } | { problem: HeadProblem } {
  const names = head.map((each) => each.trim().toLowerCase());
  const missing = neededResultColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) return { problem: { reason: 'missing', columns: missing } };
  // It would not be known which one a line means.
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice.length > 0) return { problem: { reason: 'twice', columns: [...new Set(twice)] } };
  return { at: (column) => names.indexOf(column) };
}

/**
 * An amount of a results file, whose decimal sign is that of the spreadsheet: `1.00` or `1,00` (OPS-24). Undefined for
 * what can be read in more than one way, as `1.000`, and for anything else.
 */
export const resultAmountOf = (text: string): number | undefined =>
  /^\d{1,12}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
