import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runnerImport } from 'vite';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort, waitForServer } from '../../scripts/lib/serverProcess.mjs';
import { root } from '../../scripts/lib/run.mjs';

const bundle = path.join(root, 'node_modules/.cache/tally-bench-server');

/** One of the server's own modules, from its source. */
export const source = async (file) =>
  (
    await runnerImport(path.join(root, 'server', file), {
      configFile: false,
      logLevel: 'error',
      root: path.join(root, 'server'),
    })
  ).module;

export const buildServer = async () => (await source('testing/bundle.ts')).bundleServer(bundle);

/** The processes that a process started. */
function childrenOf(parent) {
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
/** Noon of this day in Manila, where the people live. */
const noon = () => Math.floor((Date.now() + 8 * hourMs) / dayMs) * dayMs + 4 * hourMs;

/** Fills an empty PostgreSQL with many people in the middle of a busy day; `parts`: on tables that lie in so many by person. */
export async function crowdOn(url, people, parts = 0) {
  await fillWith(await (await source('db/postgres.ts')).openPostgres(url, 2), people, parts);
}

async function fillWith(db, people, parts = 0) {
  const [{ fillCrowd, fillDay }, { migrate }] = [await source('testing/crowd.ts'), await source('db/migrate.ts')];
  await migrate(db);
  if (parts > 0) await (await source('db/partitions.ts')).partition(db, parts);
  await fillCrowd(db, people, noon());
  await fillDay(db, people, noon());
  await db.close();
}

/** A database with many people in the middle of a busy day: `{ kind, env, pids, close }`, or a sentence why there is none. */
export async function databaseWith(kind, people, parts = 0) {
  if (kind === 'embedded') {
    const dir = mkdtempSync(path.join(tmpdir(), 'tally-bench-'));
    await fillWith(await (await source('db/embedded.ts')).openEmbedded(dir), people);
    return { env: { DATA_DIR: dir }, pids: () => [], close: async () => rmSync(dir, { recursive: true, force: true }) };
  }
  const postgres = await startPostgres({ fsync: true });
  if (typeof postgres === 'string') return postgres;
  await crowdOn(postgres.url, people, parts);
  return { env: { DATABASE_URL: postgres.url }, pids: () => childrenOf(postgres.pid), close: postgres.stop };
}

/**
 * Every statement of every call that people make, on a PostgreSQL of `databaseWith`: does it find its rows by an index that
 * leads to them, when the planner knows nothing of the day yet? With few people the planner is told to prefer indexes, because it reads a small table whole even where it has one.
 *
 * @returns {Promise<{ calls: number, statements: number, planner: string, wasteful: { text: string, reads: string[] }[] }>}
 */
export async function explain(database, people) {
  const [{ explainHot }, { openPostgres }] = [await source('testing/explainHot.ts'), await source('db/postgres.ts')];
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

/** The server as it is started in earnest, on that database, on a port of its own or the one given. */
export async function startServer(database) {
  const port = database.port ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
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
  if (!(await waitForServer(url, () => child.exitCode === null))) throw new Error('The server did not start.');
  return {
    url,
    pids: () => [child.pid],
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
