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

/**
 * Parses CSV (RFC 4180). A line break inside quotes belongs to its cell, so a file must be parsed before it is cut into
 * parts (OPS-24).
 */
export function parseCsv(text: string): Csv {
  const records: CsvRecord[] = [];
  const source = text.replace(/^\uFEFF/, '');
  // A quoted or unquoted cell, with its delimiter.
  const next = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let cells: string[] = [];
  // Where the current record begins, and the line numbers at which it and the next cell begin.
  let start = 0;
  let from = 1;
  let line = 1;
  while (next.lastIndex < source.length || cells.length > 0) {
    const found = next.exec(source);
    if (!found) return { records, brokenAt: line };
    const [all, quoted, bare = '', end = ''] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += all.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.some((each) => each.trim() !== ''))
      records.push({ line: from, cells, text: source.slice(start, next.lastIndex - end.length) });
    cells = [];
    start = next.lastIndex;
    from = line;
    if (end === '') break;
  }
  return { records };
}
