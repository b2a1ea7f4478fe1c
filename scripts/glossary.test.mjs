// One thing has one name: `docs/architecture.md` says which. Words that were given up stay out of identifiers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Parts of identifiers that the glossary has another word for. */
const givenUp =
  /payoutExport|PayoutExport|payout_export|(?:^|[a-z])Trail(?![a-z])|^trail[A-Z]|[nN]udge(?!d(?:_day)?$)|^note(?:Operator|Look|Money|Person)|^tell(?!To$)[A-Z]|^askApproval/;

/** What a text without is not parsed for. */
const mayHold = /[pP]ayout_?[eE]xport|[tT]rail|[nN]udge|note[OLMP]|tell[A-Z]|askApproval/;

/** What a name in the database may stand in: a statement, the text of its tables, or the table's name alone. */
const isAboutTables = (/** @type {string} */ text) =>
  /^payout_export(?:s|_lines)$/.test(text) ||
  /\b(?:select|insert|update|delete|truncate|create|from|set|join|null)\b/.test(text);

/**
 * Where a source names something by a word that was given up.
 *
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function givenUpIn(path, text) {
  if (!mayHold.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isTableKey =
      ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && /^payout_export(?:s|_lines)$/.test(node.text);
    if (ts.isIdentifier(node) && givenUp.test(node.text) && !isTableKey) found.push(`${path}: ${node.text}`);
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    const isImport = ts.isImportDeclaration(node.parent ?? node);
    if (isText && !isImport && node.text.includes('payout_export') && !isAboutTables(node.text))
      found.push(`${path}: '${node.text}'`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && file !== 'scripts/glossary.test.mjs' && existsSync(root + file));

it('no identifier uses a word that the glossary has given up, and tables are named in SQL alone', () => {
  expect(files.flatMap((file) => givenUpIn(file, readFileSync(root + file, 'utf8')))).toEqual([]);
});

it.each([
  ['const payoutExports = 1;', 'payoutExports'],
  ['export function noteOperator() {}', 'noteOperator'],
  ['interface TrailEntry {}', 'TrailEntry'],
  ["const name = 'payout_export';", "'payout_export'"],
])('%s is found', (text, name) => {
  expect(givenUpIn('a.ts', text)).toEqual([`a.ts: ${name}`]);
});

it.each([
  ["const sql = 'select 1 from payout_exports';"],
  ["const serials = { payout_exports: 'id' };"],
  ['const trailing = retailPrice + notes;'],
])('%s is not', (text) => {
  expect(givenUpIn('a.ts', text)).toEqual([]);
});
