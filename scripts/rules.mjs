/**
 * `npm run rules`: writes dist/product-rules-proof.md, which lists the stories that show and the tests and play
 * functions that prove each product rule. Fails when a rule has no proof, and for a range of
 * rules, which proves none.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesOf } from './lib/ruleCitations.mjs';
import { proofTable, proofsOf, unproven } from './lib/ruleProofs.mjs';
import { root } from './lib/run.mjs';

const rulesFile = 'docs/product-rules.md';
const proofFile = 'dist/product-rules-proof.md';

const notOurs = new Set(['node_modules', 'dist', 'data', '.git', '.visual', 'pictures']);

/**
 * All files below a folder that may cite rules, by their path from the root.
 *
 * @returns {string[]}
 */
function filesBelow(folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesBelow(name);
    return /\.(tsx?|mjs|mdx?)$/.test(name) ? [name] : [];
  });
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Every file that may cite a rule, with its text. Tests of the rule scripts are excluded: they cite ids as examples.
 *
 * @returns {[path: string, text: string][]}
 */
export const sources = () =>
  filesBelow()
    .filter((file) => !/^(?:scripts\/(?:lib\/)?rule|\.storybook\/rules\/rules\.test)/.test(file))
    .map((file) => [file, read(file)]);

/** Reads the rules' document and collects the proofs of its rules from the current files. */
export function readProofs() {
  const markdown = read(rulesFile);
  return { markdown, ...proofsOf(rulesOf(markdown), sources()) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { proofs, unknown, ranges } = readProofs();
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(path.join(root, proofFile), proofTable(proofs));
  const none = unproven(proofs);
  console.log(`${proofs.size} rules in ${proofFile}.`);
  if (none.length) console.log(`Without proof (${none.length}): ${none.join(', ')}`);
  if (unknown.length) console.log(`No such rule: ${unknown.join('; ')}`);
  if (ranges.length) console.log(`A range proves nothing; name each rule where it is proved: ${ranges.join('; ')}`);
  process.exitCode = none.length || unknown.length || ranges.length ? 1 : 0;
}
