/**
 * Makes one wrong change after the other, in memory, and runs the tests that must notice it. A change that none notices
 * must have a reason in `mutation/survivors.mjs`, else the command fails.
 *
 *   npm run mutation [-- chosen | rules | domain [<file> ...]]
 *
 * `chosen`: places where money hangs on one word; `rules`: every operator of `contract/rules`, each against its own test;
 * `domain`: every operator of `server/domain` (or of the named files: `domain settle withdraw`), which takes hours and is in none
 * of the others. With TEST_DATABASE_URL the tests run on that PostgreSQL.
 */
import { chosenChanges, domainChanges, ruleChanges } from './mutation/changes.mjs';
import { mayLive } from './mutation/survivors.mjs';
import { run } from './lib/run.mjs';

/** @typedef {import('./mutation/changes.mjs').Change} Change */

/**
 * Whether tests fail under a change (null: without one).
 *
 * @param {Change | null} change
 * @param {string[]} tests
 */
async function fails(change, tests) {
  let output = '';
  const code = await run(
    'vitest',
    ['run', '--config', 'scripts/mutation/vitest.config.ts', '--project', 'node', '--bail=1', ...tests],
    { TALLY_MUTATION: JSON.stringify(change) },
    (text) => (output += text),
    false,
  );
  if (code !== 0 && !/Tests\s.*failed|Test Files\s.*failed/.test(output))
    throw new Error(`The tests did not run.\n${output}`);
  return code !== 0;
}

const [which, ...files] = process.argv.slice(2);
const changes =
  which === 'domain'
    ? domainChanges(files)
    : [...(which === 'rules' ? [] : chosenChanges()), ...(which === 'chosen' ? [] : ruleChanges())];
const tests = [...new Set(changes.flatMap((change) => change.tests))];
if (await fails(null, tests)) throw new Error('The tests fail without any change.');

let killed = 0;
/** @type {string[]} */
const survivors = [];
for (const change of changes) {
  const noticed = await fails(change, change.tests);
  if (noticed) killed += 1;
  else survivors.push(change.what);
  if (!noticed || which === 'chosen') console.log(`${noticed ? 'killed ' : 'SURVIVED'} ${change.what}`);
}
const unexplained = survivors.filter((what) => !(what in mayLive));
for (const what of survivors) console.log(`lives: ${what}\n  ${mayLive[what] ?? 'NO REASON'}`);
console.log(
  `${changes.length} changes: ${killed} killed, ${survivors.length} live, ${unexplained.length} of them without a reason.`,
);
process.exitCode = unexplained.length ? 1 : 0;
