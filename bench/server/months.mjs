/**
 * A ledger of many months (performance: budget 7; record 0045): converts a table of many rows into months while people
 * check in, and compares what calls cost before and after, on the same PostgreSQL.
 *
 *   npm run bench:server -- --months 36 --rows 10000000 [--archived 18]
 *
 * `--archived`: then so many of its months are archived, and the calls are compared once more.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/servers/postgres.mjs';
import { archiveMonths } from './archived.mjs';
import { load, send } from './load.mjs';
import { printShapes } from './shapes.mjs';
import { buildServer, bundle, childrenOf, noon, source, startServer } from './serverUnderTest.mjs';

const dayMs = 24 * 60 * 60_000;
const people = 40_000;
/** In how many rounds the calls of a kind are measured. */
const rounds = 4;
/** Check-ins while the table is converted: connections, and the pause of each between two calls, ms. */
const meanwhile = { connections: 10, pauseMs: 200 };

const tokenOf = (person) => ({ authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` });
/** People with even ids have not checked in today; each does once, from the highest id down. */
const checkIn = (nth) => ({
  method: 'POST',
  path: '/event/v1/task/checkin?action=reward',
  headers: { ...tokenOf(people - 2 * nth), 'idempotency-key': randomUUID() },
});
const get = (way) => (index) => ({ path: `/event/v1${way}`, headers: tokenOf(1 + ((index * 7919) % people)) });
const right = (text) => text.startsWith('{"code":200');
const paid = (text) => right(text) && text.includes('"status":1');

/** Adds history to a crowd: rounds of words in the order of time, without the indexes, which are made again after it. */
async function fillHistory(db, months, rows) {
  const each = Math.floor(rows / people);
  const indexes = await db.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename = 'transfers' and indexname <> 'transfers_pkey'`,
  );
  const script = [
    'set statement_timeout = 0',
    ...indexes.map(({ name }) => `drop index ${name}`),
    `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
     select n, 'words', 'COIN', 'rewards', 'coin', 1,
       ${noon() - months * 30.4 * dayMs}::bigint
         + ((r - 1) * ${people} + n) * ${Math.floor(((months * 30.4 - 1) * dayMs) / (each * people))}::bigint,
       'a-key-of-thirty-six-characters-' || (100000 + r)
     from generate_series(1, ${each}) r, generate_series(1, ${people}) n`,
    `update balances set coin = coin + ${each}`,
    `insert into task_counts (user_id, day, task, count, max_count, last_at)
     select n, 20200101, 'words', ${each}, ${each}, 0 from generate_series(1, ${people}) n`,
    ...indexes.map(({ definition }) => definition),
    'vacuum analyze',
  ];
  for (const text of script) await db.exec(text);
}

/** A PostgreSQL whose ledger is one table. */
async function plainLedger(months, rows) {
  const postgres = await startPostgres({ fsync: true });
  if (typeof postgres === 'string') throw new Error(postgres);
  const { openPostgres } = await source('db/postgres/postgres.ts');
  const { migrate } = await source('db/schema/migrate.ts');
  const { migrations } = await source('db/schema/migrations.ts');
  const { fillCrowd, fillDay } = await source('testing/crowd.ts');
  const db = await openPostgres(postgres.url, 1);
  // Its CPU would count for the calls, and after the filling more than later.
  await db.exec('alter system set autovacuum = off');
  await db.exec('select pg_reload_conf()');
  await migrate(
    db,
    migrations.filter(({ id }) => id < 47),
  );
  await fillCrowd(db, people, noon());
  await fillHistory(db, months, rows);
  await fillDay(db, people, noon());
  await migrate(db);
  return { postgres, db };
}

/**
 * What calls cost: CPU of the server and of PostgreSQL, ms, in the cheapest of some rounds, since the upkeep works beside
 * others; `from` is the next person who checks in.
 */
async function costs(server, postgres, from, requests) {
  const pids = [server.pids, () => [postgres.pid, ...childrenOf(postgres.pid)]];
  const kinds = {
    'check-in': { requestOf: (index) => checkIn(from.next + index), isRight: paid },
    'user/info': { requestOf: get('/user/info'), isRight: right },
    records: { requestOf: get('/income/records?reward_type=coin'), isRight: right },
    team: { requestOf: get('/task/team/members/'), isRight: right },
  };
  const found = {};
  const count = requests / rounds;
  for (const [name, kind] of Object.entries(kinds))
    for (let round = 0; round <= rounds; round++) {
      const result = await load(server.url, { connections: 10, count, ...kind, pids });
      if (name === 'check-in') from.next += count;
      if (result.errors > 0) throw new Error(`${name}: ${[...result.reasons.keys()].join('; ')}`);
      // The first one warms up.
      if (round === 1 || (round > 1 && result.cpu[1] < found[name].cpu[1])) found[name] = result;
    }
  return found;
}

/** Check-ins without end, until `stop`; how many, how many were not paid, and the longest, ms. */
function checkInsUntil(url, from) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: meanwhile.connections });
  const result = { calls: 0, failed: [], longest: 0 };
  let going = true;
  const each = async () => {
    while (going) {
      const began = performance.now();
      const answer = await send(agent, url, checkIn(from.next++));
      result.calls += 1;
      result.longest = Math.max(result.longest, performance.now() - began);
      if (!paid(answer.text)) result.failed.push(`${answer.status} ${answer.text.slice(0, 80)}`);
      await new Promise((resolve) => setTimeout(resolve, meanwhile.pauseMs));
    }
  };
  const ended = Promise.all(Array.from({ length: meanwhile.connections }, each));
  return {
    stop: async () => {
      going = false;
      await ended;
      agent.destroy();
      return result;
    },
  };
}

/** Runs the owner's command as people run it; returns what it printed. */
const convert = (url) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(bundle, 'main.js'), 'ledger-months'], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.on('close', (code) => (code === 0 ? resolve(text.trim()) : reject(new Error(`ledger-months: ${code}`))));
  });

/** The upkeep of some months at once, while people check in. */
async function upkeep(db) {
  const { makeMonths } = await source('db/months/ledgerMonths.ts');
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const made = await makeMonths(db, Date.now(), Date.now() + 200 * dayMs).catch(() => 0);
    if (made > 0)
      return `The upkeep made ${made} months within ${Math.round(performance.now() - began)} ms, try ${tries}.`;
    if (tries > 100) return 'The upkeep made no months.';
  }
}

/** @param {{ months: number, rows: number, requests: number, archived: number }} options `archived`: months that leave */
export async function measureMonths({ months, rows, requests, archived }) {
  await buildServer();
  const began = performance.now();
  const { postgres, db } = await plainLedger(months, rows);
  const from = { next: 0 };
  let server;
  try {
    console.log(`${rows} rows of ${months} months, filled within ${Math.round((performance.now() - began) / 1000)} s.`);
    server = await startServer({ env: { DATABASE_URL: postgres.url } });
    // The first calls are dearer: caches fill, and code is compiled.
    await costs(server, postgres, from, requests);
    const before = await costs(server, postgres, from, requests);
    const checkIns = checkInsUntil(server.url, from);
    const said = await convert(postgres.url).catch((error) => error.message);
    const made = await upkeep(db);
    const { calls, failed, longest } = await checkIns.stop();
    console.log(`${said}\n${made}`);
    console.log(`Meanwhile ${calls} check-ins, ${failed.length} not paid, the longest ${Math.round(longest)} ms.`);
    for (const reason of new Set(failed)) console.log(`  ${reason}`);
    // The planner knows nothing of what was made meanwhile.
    await db.exec('set statement_timeout = 0');
    await db.exec('vacuum (analyze)');
    const shapes = { months: await costs(server, postgres, from, requests) };
    if (archived > 0) {
      console.log(await archiveMonths({ db, url: postgres.url, count: archived }));
      shapes[`${archived} archived`] = await costs(server, postgres, from, requests);
    }
    printShapes(before, shapes);
    const { findFaults } = await source('domain/ledger/ledgerFaults.ts');
    const faults = Object.values(await findFaults(db, 0, people)).flat();
    console.log(`Ledger faults: ${faults.length}.`);
    return failed.length + faults.length;
  } finally {
    await server?.stop();
    await db.close();
    await postgres.stop();
  }
}
