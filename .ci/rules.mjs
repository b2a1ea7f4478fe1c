/** `npm run rules`: writes docs/product-rules-proof.md, what proves each product rule. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { proofTable, proofsOf, rulesOf, unproven } from './ruleProofs.mjs';
import { root } from './run.mjs';

export const rulesFile = 'docs/product-rules.md';
export const proofFile = 'docs/product-rules-proof.md';

const notOurs = new Set(['node_modules', 'dist', 'data', '.git', '.visual', 'pictures']);

/** Every file of ours with words in it, from the root. */
function filesBelow(folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesBelow(name);
    return /\.(tsx?|mjs|mdx?)$/.test(name) && name !== proofFile ? [name] : [];
  });
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The rules' document, and what proves its rules, as the repository is now. */
export function readProofs() {
  const markdown = read(rulesFile);
  // The tests of these scripts cite rules that do not exist.
  const files = filesBelow().filter((file) => !/^\.ci\/ruleProofs/.test(file));
  return { markdown, ...proofsOf(rulesOf(markdown), files.map((file) => [file, read(file)])) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { proofs, unknown } = readProofs();
  writeFileSync(path.join(root, proofFile), proofTable(proofs));
  const none = unproven(proofs);
  console.log(`${proofs.size} rules in ${proofFile}.`);
  if (none.length) console.log(`Without proof (${none.length}): ${none.join(', ')}`);
  if (unknown.length) console.log(`No such rule: ${unknown.join('; ')}`);
  process.exitCode = none.length || unknown.length ? 1 : 0;
}
