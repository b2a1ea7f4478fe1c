/**
 * Mutation test: makes one wrong change at a time, in memory, at places where money depends on one word, and runs the
 * tests that must fail with it. A change that no test notices must be listed with a reason in `mutation/changes.mjs`,
 * else the command fails.
 *
 *   npm run mutation [-- --postgres]
 *
 * With `--postgres` the tests run on a PostgreSQL that is started for them (or on the one that TEST_DATABASE_URL
 * names); otherwise on the embedded database.
 */
import { startPostgres } from './lib/servers/postgres.mjs';
import { chosenChanges, mayLive } from './mutation/changes.mjs';
import { createTestWorker } from './mutation/testWorker.mjs';

const changes = chosenChanges();
const database = process.argv.includes('--postgres') ? await startPostgres() : undefined;
if (typeof database === 'string') throw new Error(database);
const testWorker = createTestWorker(database ? { TEST_DATABASE_URL: database.url } : {});

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
    if (noticed) {
      killed += 1;
      console.log(`killed ${change.what}\n  by ${by}`);
    } else {
      survivors.push(change.what);
      console.log(`LIVES ${change.what}\n  ${mayLive[change.what] ?? 'NO REASON'}`);
    }
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
