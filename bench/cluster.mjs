/**
 * Runs several servers on one database, as in production: nginx with TLS (`server/deploy/nginx.conf`), two servers,
 * PgBouncer with transaction pooling, and a PostgreSQL that waits for its disk. Needs Debian's packages postgresql,
 * pgbouncer, nginx-light.
 *
 *   npm run cluster                 starts the cluster and prints its address, until Ctrl+C
 *   npm run cluster -- load         a thousand users at once: the calls of home, and check-ins
 *   npm run cluster -- restart      restarts the servers one by one under load and counts failed calls
 *   npm run cluster -- failover     kills the database under load and promotes its replica
 *                                   (bench/cluster/failover.mjs);
 *                                   failover stopped: the database is suspended and resumes later;
 *                                   failover replica: the replica is suspended first
 *   npm run cluster -- restore      rehearses log archiving and point-in-time recovery (bench/cluster/restore.mjs)
 *   npm run cluster -- market       moves a market into a database of its own while people use it
 *                                   (bench/cluster/market.mjs, docs/markets.md)
 *   npm run cluster -- suite        the server's tests through PgBouncer; `suite dump` only files with that in their path
 */
import { randomUUID } from 'node:crypto';
import { startPostgres } from '../scripts/lib/servers/postgres.mjs';
import { run } from '../scripts/lib/run.mjs';
import { startCluster } from './cluster/cluster.mjs';
import { failover } from './cluster/failover.mjs';
import { ledgerOf } from './cluster/ledger.mjs';
import { market } from './cluster/market.mjs';
import { restore } from './cluster/restore.mjs';
import { startPooler } from './cluster/pooler.mjs';
import { callsUntil } from './cluster/traffic.mjs';
import { load } from './server/load.mjs';
import { buildServer, databaseWith } from './server/serverUnderTest.mjs';

const people = 20_000;
const tokenOf = (person) => ({ authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` });
const right = (text) => text.startsWith('{"code":200');

/** Runs `work` against a cluster whose database has many users. */
async function withCluster(work) {
  await buildServer();
  const database = await databaseWith('postgres', people);
  if (typeof database === 'string') throw new Error(database);
  const cluster = await startCluster(database.env.DATABASE_URL);
  try {
    return await work(cluster, database);
  } finally {
    await cluster.stop();
    await database.close();
  }
}

/** Prints the result, and checks that the ledger is consistent. */
async function expectSound(database, paid, failed) {
  const { faults, checkIns } = await ledgerOf(database.env.DATABASE_URL);
  console.log(
    `${failed} calls failed. ${paid} check-ins were confirmed, ${checkIns} are in the ledger; faults of the ledger: ${faults}.`,
  );
  process.exitCode = failed > 0 || faults > 0 || paid > checkIns ? 1 : 0;
}

/** Runs the server's tests, or those whose paths contain one of the further arguments; returns the exit code. */
function serverTests(env) {
  const paths = process.argv.slice(3);
  return run(
    'vitest',
    ['run', '--project', 'node', '--project', 'node-alone', ...(paths.length > 0 ? paths : ['server/'])],
    env,
  );
}

/** Runs `work` against an empty PostgreSQL; what it returns is the exit code. */
async function withPostgres(work) {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  try {
    process.exitCode = await work(postgres);
  } finally {
    await postgres.stop();
  }
}

const modes = {
  stay: () =>
    withCluster(async ({ url, servers, pooler }, database) => {
      console.log(
        `Before both servers: ${url} (its certificate is its own)\nThe servers: ${servers.map((each) => each.url).join(', ')}\nPgBouncer: ${pooler.url}\nPostgreSQL: ${database.env.DATABASE_URL}\nCtrl+C stops it.`,
      );
      await new Promise((resolve) => process.once('SIGINT', resolve));
    }),

  load: () =>
    withCluster(async (cluster, database) => {
      const calls = ['/user/info', '/task/normal-task/', '/income/', '/wallet/'];
      const pids = [
        () => cluster.servers.flatMap((server) => server.pids()),
        database.pids,
        () => [cluster.pooler.pid],
      ];
      const report = (what, { perSecond, p50, p99, cpu, errors, repeats, reasons }) => {
        console.log(
          `${what}: ${perSecond} calls/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, CPU ms a call: servers ${cpu[0].toFixed(2)}, PostgreSQL ${cpu[1].toFixed(2)}, PgBouncer ${cpu[2].toFixed(2)}; ${repeats} times asked again after a 503, ${errors} errors`,
        );
        for (const [reason, count] of reasons) console.log(`  ${count} x ${reason}`);
        if (errors > 0) process.exitCode = 1;
      };
      const home = (index) => ({
        path: `/event/v1${calls[index % calls.length]}`,
        headers: tokenOf(1 + (index % people)),
      });
      // `again`: the number of times that a page repeats a call.
      const common = { connections: 1000, pids, again: 2 };
      await load(cluster.url, { ...common, connections: 20, count: 2000, requestOf: home, isRight: right });
      report(
        '1000 people at once, home',
        await load(cluster.url, { ...common, count: 4000, requestOf: home, isRight: right }),
      );
      report(
        '1000 people at once, check-in',
        await load(cluster.url, {
          ...common,
          count: 4000,
          requestOf: (index) => ({
            method: 'POST',
            path: '/event/v1/task/checkin?action=reward',
            headers: { ...tokenOf(2 + 2 * index), 'idempotency-key': randomUUID() },
          }),
          isRight: (text) => right(text) && text.includes('"status":1'),
        }),
      );
    }),

  restart: () =>
    withCluster(async (cluster, database) => {
      let over = false;
      const traffic = callsUntil(cluster.url, { clients: 16, people, over: () => over });
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const from = performance.now();
      await cluster.rollingRestart();
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      over = true;
      const { calls, failures, paid } = await traffic;
      console.log(`Both servers were restarted within ${seconds} s, under ${calls} calls of 16 people.`);
      for (const [reason, count] of failures) console.log(`  ${count} x ${reason}`);
      await expectSound(
        database,
        paid.length,
        [...failures.values()].reduce((sum, count) => sum + count, 0),
      );
    }),

  failover: async () => {
    await buildServer();
    process.exitCode = (await failover(process.argv[3])) ? 0 : 1;
  },

  restore: async () => {
    process.exitCode = (await restore()) ? 0 : 1;
  },

  market: async () => {
    process.exitCode = (await market()) ? 0 : 1;
  },

  suite: () =>
    withPostgres(async ({ url }) => {
      const pooler = await startPooler(url);
      try {
        return await serverTests({ TEST_DATABASE_URL: pooler.url });
      } finally {
        await pooler.stop();
      }
    }),
};

const mode = process.argv[2] ?? 'stay';
if (!(mode in modes)) throw new Error(`There is no "${mode}": ${Object.keys(modes).join(', ')}.`);
await modes[mode]();
