/** A record of a CSV file. */
export interface CsvRecord {
  /** Number of the line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its text as it stands in the file, without the line break at its end. */
  readonly text: string;
}

/** The records of a CSV file, without empty lines. */
export interface Csv {
  readonly records: readonly CsvRecord[];
  /** The line of a cell whose quote is not closed, or stands inside an unquoted cell; nothing is read from there on. */
  readonly brokenAt?: number;
}

/** What separates the cells of a line: a spreadsheet writes the one of its country. */
export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** The line by which some spreadsheets are told the separator; the head line says it anyway. */
const separatorLine = /^sep=[,;\t]?(?:\r\n|[\r\n])/i;

/** What stands in one line outside quotes. */
const bareLine = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '');

/**
 * The separator of a file, as its first line that has one says it: the most frequent outside quotes, the comma when two
 * are equally so or there is none.
 */
function separatorOf(source: string): CsvSeparator {
  for (const line of bareLine(source).split(/[\r\n]+/)) {
    const counts = csvSeparators.map((each) => line.split(each).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return csvSeparators[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

/** A quoted or unquoted cell, with what ends it. */
const cellPatterns: Readonly<Record<CsvSeparator, string>> = {
  ',': String.raw`(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|[\r\n]|$)`,
  ';': String.raw`(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|[\r\n]|$)`,
  '\t': String.raw`(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))(\t|\r\n|[\r\n]|$)`,
};

/** Number of line breaks in a text, whatever program wrote them. */
export const lineBreaksIn = (text: string): number => text.split(/\r\n|[\r\n]/).length - 1;

/**
 * Parses CSV (RFC 4180) as a spreadsheet of any country saves it: separated by comma, semicolon or tab (OPS-24). A line
 * break inside quotes belongs to its cell, so a file must be parsed before it is cut into parts.
 */
export function parseCsv(text: string): Csv {
  const records: CsvRecord[] = [];
  const marked = text.replace(/^\uFEFF/, '');
  const source = marked.replace(separatorLine, '');
  const separator = separatorOf(source);
  const next = new RegExp(cellPatterns[separator], 'y');
  let cells: string[] = [];
  // Where the current record begins, and the line numbers at which it and the next cell begin.
  let start = 0;
  let line = source === marked ? 1 : 2;
  let from = line;
  while (next.lastIndex < source.length || cells.length > 0) {
    const found = next.exec(source);
    if (!found) return { records, brokenAt: line };
    const [all, quoted, bare = '', end = ''] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += lineBreaksIn(all);
    if (end === separator) continue;
    if (cells.some((each) => each.trim() !== ''))
      records.push({ line: from, cells, text: source.slice(start, next.lastIndex - end.length) });
    cells = [];
    start = next.lastIndex;
    from = line;
    if (end === '') break;
  }
  return { records };
}

/** Formats cells as a line of a CSV file (RFC 4180) without its end; what another separator stands in is quoted too. */
export const csvRecord = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
