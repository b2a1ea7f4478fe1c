import { storyNameFromExport, toId } from 'storybook/internal/csf';

const ruleLine = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm;

/**
 * The rules in the document's text: id -> what it says, in their order.
 *
 * @param {string} markdown
 * @returns {Map<string, string>}
 */
export const rulesOf = (markdown) =>
  new Map(Array.from(markdown.matchAll(ruleLine), ([, id = '', text = '']) => [id, text]));

/**
 * Ids that stand at two rules.
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
 * Every id that a text cites, and where: "LUCKY-7", and each of "LUCKY-7 to LUCKY-9".
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
 * The test that a place in a file belongs to: the one whose name it is in, else the next; '' after the last.
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
 * The story that a place in a story file belongs to, by its id: that of the docstring, or that it stands in.
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
 * Rows of the file of stories: `'HOME-1': ['components-...', ...]`.
 *
 * @param {string} text
 */
export const storyRows = (text) =>
  Array.from(text.matchAll(/'([A-Z]+-\d+)': \[([^\]]*)\]/g), ([, id = '', list = '']) => ({
    id,
    stories: Array.from(list.matchAll(/'([^']+)'/g), (match) => match[1] ?? ''),
  }));
