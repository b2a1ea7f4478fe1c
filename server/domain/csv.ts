/** Formats a cell according to RFC 4180. */
const cell = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Formats lines of cells as CSV. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Prefixes text that a spreadsheet would interpret as a formula with an apostrophe. For text that people entered. */
export const plainCell = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/**
 * Parses CSV into lines of cells, without empty lines. Undefined when a quote is not closed or stands inside an
 * unquoted cell.
 */
export function parseCsv(text: string): { line: number; cells: string[] }[] | undefined {
  const lines: { line: number; cells: string[] }[] = [];
  const source = text.replace(/^\uFEFF/, '');
  // A quoted or unquoted cell, with its delimiter.
  const next = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let cells: string[] = [];
  // Line numbers at which the current record and the next cell begin.
  let from = 1;
  let line = 1;
  while (next.lastIndex < source.length || cells.length > 0) {
    const found = next.exec(source);
    if (!found) return undefined;
    const [all, quoted, bare = '', end = ''] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += all.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.some((each) => each.trim() !== '')) lines.push({ line: from, cells });
    cells = [];
    from = line;
    if (end === '') break;
  }
  return lines;
}
