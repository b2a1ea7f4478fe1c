/**
 * `npm test`. Runs every check, one after another, and goes on after one that failed, so that one run tells all.
 *
 *   npm test [-- <name of a step> ...]
 *
 * The last line is `N passed, N failed`: tests where a step has tests, else the step itself.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';
import { vitest } from './lib/runVitest.mjs';

const reports = path.join(root, 'dist/test');
/** @typedef {(text: string) => void} Hear */
/** @typedef {[passed: number, failed: number, troubles?: string[]]} Outcome */

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {(hear?: Hear) => Promise<number>}
 */
const node =
  (script, ...args) =>
  (hear) =>
    run(process.execPath, [path.join(root, 'scripts', script), ...args], {}, hear);

/**
 * A step that is one check as a whole.
 *
 * @param {() => Promise<number>} start
 * @returns {() => Promise<Outcome>}
 */
const whole = (start) => async () => {
  const failed = await start();
  return failed ? [0, 1] : [1, 0];
};

/**
 * The server's tests once more, on a real PostgreSQL; where there is none, it is said and nothing is counted.
 *
 * @returns {Promise<Outcome>}
 */
async function onPostgres() {
  const { startPostgres } = await import('./lib/postgres.mjs');
  const database = await startPostgres();
  if (typeof database === 'string') {
    console.log(`Skipped: ${database}.`);
    return [0, 0];
  }
  try {
    return await vitest(['node'], { only: ['server'], env: { TEST_DATABASE_URL: database.url }, name: 'postgres' });
  } finally {
    await database.stop();
  }
}

/**
 * A script whose last line is `N passed, N failed`, with what failed before it.
 *
 * @param {(hear: Hear) => Promise<number>} start
 * @returns {() => Promise<Outcome>}
 */
const counted = (start) => async () => {
  let said = '';
  const code = await start((text) => (said = (said + text).slice(-4000)));
  const [, passed = 0, failed = 0] = said.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  return code ? [Number(passed), Number(failed) || 1, [said]] : [Number(passed), Number(failed)];
};

/** @type {Record<string, () => Promise<Outcome>>} */
const steps = {
  types: whole(() => run('tsc', ['-b'])),
  lint: whole(() => run('npm', ['run', '--silent', 'lint'])),
  unit: () => vitest(['node', 'dom', 'ui']),
  postgres: onPostgres,
  build: whole(node('build.mjs')),
  library: whole(node('build-ui.mjs')),
  built: () => vitest(['built']),
  storybook: whole(node('build-storybook.mjs')),
  stories: counted(node('visual.mjs')),
  journeys: () => vitest(['journeys']),
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

/** @type {{ name: string, passed: number, failed: number, troubles: string[], seconds: number }[]} */
const rows = [];
for (const [name, step] of Object.entries(steps)) {
  if (asked.length && !asked.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const [passed, failed, troubles = []] = await step();
  rows.push({ name, passed, failed, troubles, seconds: (Date.now() - started) / 1000 });
}

/** @param {'passed' | 'failed' | 'seconds'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
// Where only the end of the output is kept, this is all that is known of a failure.
for (const { name, troubles } of rows)
  for (const trouble of troubles) console.log(`\n=== not well in ${name}\n${trouble}`);
console.log('\n=== summary');
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
console.log(
  `All in ${sum('seconds').toFixed(0)} s.${existsSync(path.join(root, 'dist/review/index.html')) ? ' Pictures of all stories: dist/review/index.html' : ''}`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
