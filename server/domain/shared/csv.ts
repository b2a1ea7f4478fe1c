import { csvRecord } from '@tally/contract/rules/csv';

/** Digits alone, or a phone number with its `+`: a spreadsheet can make nothing but a number of them. */
const isNumber = (value: string): boolean => /^\+?\d+$/.test(value);

/** Where a spreadsheet may begin another cell, whatever its separator is; also lines that some programs break. */
const separator = /[;,\t\r\n\v\f\u0085\u2028\u2029]/;
/** Characters that a program may leave out before it looks for a formula: formats, spaces and quotes. */
const passedOver = /[\p{Cf}\s"]/gu;

/**
 * Text that no spreadsheet takes for a formula: an apostrophe stands before each `=`, `+`, `-` and `@` with which the
 * cell, or a part of it after a separator, begins, also in another width or behind characters that are passed over; and
 * before a tab or line break with which it begins (OPS-23).
 */
export function plainCell(value: string): string {
  if (isNumber(value)) return value;
  let plain = '';
  let isFirst = true;
  let begins = true;
  for (const character of value) {
    const folded = character.normalize('NFKC');
    const shown = folded.replace(passedOver, '');
    const isFormula = begins && /^[=+\-@]/.test(shown);
    const breaks: boolean = isFirst && /^[\t\r\n]/.test(folded);
    if (isFormula || breaks) plain += "'";
    plain += character;
    isFirst &&= shown === '' && !breaks;
    begins = separator.test(folded) || (begins && shown === '');
  }
  return plain;
}

/** Formats cells as a line of a file, with its end; no cell is a formula (OPS-23). */
export const csvLine = (cells: readonly string[]): string => `${csvRecord(cells.map(plainCell))}\r\n`;

/**
 * A CSV file of formatted lines that a spreadsheet opens as it is: it begins with a byte order mark, by which the
 * letters are read as UTF-8.
 */
export const csvFileOf = (lines: readonly string[]): string => `\uFEFF${lines.join('')}`;
