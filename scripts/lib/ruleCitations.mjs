import { storyNameFromExport, toId } from 'storybook/internal/csf';

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
 * Finds every id that a text cites and its position: "LUCKY-7", and each of "LUCKY-7 to LUCKY-9".
 *
 * @param {string} text
 * @param {(string | undefined)[]} areas
 */
export function citationsIn(text, areas) {
  const pattern = new RegExp(`\\b(${areas.join('|')})-(\\d+)\\b(?: to \\1-(\\d+)\\b)?`, 'g');
  return Array.from(text.matchAll(pattern)).flatMap(({ 1: area, 2: from, 3: to = from, index }) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => ({ id: `${area}-${Number(from) + i}`, index })),
  );
}

const testStart = /\b(?:it|test|describe)(?:\.\w+)*\(/g;
const firstWords = /(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`), (?:async )?(?:\(|function)/;

/**
 * The test that a position in a file belongs to: the one whose name contains it, else the next test; '' after the last.
 *
 * @param {string} text
 * @param {number} index
 */
export function testAt(text, index) {
  for (const start of text.matchAll(testStart)) {
    const words = firstWords.exec(text.slice(start.index));
    if (!words || start.index + words.index + words[0].length <= index) continue;
    return (words[1] ?? words[2] ?? words[3] ?? '').replaceAll(/\\(.)/g, '$1');
  }
  return '';
}

/**
 * The id of the story that a position in a story file belongs to: the story whose docstring or body contains it.
 *
 * @param {string} text
 * @param {number} index
 */
export function storyAt(text, index) {
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1];
  const names = Array.from(text.matchAll(/^export const (\w+)/gm), (match) => ({
    name: match[1] ?? '',
    at: match.index,
  }));
  const isDocstring = text.lastIndexOf('/**', index) > text.lastIndexOf('*/', index);
  const inside = isDocstring ? undefined : names.filter(({ at }) => at <= index).at(-1);
  const story = inside ?? names.find(({ at }) => at > index);
  return title && story ? toId(title, storyNameFromExport(story.name)) : undefined;
}

/**
 * Parses the rows of the file that assigns stories to rules: `'HOME-1': ['components-...', ...]`.
 *
 * @param {string} text
 */
export const storyRows = (text) =>
  Array.from(text.matchAll(/'([A-Z]+-\d+)': \[([^\]]*)\]/g), ([, id = '', list = '']) => ({
    id,
    stories: Array.from(list.matchAll(/'([^']+)'/g), (match) => match[1] ?? ''),
  }));
