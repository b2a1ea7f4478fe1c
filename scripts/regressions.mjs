/**
 * Shows that `npm run test:changed` notices faults: plants those of lib/changed/regressions.mjs, one after another, in
 * a copy of the last commit, and runs there the test that should notice it, if it is selected. Ends with a table; fails
 * when a fault was not noticed.
 *
 *   node scripts/regressions.mjs [--whole] [<part of a file's path> ...]
 *
 * `--whole` runs everything that is selected, until a step fails.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { regressions } from './lib/changed/regressions.mjs';
import { copyOfCommit, plant } from './lib/faults/copyOfCommit.mjs';

const {
  values: { whole },
  positionals: only,
} = parseArgs({ options: { whole: { type: 'boolean', default: false } }, allowPositionals: true });
const { copy, remove } = copyOfCommit();

/**
 * What of the selection runs: the first file that should notice the fault.
 *
 * @param {import('./lib/changed/regressions.mjs').Regression} regression
 * @returns {string[]} arguments of changed.mjs
 */
function choiceOf({ caughtBy: { unit, story, journey } }) {
  if (whole) return ['--until-failure'];
  if (unit) return ['--step', 'unit', '--only', unit];
  return story ? ['--step', 'stories', '--only', story] : ['--step', 'journeys', '--only', journey ?? ''];
}

/**
 * Plants a fault, and runs what it selects.
 *
 * @param {import('./lib/changed/regressions.mjs').Regression} regression
 * @returns {{ red: boolean, selected: string, failure: string, seconds: number }}
 */
function tryOut(regression) {
  const file = path.join(copy, regression.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, plant(source, regression));
  const from = Date.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(copy, 'scripts/changed.mjs'), ...choiceOf(regression)],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  writeFileSync(file, source);
  const [, selected = 'nothing'] = /^Selected: (.*)$/m.exec(stdout) ?? [];
  // Types and lint count as one check and list no failures.
  const [, step = '', failure = ''] = /^=== failed in (\w+)\n(.*)/m.exec(stdout) ?? /^FAILED (\w+)/m.exec(stdout) ?? [];
  // Of stories the sentence at their end says most: how many pictures differ.
  const [said = failure] = /^\d+ stories, .*?(?=\. Review)/m.exec(stdout) ?? [];
  return { red: status !== 0, selected, failure: `${step}: ${said}`, seconds: (Date.now() - from) / 1000 };
}

const rows = [];
try {
  for (const regression of regressions.filter(({ file }) => !only.length || only.some((part) => file.includes(part)))) {
    const { room, file } = regression;
    const result = tryOut(regression);
    rows.push({ room, file, ...result });
    console.log(`${result.red ? 'noticed' : 'NOT NOTICED'}: ${room}, ${file} (${result.seconds.toFixed(0)} s)`);
  }
} finally {
  remove();
}
console.log('\n| room | file | selected | noticed by | seconds |\n| --- | --- | --- | --- | ---: |');
for (const { room, file, red, selected, failure, seconds } of rows)
  console.log(`| ${room} | ${file} | ${selected} | ${red ? failure : 'NOTHING'} | ${seconds.toFixed(0)} |`);
process.exitCode = rows.every(({ red }) => red) ? 0 : 1;
