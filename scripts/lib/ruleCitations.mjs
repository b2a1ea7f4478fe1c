import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

const ruleLine = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm;

/**
 * Reads the rules from the document: id -> text, in document order.
 *
 * @param {string} markdown
 * @returns {Map<string, string>}
 */
export const rulesOf = (markdown) =>
  new Map(Array.from(markdown.matchAll(ruleLine), ([, id = '', text = '']) => [id, text]));

/**
 * Ids that two rules have.
 *
 * @param {string} markdown
 */
export function doubledIds(markdown) {
  const all = Array.from(markdown.matchAll(ruleLine), ([, id]) => id);
  return all.filter((id, i) => all.indexOf(id) !== i);
}

/**
 * The areas of the rules: TASK, LUCKY ...
 *
 * @param {Map<string, string>} rules
 */
export const areasOf = (rules) => [...new Set(Array.from(rules.keys(), (id) => id.split('-')[0]))];

/**
 * Finds every id that a text cites and its position: "LUCKY-7" and each of "LUCKY-7 to LUCKY-9", with that range.
 *
 * @param {string} text
 * @param {(string | undefined)[]} areas
 */
export function citationsIn(text, areas) {
  const pattern = new RegExp(`\\b(${areas.join('|')})-(\\d+)\\b(?: to \\1-(\\d+)\\b)?`, 'g');
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: range, 1: area, 2: from, 3: to, index }) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => ({
      id: `${area}-${Number(from) + i}`,
      index,
      ...(to && { range }),
    })),
  );
}

/**
 * @param {string} text of a TypeScript or JavaScript file
 * @returns {ts.SourceFile}
 */
const parse = (text) => ts.createSourceFile('cited.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/**
 * Whether a position is in a node or in the comments above it.
 *
 * @param {ts.Node} node
 * @param {number} index
 */
const holds = (node, index) => node.pos <= index && index < node.end;

/**
 * The name of the test that a call defines: `it('pays', ...)`, `it.each(rows)('pays %s', ...)`, `describe(...)`.
 *
 * @param {ts.Node} node
 */
function definedTest(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [name, body] = node.arguments;
  if (!name || !body || (!ts.isStringLiteralLike(name) && !ts.isTemplateExpression(name))) return undefined;
  if (!/^(?:it|test|describe)\b/.test(node.expression.getText())) return undefined;
  return ts.isStringLiteralLike(name) ? name.text : name.getText().slice(1, -1);
}

/**
 * Finds the test that a position in a file belongs to: the innermost one that contains it, comments above included; for
 * what tests share (tables, helpers, notes on the file), the next test. '' after the last test.
 *
 * @param {string} text
 * @returns {(index: number) => string}
 */
export function testsIn(text) {
  /** @type {{ name: string, node: ts.Node }[]} */
  const tests = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = definedTest(node);
    // The statement holds the comments above.
    if (name !== undefined) tests.push({ name, node: ts.isExpressionStatement(node.parent) ? node.parent : node });
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return (index) =>
    (tests.findLast(({ node }) => holds(node, index)) ?? tests.find(({ node }) => node.pos > index))?.name ?? '';
}

/**
 * The id of the story that a position in a story file belongs to, and whether it lies in the story's play function (or
 * in one of the file that the story plays): only what is played can fail.
 *
 * @param {string} text
 * @returns {(index: number) => { story: string, played: boolean }[]} several for what several stories play
 */
export function storiesIn(text) {
  const file = parse(text);
  /** @type {Map<string, ts.Node | undefined>} what a name stands for in a play function; of a story its own one */
  const constants = new Map();
  /** @type {{ story: string, node: ts.Node, play: ts.Node | undefined }[]} */
  const stories = [];
  let meta = '';
  for (const node of file.statements) {
    if (ts.isFunctionDeclaration(node) && node.name) constants.set(node.name.text, node);
    if (!ts.isVariableStatement(node)) continue;
    for (const { name, initializer } of node.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      const play = exported ? propertyOf(initializer, 'play') : undefined;
      constants.set(name.text, exported ? play : initializer);
      if (name.text === 'meta') meta = wordOf(initializer, 'id') ?? wordOf(initializer, 'title') ?? '';
      if (exported) stories.push({ story: toId(meta, storyNameFromExport(name.text)), node, play });
    }
  }
  return (index) => {
    const played = stories.filter(
      ({ play }) => play && playedParts(play, constants).some((part) => holds(part, index)),
    );
    if (played.length) return played.map(({ story }) => ({ story, played: true }));
    const shown = stories.find(({ node }) => holds(node, index)) ?? stories.find(({ node }) => node.pos > index);
    return shown ? [{ story: shown.story, played: false }] : [];
  };
}

/**
 * A property of a story, or of what its file says of all its stories.
 *
 * @param {ts.Expression} value
 * @param {string} property
 */
function propertyOf(value, property) {
  const object = ts.isSatisfiesExpression(value) || ts.isAsExpression(value) ? value.expression : value;
  return ts.isObjectLiteralExpression(object)
    ? object.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === property)
    : undefined;
}

/**
 * @param {ts.Expression} value
 * @param {string} property
 */
function wordOf(value, property) {
  const found = propertyOf(value, property);
  return found && ts.isPropertyAssignment(found) && ts.isStringLiteralLike(found.initializer)
    ? found.initializer.text
    : undefined;
}

/**
 * A play function with the functions of the same file that it is or calls.
 *
 * @param {ts.Node} play
 * @param {Map<string, ts.Node | undefined>} constants by name
 */
function playedParts(play, constants) {
  const parts = new Set([play]);
  for (const part of parts) {
    /** @param {ts.Node} node */
    const visit = (node) => {
      const called = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
      if (called) parts.add(called);
      ts.forEachChild(node, visit);
    };
    visit(part);
  }
  return [...parts];
}
