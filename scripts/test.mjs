/**
 * `npm test`: runs every check, one after another, and continues after a failure, so that one run reports all.
 *
 *   npm test [-- <name of a step> ...]
 *
 * The last line is `N passed, N failed`: counts tests where a step has tests, else the step itself.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { closingOf } from './lib/closing.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';
import { vitest } from './lib/runVitest.mjs';
import { tmpfsProblem } from './lib/tmpfs.mjs';

const reports = path.join(root, 'dist/test');
/** @typedef {(text: string) => void} OnOutput */
/** @typedef {import('./lib/closing.mjs').Outcome} Outcome */

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {(onOutput?: OnOutput) => Promise<number>}
 */
const node =
  (script, ...args) =>
  (onOutput) =>
    run(process.execPath, [path.join(root, 'scripts', script), ...args], {}, onOutput);

/**
 * A step that counts as one check: it passes or fails by its exit code.
 *
 * @param {() => Promise<number>} start
 * @returns {() => Promise<Outcome>}
 */
const singleCheck = (start) => async () => {
  const code = await start();
  return code ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
};

/**
 * Runs the tests that need only the sources. Where no file system can be mounted, the closing line says that a full disk
 * was not proven.
 *
 * @returns {Promise<Outcome>}
 */
async function unit() {
  const problem = tmpfsProblem();
  const outcome = await vitest(['node', 'dom', 'ui']);
  return problem ? { ...outcome, notProven: `a full disk (${problem})` } : outcome;
}

/**
 * Runs the server's tests again on a real PostgreSQL. It is installed if it is missing and this machine allows that;
 * otherwise the closing line says what was not proven.
 *
 * @returns {Promise<Outcome>}
 */
async function onPostgres() {
  const { ensurePostgres } = await import('./lib/ensurePostgres.mjs');
  const database = await ensurePostgres();
  if (typeof database === 'string') {
    console.log(`Skipped: ${database}.`);
    return { passed: 0, failed: 0, notProven: `the server on PostgreSQL (${database})` };
  }
  try {
    return await vitest(['node'], { only: ['server'], env: { TEST_DATABASE_URL: database.url }, name: 'postgres' });
  } finally {
    await database.stop();
  }
}

/**
 * A step whose script ends with the line `N passed, N failed`, after a list of the failures.
 *
 * @param {(onOutput: OnOutput) => Promise<number>} start
 * @returns {() => Promise<Outcome>}
 */
const counted = (start) => async () => {
  let tail = '';
  const code = await start((text) => (tail = (tail + text).slice(-4000)));
  const [, passed = 0, failed = 0] = tail.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  return code
    ? { passed: Number(passed), failed: Number(failed) || 1, failures: [tail] }
    : { passed: Number(passed), failed: Number(failed) };
};

/**
 * Runs the stories, with those that passed only when retried.
 *
 * @returns {Promise<Outcome>}
 */
async function stories() {
  const outcome = await counted(node('visual.mjs'))();
  const { flakyStories, readJestReport } = await import('./lib/visual/storyResults.mjs');
  const { runReport } = await import('./lib/visual/paths.mjs');
  return { ...outcome, flaky: flakyStories(readJestReport(runReport)) };
}

/** @type {Record<string, () => Promise<Outcome>>} */
const steps = {
  types: singleCheck(() => run('tsc', ['-b'])),
  lint: singleCheck(() => run('npm', ['run', '--silent', 'lint'])),
  unit,
  postgres: onPostgres,
  build: singleCheck(node('build.mjs')),
  library: singleCheck(node('build-ui.mjs')),
  built: () => vitest(['built']),
  storybook: singleCheck(node('build-storybook.mjs')),
  stories,
  journeys: () => vitest(['journeys']),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {import('./lib/closing.mjs').Row[]} */
const rows = [];
for (const [name, step] of Object.entries(steps)) {
  if (requested.length && !requested.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const outcome = await step();
  rows.push({ failures: [], flaky: [], notProven: '', ...outcome, name, seconds: (Date.now() - started) / 1000 });
}

// Repeated at the end, because some logs keep only the end of the output.
for (const { name, failures, flaky } of rows) {
  for (const failure of failures) console.log(`\n=== failed in ${name}\n${failure}`);
  for (const { text } of flaky) console.log(`\n=== passed only at the second try in ${name}\n${text}`);
}
const { lines, failed } = closingOf(rows);
const seconds = rows.reduce((total, row) => total + row.seconds, 0);
console.log('\n=== summary');
for (const line of lines.slice(0, rows.length)) console.log(line);
console.log(
  `All in ${seconds.toFixed(0)} s.${existsSync(path.join(root, 'dist/review/index.html')) ? ' Pictures of all stories: dist/review/index.html' : ''}`,
);
for (const line of lines.slice(rows.length)) console.log(line);
process.exitCode = failed ? 1 : 0;
