/**
 * Mutation test: applies one wrong change at a time, in memory, and runs the tests that must fail with it. A change
 * that no test notices must be listed with a reason in `mutation/survivors.mjs`, else the command fails.
 *
 *   npm run mutation [-- chosen | rules | domain [<file> ...]] [--postgres]
 *
 * `chosen`: selected places where money depends on one word; `rules`: every operator of `contract/rules`, each against
 * its own test; `domain`: every operator of `server/domain` (or of the named files: `domain settle withdraw`), which
 * takes an hour or more and is not part of the others. With `--postgres` the tests run on a PostgreSQL that is started
 * for them (or on the one that TEST_DATABASE_URL names), which is faster for `domain`; otherwise on the embedded
 * database.
 */
import { startPostgres } from './lib/servers/postgres.mjs';
import { chosenChanges, domainChanges, ruleChanges } from './mutation/changes.mjs';
import { createTestWorker } from './mutation/testWorker.mjs';
import { mayLive } from './mutation/survivors.mjs';

const args = process.argv.slice(2);
const [which, ...files] = args.filter((arg) => !arg.startsWith('--'));
const changes =
  which === 'domain'
    ? domainChanges(files)
    : [...(which === 'rules' ? [] : chosenChanges()), ...(which === 'chosen' ? [] : ruleChanges())];

const database = args.includes('--postgres') ? await startPostgres() : undefined;
if (typeof database === 'string') throw new Error(database);
const testWorker = createTestWorker({
  ...(database && { TEST_DATABASE_URL: database.url }),
  // The fifty pairs of withdrawals (M1) take as long as all other tests of their file, which cover the same rule in
  // single cases.
  ...(which === 'domain' && { TALLY_MUTATION_TESTS: '^(?!.*\\(M1\\))' }),
});

let killed = 0;
/** @type {string[]} */
const survivors = [];
/** @type {Set<string>} */
const sound = new Set();
try {
  for (const change of changes) {
    const key = change.tests.join();
    if (!sound.has(key)) {
      const { noticed, by } = await testWorker.run(null, change.tests);
      if (noticed) throw new Error(`The tests fail without any change: ${by}`);
      sound.add(key);
    }
    const { noticed, by } = await testWorker.run(change, change.tests);
    if (noticed) killed += 1;
    else survivors.push(change.what);
    if (noticed && which !== 'rules') console.log(`killed ${change.what}\n  by ${by}`);
    if (!noticed) console.log(`LIVES ${change.what}\n  ${mayLive[change.what] ?? 'NO REASON'}`);
  }
} finally {
  testWorker.end();
  await database?.stop();
}
const unexplained = survivors.filter((what) => !(what in mayLive));
console.log(
  `${changes.length} changes: ${killed} killed, ${survivors.length} live, ${unexplained.length} of them without a reason.`,
);
process.exitCode = unexplained.length ? 1 : 0;
