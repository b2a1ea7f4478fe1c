/**
 * Runs the checks and continues after a failure, so that one run reports all.
 *
 *   npm test                          what a person waits for
 *   npm run test:all                  the same, and then the steps that only the integration runs
 *   npm test -- <name of a step> ...  single steps of either
 *   npm test -- unit --only <part>    of a step's tests, stories or journeys those whose name has this part
 *   npm test -- otherLanguages otherJourneys --shard 1/3
 *   npm test -- --profile             where the time goes: files of tests, steps of a story
 *
 * Writes a JUnit file for each step that has tests to dist/test. The last line is `N passed, N failed`: it counts tests
 * where a step has tests, else the step itself.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closingOf, repeatFailures } from './lib/testRun/closing.mjs';
import { ensureInstalled } from './lib/setup/install.mjs';
import { rowOf } from './lib/testRun/outcome.mjs';

const {
  values: { all, only, profile, shard },
  positionals: requested,
} = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    profile: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
  allowPositionals: true,
});
if (shard && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) {
  console.error(`--shard is "${shard}"; it must look like 1/3.`);
  process.exit(1);
}

await ensureInstalled();
const { chosen, steps } = await import('./lib/steps/steps.mjs');
const { integrationOnly } = await import('./lib/steps/leftOut.mjs');
const { profileOf } = await import('./lib/testRun/profile.mjs');
const { reports } = await import('./lib/testRun/runVitest.mjs');
const { root } = await import('./lib/run.mjs');
const { findingsFolder } = await import('./lib/visual/paths.mjs');

const unknown = requested.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @typedef {import('./lib/testRun/outcome.mjs').Row} Row */
const command = [all ? 'npm run test:all' : 'npm test', ...(requested.length ? ['--', ...requested] : [])].join(' ');
const groups = chosen(all, requested);
const total = groups.flat(2).length;
const started = Date.now();
const elapsed = () => ((Date.now() - started) / 1000).toFixed(0);
/** @type {Row[]} */
const rows = [];

/** @param {string} name */
async function runStep(name) {
  console.log(`\n=== ${name} (after ${elapsed()} s, ${rows.length} of ${total} steps done)`);
  const from = Date.now();
  const outcome = await /** @type {NonNullable<typeof steps[string]>} */ (steps[name])({
    only,
    ...(shard && { shard }),
  });
  const row = rowOf(name, outcome, (Date.now() - from) / 1000);
  rows.push(row);
  console.log(`=== ${name} ${row.failed ? 'FAILED' : 'ok'} in ${row.seconds.toFixed(0)} s`);
}

for (const lanes of groups)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await runStep(name);
    }),
  );

repeatFailures(rows);
const { lines, failed } = closingOf(rows);
console.log('\n=== summary');
for (const line of lines.slice(0, rows.length)) console.log(line);
console.log(`${command}: all in ${elapsed()} s. JUnit files: dist/test`);
if (existsSync(path.join(root, 'dist/review/index.html')))
  console.log('What was taken of the stories: dist/review/index.html');
if (profile) for (const line of profileOf(reports, findingsFolder)) console.log(line);
if (!all && requested.length === 0)
  console.log(`\`npm run test:all\` adds: ${Object.values(integrationOnly).join('; ')}.`);
for (const line of lines.slice(rows.length)) console.log(line);
process.exitCode = failed ? 1 : 0;
