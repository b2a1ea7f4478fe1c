/**
 * `npm run lint`: how the code is written (oxfmt, oxlint, ESLint), how imports run (dependency-cruiser), and that every
 * file, export and dependency is used (knip). oxlint uses all processors and ESLint one, so the whole takes the time
 * of all together; each says its own.
 */
import { linters, wholeTreeChecks } from './lib/lintCommands.mjs';

const started = performance.now();
/** @param {number} from */
const since = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/**
 * @param {import('./lib/lintCommands.mjs').Check} check
 * @returns {Promise<boolean>} whether it found nothing
 */
async function timed({ name, check }) {
  const from = performance.now();
  const code = await check();
  console.log(`${name}: ${since(from)}${code === 0 ? '' : ', with faults'}`);
  return code === 0;
}

/**
 * Runs checks one after another, also when one has failed.
 *
 * @param {readonly import('./lib/lintCommands.mjs').Check[]} checks
 * @returns {Promise<boolean>} whether all found nothing
 */
async function allOf(checks) {
  let ok = true;
  for (const check of checks) ok = (await timed(check)) && ok;
  return ok;
}

const { oxfmt, oxlint, eslint } = linters();
const results = await Promise.all([allOf([oxfmt, oxlint]), allOf([eslint]), allOf(wholeTreeChecks)]);
console.log(`Lint: ${since(started)}`);
process.exitCode = results.every(Boolean) ? 0 : 1;
