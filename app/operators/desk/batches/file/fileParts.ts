import { requestBodyMax } from '@tally/contract/limits/request';
import { lineBreaksIn, parseCsv, type CsvRecord } from '@tally/contract/rules/csv';
import { resultColumnsOf, type HeadProblem } from '@tally/contract/rules/resultsFile';
import { fileSummaryOf, type FileSummary } from './fileSummary';

/** A part of a file, with the head; it fits one request. */
export interface FilePart {
  text: string;
  /** Number of records. */
  count: number;
  /** The line of the file on which the record begins that begins on a line of the part. */
  lineOf: (line: number) => number;
}

/** Why nothing of a file is sent: the line that is to blame, and what is wrong with the columns of the first one. */
export type FileProblem = { reason: 'quotes' | 'long'; line: number } | (HeadProblem & { line: number });

const encoder = new TextEncoder();
/** Size of a text inside the JSON of a request, bytes. */
const sizeOf = (text: string): number => encoder.encode(JSON.stringify(text)).length - 2;
const frameSize = encoder.encode(JSON.stringify({ file: '' })).length;

/** Puts records below the head, and knows on which of the file's lines they began. */
function partOf(head: CsvRecord, records: readonly CsvRecord[]): FilePart {
  const lines = new Map<number, number>();
  let line = 2 + lineBreaksIn(head.text);
  for (const record of records) {
    lines.set(line, record.line);
    line += 1 + lineBreaksIn(record.text);
  }
  const text = [head, ...records].map((record) => record.text).join('\n');
  return { text, count: records.length, lineOf: (at) => lines.get(at) ?? at };
}

/**
 * Cuts a results file between its records into parts that fit one request by their size in bytes (OPS-24); a record
 * with line breaks in quotes stays whole.
 *
 * @param most maximum size of a request's body, bytes
 * @returns the parts and what the whole file says, or why nothing of it can be sent
 */
export function filePartsOf(
  file: string,
  most = requestBodyMax,
): { parts: FilePart[]; summary: FileSummary } | { problem: FileProblem } {
  const { records, brokenAt } = parseCsv(file);
  const [head = { line: 1, cells: [], text: '' }, ...rest] = records;
  if (brokenAt !== undefined) return { problem: { reason: 'quotes', line: brokenAt } };
  const columns = resultColumnsOf(head.cells);
  if ('problem' in columns) return { problem: { ...columns.problem, line: head.line } };
  const lineBreak = sizeOf('\n');
  const empty = frameSize + sizeOf(head.text);
  const groups: CsvRecord[][] = [[]];
  let size = empty;
  for (const record of rest) {
    const more = lineBreak + sizeOf(record.text);
    if (empty + more > most) return { problem: { reason: 'long', line: record.line } };
    if (size + more > most) {
      groups.push([]);
      size = empty;
    }
    groups.at(-1)?.push(record);
    size += more;
  }
  return { parts: groups.map((group) => partOf(head, group)), summary: fileSummaryOf(rest, columns.at) };
}
