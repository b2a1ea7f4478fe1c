/**
 * Measures what a worker thread would bring for the embedded database: the same server once with the database on the
 * thread that answers calls, once with it in a worker (`pgliteInWorker.mjs` takes the package's place in the bundle),
 * by turns. The load is mixed: connections that check in and read, and beside them some that ask for a document that
 * needs no database.
 *
 *   npm run bench:server -- --worker [--requests 2000]
 */
import path from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/lib/run.mjs';
import { load } from '../load.mjs';
import { databaseWith, startServer } from '../serverUnderTest.mjs';

const cache = path.join(root, 'node_modules/.cache');
const folderOf = (place) => path.join(cache, `tally-bench-${place}`);
const operatorKey = 'operators-of-a-comparison-in-production';
const rounds = 3;
const people = 16_000;

/** Bundles the server; in a worker the embedded database is replaced by its stand-in. */
async function bundle(place) {
  const server = path.join(root, 'server');
  const here = import.meta.dirname;
  const standIn = {
    name: 'database-in-a-worker',
    enforce: 'pre',
    resolveId: (id, from) =>
      id === '@electric-sql/pglite' && from?.startsWith(server) && !from.includes('node_modules')
        ? path.join(here, 'pgliteInWorker.mjs')
        : undefined,
  };
  const options = (entry, plugins) => ({
    configFile: false,
    root: server,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: [/^@tally\//] },
    build: { ssr: entry, target: 'node20', outDir: folderOf(place), emptyOutDir: false, minify: false },
  });
  await build(options('main.ts', place === 'worker' ? [standIn] : []));
  if (place === 'worker') await build(options(path.join(here, 'worker.mjs'), []));
}

const tokenOf = (person) => ({ authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` });
const right = (text) => text.startsWith('{"code":200');

/** The lag of the event loop as the server's metrics tell it, ms. */
async function lagOf(url) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${operatorKey}` } })).text();
  const of = (share) => 1000 * Number(new RegExp(`^nodejs_eventloop_lag_${share}_seconds (\\S+)`, 'm').exec(text)?.[1]);
  return { lag50: of('p50'), lag99: of('p99') };
}

/** One run: `count` calls with the database over 50 connections, and beside them calls without it over 4. */
async function run(server, count, from) {
  const pids = [server.pids];
  let over = false;
  const withDatabase = load(server.url, {
    connections: 50,
    count,
    pids,
    isRight: right,
    requestOf: (index) =>
      index % 3 === 0
        ? {
            method: 'POST',
            path: '/event/v1/task/checkin?action=reward',
            headers: { ...tokenOf(people - 2 * (from + index / 3)), 'idempotency-key': `key-${from}-${index}` },
          }
        : { path: ['/event/v1/wallet/', '/event/v1/user/info'][index % 2], headers: tokenOf(1 + (index % people)) },
  }).finally(() => (over = true));
  const light = [];
  let errors = 0;
  const lanes = Array.from({ length: 4 }, async () => {
    while (!over) {
      const one = await load(server.url, {
        connections: 1,
        count: 20,
        pids: [],
        isRight: (text) => text.includes('"openapi"'),
        requestOf: () => ({ path: '/event/v1/openapi.json' }),
      });
      light.push(...one.times);
      errors += one.errors;
    }
  });
  const heavy = await withDatabase;
  await Promise.all(lanes);
  light.sort((a, b) => a - b);
  const at = (share) => light[Math.floor(light.length * share)];
  return {
    light50: at(0.5),
    light99: at(0.99),
    ...heavy,
    errors: heavy.errors + errors,
    ...(await lagOf(server.url)),
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const columns = { perSecond: 'req/s', p50: 'p50', p99: 'p99', light50: 'light p50', light99: 'light p99' };
const width = 11;
const shown = { ...columns, lag50: 'lag p50', lag99: 'lag p99' };

/** Prints a row with the medians of several runs; times in ms, CPU of the server for one call of the first load. */
function print(what, results) {
  const cells = Object.keys(shown).map((name) => median(results.map((each) => each[name])).toFixed(1));
  const cpu = median(results.map((each) => each.cpu[0])).toFixed(2);
  console.log(what.padEnd(12) + [...cells, cpu].map((each) => each.padStart(width)).join(''));
}

/** Prints a row for each run, then the medians of each place. Returns how many answers were wrong. */
export async function compareWorker(count) {
  const places = ['inProcess', 'worker'];
  const databases = {};
  const results = { inProcess: [], worker: [] };
  console.log(' '.repeat(12) + [...Object.values(shown), 'CPU'].map((each) => each.padStart(width)).join(''));
  try {
    for (const place of places) {
      await bundle(place);
      databases[place] = await databaseWith('embedded', people);
    }
    for (let round = 0; round < rounds; round++) {
      for (const place of round % 2 ? [...places].reverse() : places) {
        const env = { ...databases[place].env, OPERATOR_KEY: operatorKey };
        const server = await startServer({ env, bundle: folderOf(place) });
        try {
          await run(server, 600, round * 2000);
          const result = await run(server, count, round * 2000 + 300);
          results[place].push(result);
          print(`${place} ${round + 1}`, [result]);
        } finally {
          await server.stop();
        }
      }
    }
  } finally {
    for (const place of places) await databases[place]?.close();
  }
  for (const place of places) print(place, results[place]);
  return places.reduce((sum, place) => sum + results[place].reduce((all, { errors }) => all + errors, 0), 0);
}
