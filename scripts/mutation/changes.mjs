import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { chosen } from './chosen.mjs';
import { read, turnedIn } from './operators.mjs';
import { testedBy } from './testedBy.mjs';

/** @typedef {import('./operators.mjs').Change} Change */

const domain = 'server/domain/';

/** @returns {Change[]} */
export const chosenChanges = () =>
  chosen.map(([what, file, from, to, ...tests]) => {
    const text = read(file);
    const at = text.indexOf(from);
    if (at < 0 || text.includes(from, at + 1))
      throw new Error(`"${what}" should find one place to change in ${file}: ${from}`);
    return { what, file, at, from, to, tests };
  });

/** @returns {Change[]} */
export function ruleChanges() {
  const folder = 'contract/rules';
  const files = readdirSync(path.join(root, folder));
  return files
    .filter((name) => /^\w+\.ts$/.test(name) && files.includes(name.replace('.ts', '.test.ts')))
    .flatMap((name) => turnedIn(`${folder}/${name}`, [`${folder}/${name.replace('.ts', '.test.ts')}`]));
}

/**
 * The test files of a file in `server/domain`: those named in `testedBy`, the one beside it, or those of the files that
 * import it.
 *
 * @param {string} name without its extension
 * @param {readonly string[]} names of all files
 * @param {readonly string[]} [asked] names already visited on this path
 * @returns {string[]}
 */
function testsOf(name, names, asked = []) {
  const named = testedBy[name] ?? (existsSync(path.join(root, `${domain}${name}.test.ts`)) ? [name] : undefined);
  if (named) return named.map((test) => path.posix.normalize(`${domain}${test}.test.ts`));
  const importers = names.filter(
    (other) => other !== name && !asked.includes(other) && read(`${domain}${other}.ts`).includes(`'./${name}'`),
  );
  return [...new Set(importers.flatMap((other) => testsOf(other, names, [...asked, name])))];
}

/**
 * @param {readonly string[]} only names of files without their extension; empty: all of them
 * @returns {Change[]}
 */
export function domainChanges(only = []) {
  const names = readdirSync(path.join(root, domain))
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length) throw new Error(`${domain} has no ${unknown.join(', ')}.`);
  return (only.length ? only : names).flatMap((name) => {
    const tests = testsOf(name, names);
    if (tests.length === 0) throw new Error(`No tests are known of ${domain}${name}.ts: name them in testedBy.mjs.`);
    return turnedIn(`${domain}${name}.ts`, tests);
  });
}
