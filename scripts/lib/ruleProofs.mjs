import { areasOf, citationsIn, storyAt, storyRows, testAt } from './ruleCitations.mjs';

/** The file that maps rules to the stories that show them. */
const storiesFile = '.storybook/ruleStories.ts';

/** @typedef {Map<string, { tests: string[], stories: string[] }>} Proofs */

/**
 * Collects which tests cite the rules, and which stories show them.
 * @param {Map<string, string>} rules by their ids
 * @param {[path: string, text: string][]} files of the whole repository
 * @returns {{ proofs: Map<string, { tests: string[], stories: string[] }>, unknown: string[] }} tests as "file: name",
 * stories by id; and citations of rules that do not exist.
 */
export function proofsOf(rules, files) {
  const areas = areasOf(rules);
  /** @type {Map<string, { tests: Set<string>, stories: Set<string> }>} */
  const found = new Map(Array.from(rules.keys(), (id) => [id, { tests: new Set(), stories: new Set() }]));
  /** @type {string[]} */
  const unknown = [];
  for (const [file, text] of files) {
    const cited = citationsIn(text, areas);
    for (const { id } of cited) if (!rules.has(id)) unknown.push(`${file}: ${id}`);
    const known = cited.filter(({ id }) => rules.has(id));
    if (/\.(test|journey)\.\w+$/.test(file))
      for (const { id, index } of known) found.get(id)?.tests.add(`${file}: ${testAt(text, index)}`);
    if (file.endsWith('.stories.tsx'))
      for (const { id, index } of known) found.get(id)?.stories.add(storyAt(text, index) ?? file);
    if (file === storiesFile)
      for (const { id, stories } of storyRows(text)) for (const story of stories) found.get(id)?.stories.add(story);
  }
  /** @param {{ tests: Set<string>, stories: Set<string> }} proof */
  const sorted = ({ tests, stories }) => ({ tests: [...tests].sort(), stories: [...stories].sort() });
  return { proofs: new Map(Array.from(found, ([id, proof]) => [id, sorted(proof)])), unknown };
}

/**
 * Rules that no test cites and no story shows.
 *
 * @param {Proofs} proofs
 */
export const unproven = (proofs) =>
  Array.from(proofs).flatMap(([id, { tests, stories }]) => (tests.length + stories.length === 0 ? [id] : []));

/** @param {string} words */
const cell = (words) => words.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * Formats the rules and their proofs as a Markdown table.
 *
 * @param {Proofs} proofs
 */
export const proofTable = (proofs) =>
  [
    '# What proves the product rules',
    '',
    'Written by `npm run rules` from what tests and stories cite; the rules: [product-rules.md](product-rules.md).',
    '',
    '| rule | stories | tests |',
    '| --- | --- | --- |',
    ...Array.from(
      proofs,
      ([id, { stories, tests }]) => `| ${id} | ${stories.join('<br>')} | ${tests.map(cell).join('<br>')} |`,
    ),
    '',
  ].join('\n');
