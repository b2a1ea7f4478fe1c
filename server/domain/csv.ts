/** A cell as RFC 4180 writes it. */
const cell = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Lines of cells as CSV. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** What a spreadsheet would take for a formula is led by an apostrophe. For text that people wrote. */
export const plainCell = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** CSV as lines of cells; empty lines are left out. Undefined when a quote is not closed or stands inside a bare cell. */
export function parseCsv(text: string): { line: number; cells: string[] }[] | undefined {
  const lines: { line: number; cells: string[] }[] = [];
  const source = text.replace(/^\uFEFF/, '');
  // A cell, quoted or bare, with what ends it.
  const next = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let cells: string[] = [];
  // Where the line began, and where the next cell begins.
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
