import type { OwnDataFormat } from '@tally/contract/people/ownData';
import { csvFileOf, csvLine } from '../../shared/csv';
import type { OwnPart } from './gatherOwnData';

/** One object with a list of rows for each part. */
const jsonOf = (parts: readonly OwnPart[]): string =>
  JSON.stringify(Object.fromEntries(parts.map(({ name, rows }) => [name, rows])), null, 1);

/**
 * One file, which every spreadsheet opens at once: for each part its name, the names of its fields, its rows and an
 * empty line. No cell is a formula (OWN-3).
 */
const csvOf = (parts: readonly OwnPart[]): string =>
  csvFileOf(
    parts.flatMap(({ name, fields, rows }) => [
      csvLine([name]),
      csvLine(fields),
      ...rows.map((row) => csvLine(fields.map((field) => String(row[field] ?? '')))),
      csvLine([]),
    ]),
  );

/** The text of the file (OWN-3). */
export const ownDataFile: Readonly<Record<OwnDataFormat, (parts: readonly OwnPart[]) => string>> = {
  json: jsonOf,
  csv: csvOf,
};
