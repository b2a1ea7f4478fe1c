import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runnerImport } from 'vite';
import { startPostgres } from '../../scripts/lib/servers/postgres.mjs';
import { freePort, waitForServer } from '../../scripts/lib/servers/serverProcess.mjs';
import { root } from '../../scripts/lib/run.mjs';

export const bundle = path.join(root, 'node_modules/.cache/tally-bench-server');

/** Imports a module of the server from its source. */
export const source = async (file) =>
  (
    await runnerImport(path.join(root, 'server', file), {
      configFile: false,
      logLevel: 'error',
      root: path.join(root, 'server'),
    })
  ).module;

/**
 * Builds the server; returns its program. It is built aside and put into its place at once, so that another measurement
 * that starts servers from there always finds it whole.
 */
export async function buildServer() {
  const aside = `${bundle}-${process.pid}`;
  const main = await (await source('testing/bundle.ts')).bundleServer(aside);
  mkdirSync(bundle, { recursive: true });
  for (const file of readdirSync(aside)) renameSync(path.join(aside, file), path.join(bundle, file));
  rmSync(aside, { recursive: true });
  return path.join(bundle, path.basename(main));
}

/** Child processes of a process. */
export function childrenOf(parent) {
  return readdirSync('/proc').filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === String(parent);
    } catch {
      return false;
    }
  });
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Noon today in Manila, the time zone of the simulated users. */
export const noon = () => Math.floor((Date.now() + 8 * hourMs) / dayMs) * dayMs + 4 * hourMs;

/** Fills an empty PostgreSQL with many users in the middle of a busy day. */
export async function crowdOn(url, people) {
  await fillWith(await (await source('db/postgres/postgres.ts')).openPostgres(url, 2), people);
}

async function fillWith(db, people) {
  const { fillCrowd, fillDay } = await source('testing/crowd.ts');
  const { migrate } = await source('db/schema/migrate.ts');
  const { makeMonthsAhead } = await source('db/months/ledgerMonths.ts');
  await migrate(db);
  // Else the first start would move all that was filled into its months, before it serves.
  await makeMonthsAhead(db, noon());
  await fillCrowd(db, people, noon());
  await fillDay(db, people, noon());
  await db.close();
}

/**
 * A database with many users in the middle of a busy day: `{ kind, env, pids, close }`, or a message why there is none.
 */
export async function databaseWith(kind, people) {
  if (kind === 'embedded') {
    const dir = mkdtempSync(path.join(tmpdir(), 'tally-bench-'));
    await fillWith(await (await source('db/embedded/embedded.ts')).openEmbedded(dir), people);
    return { env: { DATA_DIR: dir }, pids: () => [], close: async () => rmSync(dir, { recursive: true, force: true }) };
  }
  const postgres = await startPostgres({ fsync: true });
  if (typeof postgres === 'string') return postgres;
  await crowdOn(postgres.url, people);
  return { env: { DATABASE_URL: postgres.url }, pids: () => childrenOf(postgres.pid), close: postgres.stop };
}

/**
 * Explains every statement of every call that users make, on a PostgreSQL of `databaseWith`: does it find its rows by a
 * selective index when the planner has no statistics of the day yet? With few users the planner is told to prefer
 * indexes, because it reads a small table whole even where it has one.
 *
 * @returns {Promise<{ calls: number, statements: number, planner: string, wasteful: { text: string, reads: string[] }[] }>}
 */
export async function explain(database, people) {
  const { explainHot } = await source('testing/explainHot.ts');
  const { openPostgres } = await source('db/postgres/postgres.ts');
  const db = await openPostgres(database.env.DATABASE_URL, 2);
  const planner = people >= 100_000 ? 'as it is' : 'indexes first';
  const found = [];
  for await (const each of explainHot(db, noon(), planner)) found.push(each);
  await db.close();
  return {
    calls: found.length,
    statements: found.reduce((sum, { statements }) => sum + statements, 0),
    planner,
    wasteful: found.flatMap(({ wasteful }) => wasteful),
  };
}

/**
 * Starts the server as in production on that database, on a free port or the given one, within `patience` ms: before it
 * serves it looks at the phones of all people.
 */
export async function startServer(database) {
  const port = database.port ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEW_DATABASE: '1',
    PORT: String(port),
    LOG: 'none',
    REQUESTS_PER_ADDRESS: '100000000',
    ...database.env,
  };
  const child = spawn(process.execPath, [path.join(bundle, 'main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForServer(url, () => child.exitCode === null, database.patience)))
    throw new Error('The server did not start.');
  return {
    url,
    pids: () => [child.pid],
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
