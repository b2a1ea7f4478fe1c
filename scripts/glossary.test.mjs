// One thing has one name: `docs/architecture.md` says which. Words that were given up stay out of identifiers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Parts of identifiers that the glossary has another word for. */
const givenUp =
  /payoutExport|PayoutExport|payout_export|(?:^|[a-z])Trail(?![a-z])|^trail[A-Z]|[nN]udge(?!d_day$)|^note(?:Operator|Look|Money|Person)|^tell[A-Z]|^askApproval|^whyNot|^wordsOfAct|[lL]apseTold/;

/** Rooms whose verbs are those of the field: append, report, store, claim or apply, request or confirm. */
const hasVerbsOfTheField = /^(?:server|contract|app\/operators|scripts|bench|host-simulator|\.storybook)\//;
const givenUpVerbs =
  /^(?:note|tell|keep(?!Alive|Names|UnusedDataFor)|take(?!Pictures|Records)|ask|use(?:Note|Tell|Keep|Take|Ask))[A-Z]/;

/** What is given up as a whole name there. Tests may `ask` a server. */
const givenUpAlone = /^(?:tell|keep|ask|asking)$/;

/** What a text without is not parsed for. */
const mayHold =
  /[pP]ayout_?[eE]xport|[tT]rail|[nN]udge|\b(?:use)?(?:[nN]ote|[tT]ell|[kK]eep|[tT]ake|[aA]sk)[A-Z]|\b(?:tell|keep|ask|asking)\b\s*[,.:;?=(})]|\bwhy(?:Not)?\b\s*[,.:;?=})]|wordsOfAct|[lL]apseTold/;

/** Where `why` is a field of the API, of a stored row or of the file that people get; no variable has that name. */
const hasWhyAsField =
  /^(?:contract\/(?:operator|fixtures)\/approvals|server\/domain\/(?:batches\/(?:requestResult|waitingLines|twoPeople\.test)|people\/ownData\/gatherOwnData)|app\/operators\/rows\/ApprovalRow)\.tsx?$/;

/** Whether a name stands where a field is declared, given a value, or read into a variable of another name. */
const isField = (/** @type {ts.Identifier} */ node) =>
  ((ts.isPropertySignature(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node);

/** What a name in the database may stand in: a statement, the text of its tables, or the table's name alone. */
const isAboutTables = (/** @type {string} */ text) =>
  /^payout_export(?:s|_lines)$/.test(text) ||
  /\b(?:select|insert|update|delete|truncate|create|from|set|join|null)\b/.test(text);

/** The audit log has an action `ask`, so a field may be called so. */
const isGivenUpVerb = (/** @type {ts.Identifier} */ node, /** @type {string} */ path) =>
  givenUpVerbs.test(node.text) || (givenUpAlone.test(node.text) && !path.includes('.test.') && !isField(node));

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
    const isGivenUp =
      ts.isIdentifier(node) &&
      (givenUp.test(node.text) ||
        (hasVerbsOfTheField.test(path) && isGivenUpVerb(node, path)) ||
        (node.text === 'why' && !(hasWhyAsField.test(path) && isField(node))));
    if (isGivenUp && !isTableKey) found.push(`${path}: ${node.text}`);
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
  ['const nudgeDue = 1;', 'nudgeDue'],
  ['export function tellEvents() {}', 'tellEvents'],
  ['export function askApproval() {}', 'askApproval'],
  ['const whyNot = 1;', 'whyNot'],
  ['interface Refused { why: string }', 'why'],
  ['const wordsOfAct = 1;', 'wordsOfAct'],
  ['const lapseToldDays = 3;', 'lapseToldDays'],
  ['function keepRound() {}', 'keepRound', 'server/a.ts'],
  ['const takeResult = 1;', 'takeResult', 'server/a.ts'],
  ['function askAdjustment() {}', 'askAdjustment', 'contract/a.ts'],
  ['function noteStep() {}', 'noteStep', 'server/a.ts'],
  ['function useKeepKey() {}', 'useKeepKey', 'app/operators/a.ts'],
  ['const takeFile = 1;', 'takeFile', 'app/operators/a.ts'],
  ['const { ask } = useQuestions();', 'ask', 'app/operators/a.ts'],
  ['const asking = 1;', 'asking', 'app/operators/a.ts'],
  ['const why = 1;', 'why', 'app/operators/rows/ApprovalRow.tsx'],
  ['const { why } = line;', 'why', 'server/domain/batches/waitingLines.ts'],
])('%s is found', (text, name, path = 'a.ts') => {
  expect(givenUpIn(path, text)).toEqual([`${path}: ${name}`]);
});

it.each([
  ["const sql = 'select 1 from payout_exports';"],
  ["const serials = { payout_exports: 'id' };"],
  ['const trailing = retailPrice + notes;'],
  ['const keepAliveMs = 1;', 'server/a.ts'],
  ['interface Line { why: string }', 'contract/operator/approvals.ts'],
  ['const { why: wait } = line;', 'app/operators/rows/ApprovalRow.tsx'],
  ["const keys = { ask: 'ops.ask_second' };", 'app/operators/a.ts'],
  ['const ask = 1;', 'server/a.test.ts'],
])('%s is not', (text, path = 'a.ts') => {
  expect(givenUpIn(path, text)).toEqual([]);
});
