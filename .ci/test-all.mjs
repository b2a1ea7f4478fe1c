/**
 * Runs every check, one after another, and goes on after one that failed, so that one run tells all.
 *
 *   npm test [-- <name of a step> ...]
 *
 * The last line is `N passed, N failed`: tests where a step has tests, else the step itself.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failuresOf } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';

const reports = path.join(root, 'dist/test');
const node = (script, ...args) => (hear) => run(process.execPath, [path.join(root, '.ci', script), ...args], {}, hear);

/** A step that is one check as a whole. */
const whole = (start) => async () => {
  const failed = await start();
  return failed ? [0, 1] : [1, 0];
};

/**
 * Tests of one or more projects of vitest.config.ts, on every core: one is left free by default, which nobody needs here.
 * Some start servers, databases and browsers side by side, so a test that fails is tried once more; the end tells of it.
 */
const vitest = (...projects) => (only, env, name = projects.join('-')) => {
  const file = path.join(reports, `${name}.json`);
  return runVitest(file, ['run', '--maxWorkers=100%', '--retry=1', ...(only ?? []), ...projects.flatMap((project) => ['--project', project]), '--silent=passed-only', '--reporter=default', '--reporter=json', '--outputFile.json', path.relative(root, file)], env);
};

async function runVitest(file, args, env) {
  const code = await run('vitest', args, env);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = report;
  // A file that cannot even be loaded has no test that could fail.
  return [numPassedTests, numFailedTests || (code ? Math.max(1, numFailedTestSuites) : 0), failuresOf(report)];
}

/** The server's tests once more, on a real PostgreSQL; where there is none, it is said and nothing is counted. */
async function onPostgres() {
  const { startPostgres } = await import('./postgres.mjs');
  const database = await startPostgres();
  if (typeof database === 'string') {
    console.log(`Skipped: ${database}.`);
    return [0, 0];
  }
  try {
    return await vitest('node')(['server'], { TEST_DATABASE_URL: database.url }, 'postgres');
  } finally {
    await database.stop();
  }
}

/** A script whose last line is `N passed, N failed`, with what failed before it. */
const counted = (start) => async () => {
  let said = '';
  const code = await start((text) => (said = (said + text).slice(-4000)));
  const [, passed = 0, failed = 0] = said.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  return code ? [Number(passed), Number(failed) || 1, [said]] : [Number(passed), Number(failed)];
};

const steps = {
  types: whole(() => run('tsc', ['-b'])),
  lint: whole(() => run('eslint', ['.', '--max-warnings', '0'])),
  unit: vitest('node', 'dom', 'ui'),
  postgres: onPostgres,
  build: whole(node('build.mjs')),
  library: whole(node('build-ui.mjs')),
  built: vitest('built'),
  storybook: whole(node('build-storybook.mjs')),
  stories: counted(node('visual.mjs')),
  journeys: vitest('journeys'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const rows = [];
for (const [name, step] of Object.entries(steps)) {
  if (asked.length && !asked.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const [passed, failed, failures = []] = await step();
  rows.push({ name, passed, failed, failures, seconds: (Date.now() - started) / 1000 });
}

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
// Where only the end of the output is kept, this is all that is known of a failure.
for (const { name, failures } of rows) for (const failure of failures) console.log(`\n=== not well in ${name}\n${failure}`);
console.log('\n=== summary');
for (const { name, passed, failed, seconds } of rows) console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`);
console.log(`All in ${sum('seconds').toFixed(0)} s.${existsSync(path.join(root, 'dist/review/index.html')) ? ' Pictures of all stories: dist/review/index.html' : ''}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
