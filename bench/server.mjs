/**
 * Measures the server (performance: budget 7): check-ins and reads at 1 and 50 connections on both databases, a
 * thousand users at once, and on PostgreSQL the cost of a request and the plan of every statement as the number of
 * users grows.
 *
 *   npm run bench:server [-- --sizes 1000,1000000] [--requests 2000]
 *   npm run bench:server -- --months 36 --rows 10000000 [--archived 18]
 *
 * `--months`: measures only a ledger of so many months and rows, also with the oldest of them archived
 * (`bench/server/months.mjs`).
 *
 * Only ratios within one run are meaningful; CPU per request hardly depends on other load.
 */
import { randomUUID } from 'node:crypto';
import { load } from './server/load.mjs';
import { buildServer, databaseWith, explain, startServer } from './server/serverUnderTest.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const requests = Number(option('requests', '2000'));
const sizes = option('sizes', '1000,10000,100000,1000000').split(',').map(Number);

const tokenOf = (person) => ({ authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` });
const right = (text) => text.startsWith('{"code":200');
const paid = (text) => right(text) && text.includes('"status":1');
const get = (path) => (people, from) => (index) => ({
  path: `/event/v1${path}`,
  headers: tokenOf(1 + ((from + index) % people)),
});

/** The requests to measure; `from` keeps the check-ins of one run apart from those of another. */
const kinds = {
  // Only users with even ids, because the others have checked in today; from the highest id down, because EXPLAIN uses
  // the lowest.
  'check-in': {
    isRight: paid,
    requestOf: (people, from) => (index) => ({
      method: 'POST',
      path: '/event/v1/task/checkin?action=reward',
      headers: { ...tokenOf(people - 2 * (from + index)), 'idempotency-key': randomUUID() },
    }),
  },
  wallet: { isRight: right, requestOf: get('/wallet/') },
  'user/info': { isRight: right, requestOf: get('/user/info') },
  records: { isRight: right, requestOf: get('/income/records?reward_type=cash') },
  passbook: { isRight: right, requestOf: get('/wallet/passbook/') },
  team: { isRight: right, requestOf: get('/task/team/members/') },
  ranking: { isRight: right, requestOf: get('/wallet/rank?locale=en_ph') },
};

const cell = (value, width) => String(value).padStart(width);
const ms = (value) => value.toFixed(2);
const head = `${'what'.padEnd(12)}${['people', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'of DB', 'errors'].map((title) => cell(title, 9)).join('')}`;

function row(what, people, connections, { perSecond, p50, p99, cpu, errors }) {
  console.log(
    what.padEnd(12) +
      [people, connections, perSecond, ms(p50), ms(p99), ms(cpu[0]), cpu[1] > 0 ? ms(cpu[1]) : '-', errors]
        .map((value) => cell(value, 9))
        .join(''),
  );
}

let failed = 0;

async function measure(database, people, names, connectionCounts) {
  const server = await startServer(database);
  let from = 0;
  try {
    // Warm-up: a server that has run for days has compiled its code and filled its caches.
    for (const name of names) {
      const count = Math.min(1000, Math.floor(people / 8));
      await load(server.url, { connections: 10, count, ...prepared(name, people, from), pids: [] });
      if (name === 'check-in') from += count;
    }
    for (const name of names) {
      for (const connections of connectionCounts) {
        const count =
          name === 'check-in' ? Math.min(requests, Math.floor(people / 4 / connectionCounts.length)) : requests;
        const result = await load(server.url, {
          connections,
          count,
          ...prepared(name, people, from),
          pids: [server.pids, database.pids],
        });
        if (name === 'check-in') from += count;
        failed += result.errors;
        row(name, people, connections, result);
      }
    }
  } finally {
    await server.stop();
  }
}

/** Checks that rows are found by indexes at any number of users. */
async function expectIndexes(database, people) {
  const { calls, statements, planner, wasteful } = await explain(database, people);
  console.log(
    `EXPLAIN with ${people} people (planner: ${planner}): ${statements} statements of ${calls} calls, ${wasteful.length} read more than they need.`,
  );
  for (const { text, reads } of wasteful) console.log(`  ${reads.join(', ')}: ${text}`);
  failed += wasteful.length;
}

const prepared = (name, people, from) => ({
  isRight: kinds[name].isRight,
  requestOf: kinds[name].requestOf(people, from),
});

/** A thousand users open the home screen at the same moment: four calls each, one after another. */
async function atOnce(database, people) {
  const server = await startServer(database);
  const calls = ['/user/info', '/task/normal-task/', '/income/', '/wallet/'];
  const requestOf = (index) => ({
    path: `/event/v1${calls[index % calls.length]}`,
    headers: tokenOf(1 + (index % people)),
  });
  try {
    const result = await load(server.url, {
      connections: 1000,
      count: 4000,
      requestOf,
      isRight: right,
      pids: [server.pids, database.pids],
    });
    failed += result.errors;
    row('home x1000', people, 1000, result);
  } finally {
    await server.stop();
  }
}

if (option('months', '') !== '') {
  const { measureMonths } = await import('./server/months.mjs');
  const faults = await measureMonths({
    months: Number(option('months')),
    rows: Number(option('rows', '1000000')),
    requests,
    archived: Number(option('archived', '0')),
  });
  process.exit(faults > 0 ? 1 : 0);
}

await buildServer();
console.log(
  `Node ${process.version}, ${requests} requests a row. CPU ms: of the server for one request; of DB: of PostgreSQL's processes.`,
);

for (const kind of ['embedded', 'postgres']) {
  const people = Math.max(10_000, requests * 8);
  console.log(`\n${kind}\n${head}`);
  const database = await databaseWith(kind, people);
  if (typeof database === 'string') {
    console.log(`Skipped: ${database}.`);
    continue;
  }
  try {
    await measure(database, people, ['check-in', 'wallet'], [1, 50]);
    await atOnce(database, people);
  } finally {
    await database.close();
  }
}

console.log(`\nCost with size, PostgreSQL\n${head}`);
for (const people of sizes) {
  const database = await databaseWith('postgres', people);
  if (typeof database === 'string') {
    console.log(`Skipped: ${database}.`);
    break;
  }
  try {
    await measure(database, people, Object.keys(kinds), [10]);
    await expectIndexes(database, people);
  } finally {
    await database.close();
  }
}
console.log(failed ? `\n${failed} answers or plans were wrong.` : '\nEvery answer and every plan was right.');
process.exitCode = failed ? 1 : 0;
