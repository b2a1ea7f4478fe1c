/**
 * Runs what a change can affect, and says why: types and lint always, and the unit tests, stories and journeys that
 * depend on a changed file. Runs what it cannot tell.
 *
 *   npm run test:changed                          what is not committed
 *   npm run test:changed -- <commit>              what came since a commit as well
 *   npm run test:changed -- --list                only says what it would run
 *   npm run test:changed -- --step unit           a step alone; may be repeated
 *   npm run test:changed -- --only <part>         of what is selected, only files whose names contain this
 *   npm run test:changed -- --until-failure       ends with the first step that fails
 *
 * Writes a JUnit file for each step that has tests to dist/test, as `npm test` does.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closingOf, repeatFailures } from './lib/testRun/closing.mjs';
import { ensureInstalled } from './lib/setup/install.mjs';
import { rowOf } from './lib/testRun/outcome.mjs';

const stepNames = ['types', 'lint', 'unit', 'stories', 'journeys'];
const {
  values: { list, only, step: wanted = stepNames, 'until-failure': untilFailure },
  positionals: [commit = 'HEAD'],
} = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    step: { type: 'string', multiple: true },
    'until-failure': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = wanted.filter((name) => !stepNames.includes(name));
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${stepNames.join(', ')}.`);
  process.exit(1);
}
await ensureInstalled();
const { changesSince } = await import('./lib/changed/changedFiles.mjs');
const { linesOf, planOf } = await import('./lib/changed/plan.mjs');
const selected = await import('./lib/changed/runSelected.mjs');
const { storybook } = await import('./lib/steps/builds.mjs');
const { types } = await import('./lib/steps/sources.mjs');
const { reports } = await import('./lib/testRun/runVitest.mjs');

const started = Date.now();
const elapsed = () => ((Date.now() - started) / 1000).toFixed(0);
/** @type {import('./lib/testRun/outcome.mjs').Row[]} */
const rows = [];

/**
 * @param {string} name
 * @param {() => Promise<import('./lib/testRun/outcome.mjs').Outcome>} step
 */
async function runStep(name, step) {
  if (untilFailure && rows.some(({ failed }) => failed)) return;
  console.log(`\n=== ${name} (after ${elapsed()} s)`);
  const from = Date.now();
  const outcome = await step();
  const row = rowOf(name, outcome, (Date.now() - from) / 1000);
  rows.push(row);
}

/** @type {import('./lib/changed/changedFiles.mjs').Changes} */
let changes;
try {
  changes = changesSince(commit);
} catch (error) {
  console.error(`What changed since ${commit} cannot be told. ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
if (changes.files.length === 0) {
  console.log(`Nothing differs from ${commit}.`);
  process.exit(0);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const buildStorybook = async () => {
  if (!wanted.includes('stories')) return false;
  await runStep('storybook', storybook);
  return rows.every(({ failed }) => failed === 0);
};
const plan = await planOf(changes, buildStorybook, only);
console.log(`\n=== changed files: ${changes.files.length} (after ${elapsed()} s)`);
for (const line of linesOf(plan)) console.log(line);

/** @type {(selection: import('./lib/changed/graph.mjs').Selection) => readonly string[]} no names: all */
const names = (selection) => ('all' in selection ? [] : selection.chosen.map(({ name }) => name));
/** @type {(name: 'unit' | 'stories' | 'journeys', run: () => Promise<import('./lib/testRun/outcome.mjs').Outcome>) => Promise<void>} */
const runChosen = async (name, run) => {
  const selection = plan[name];
  if (wanted.includes(name) && ('all' in selection || selection.chosen.length)) await runStep(name, run);
};
if (!list) {
  const left = changes.files.filter((file) => !changes.deleted.has(file));
  if (wanted.includes('types')) await runStep('types', types);
  if (wanted.includes('lint')) await runStep('lint', () => selected.lint(left));
  await runChosen('unit', () => selected.unit(names(plan.unit)));
  await runChosen('stories', () => selected.stories(plan.storyIds));
  await runChosen('journeys', () => selected.journeys(names(plan.journeys)));
}

repeatFailures(rows);
const { lines, failed } = closingOf(rows);
console.log(`\n=== summary (${elapsed()} s)`);
for (const line of lines) console.log(line);
process.exitCode = failed ? 1 : 0;
