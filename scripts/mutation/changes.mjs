import { readdirSync } from 'node:fs';
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

/** Files of `server/domain` by name, without their extension: `luckyClaim` -> `server/domain/lucky/luckyClaim`. */
const files = new Map(
  readdirSync(path.join(root, domain), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [path.basename(file, '.ts'), `${domain}${file.slice(0, -'.ts'.length)}`]),
);
const sources = [...files.keys()].filter((name) => !name.endsWith('.test'));
/** @param {string} name */
export const fileOf = (name) => `${files.get(name)}.ts`;

/**
 * The test file that `testedBy` names: of a file in `server/domain`, or by a path that starts there.
 *
 * @param {string} test
 */
const testFile = (test) =>
  test.startsWith('../') ? path.posix.normalize(`${domain}${test}.test.ts`) : fileOf(`${test}.test`);

/**
 * The test files of a file in `server/domain`: those named in `testedBy`, the one beside it, or those of the files that
 * import it.
 *
 * @param {string} name without its extension
 * @param {readonly string[]} [asked] names already visited on this path
 * @returns {string[]}
 */
function testsOf(name, asked = []) {
  const named = testedBy[name] ?? (files.has(`${name}.test`) ? [name] : undefined);
  if (named) return named.map(testFile);
  const importers = sources.filter(
    (other) => other !== name && !asked.includes(other) && read(fileOf(other)).includes(`/${name}'`),
  );
  return [...new Set(importers.flatMap((other) => testsOf(other, [...asked, name])))];
}

/**
 * @param {readonly string[]} only names of files without their extension; empty: all of them
 * @returns {Change[]}
 */
export function domainChanges(only = []) {
  const unknown = only.filter((name) => !sources.includes(name));
  if (unknown.length) throw new Error(`${domain} has no ${unknown.join(', ')}.`);
  return (only.length ? only : sources).flatMap((name) => {
    const tests = testsOf(name);
    if (tests.length === 0) throw new Error(`No tests are known of ${fileOf(name)}: name them in testedBy.mjs.`);
    return turnedIn(fileOf(name), tests);
  });
}
