import { areasOf, citationsIn, storiesIn, testsIn } from './ruleCitations.mjs';

/**
 * @typedef {import('../rules.mjs').Proof} Proof
 *
 * @typedef {Map<string, Proof>} Proofs
 */

/**
 * Collects which tests and play functions cite the rules, and which stories show them.
 *
 * @param {Map<string, string>} rules by their ids
 * @param {[path: string, text: string][]} files of the whole repository
 * @returns {{ proofs: Proofs, unknown: string[], ranges: string[] }} and citations of rules that do not exist, and the
 *   ranges of rules that tests and stories cite: whoever names twenty rules at once proves none.
 */
export function proofsOf(rules, files) {
  const areas = areasOf(rules);
  const found = new Map(
    Array.from(rules.keys(), (id) => [id, { tests: new Set(), plays: new Set(), stories: new Set() }]),
  );
  /** @type {string[]} */
  const unknown = [];
  /** @type {Set<string>} */
  const ranges = new Set();
  for (const [file, text] of files) {
    const cited = citationsIn(text, areas);
    for (const { id, range } of cited) {
      if (!rules.has(id)) unknown.push(`${file}: ${id}`);
      if (range && proves(file)) ranges.add(`${file}: ${range}`);
    }
    const single = cited.filter(({ range }) => !range);
    for (const { id, kind, proof } of proofsIn(file, text, single)) found.get(id)?.[kind].add(proof);
  }
  const sorted = Array.from(found, ([id, { tests, plays, stories }]) => {
    const showing = [...stories].filter((story) => !plays.has(story));
    return [id, { tests: [...tests].sort(), plays: [...plays].sort(), stories: showing.sort() }];
  });
  return { proofs: new Map(/** @type {[string, Proof][]} */ (sorted)), unknown, ranges: [...ranges] };
}

/** @param {string} file */
const isTest = (file) => /\.(test|journey)\.\w+$/.test(file);
/** @param {string} file */
const proves = (file) => isTest(file) || file.endsWith('.stories.tsx');

/**
 * What one file proves or shows. A citation below a file's last test, or in a file without any, proves nothing.
 *
 * @param {string} file
 * @param {string} text
 * @param {{ id: string, index: number }[]} cited
 * @returns {{ id: string, kind: keyof Proof, proof: string }[]}
 */
function proofsIn(file, text, cited) {
  if (!cited.length) return [];
  if (isTest(file)) {
    const testAt = testsIn(text);
    return cited.flatMap(({ id, index }) => {
      const name = testAt(index);
      return name ? [{ id, kind: 'tests', proof: `${file}: ${name}` }] : [];
    });
  }
  if (!file.endsWith('.stories.tsx')) return [];
  const storiesAt = storiesIn(text);
  return cited.flatMap(({ id, index }) =>
    storiesAt(index).map(({ story, played }) => ({ id, kind: played ? 'plays' : 'stories', proof: story })),
  );
}

/**
 * Rules that no test and no play function cites: stories alone only show them.
 *
 * @param {Proofs} proofs
 */
export const unproven = (proofs) =>
  Array.from(proofs).flatMap(([id, { tests, plays }]) => (tests.length + plays.length === 0 ? [id] : []));

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
    'Written by `npm run rules` from what tests and stories cite; the rules: [product-rules.md](../docs/product-rules.md). A',
    'story shows the rules that it names (`parameters.rules`, docstring), and proves those that its play function names.',
    '',
    '| rule | shown by | proved by stories | proved by tests |',
    '| --- | --- | --- | --- |',
    ...Array.from(proofs, ([id, { tests, plays, stories }]) => {
      const cells = [stories, plays, tests.map(cell)].map((entries) => entries.join('<br>'));
      return `| ${[id, ...cells].join(' | ')} |`;
    }),
    '',
  ].join('\n');
