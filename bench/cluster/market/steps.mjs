import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '../../../scripts/lib/servers/postgres.mjs';
import { withClient } from '../postgres.mjs';
import { steps } from './front.mjs';

/** Starts a PostgreSQL that can have replicas. */
export async function startLogical() {
  const postgres = await startPostgres({ fsync: true, settings: { wal_level: 'logical' } });
  if (typeof postgres === 'string') throw new Error(postgres);
  return postgres;
}

/** Runs a step of the move; returns what it wrote. */
export function runStep(name, env, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', [path.join(steps, name), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let problems = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (problems += String(data)));
    child.on('close', (code) =>
      code === 0 ? resolve(out.trim()) : reject(new Error(`${name} ended with ${code}: ${out}${problems}`)),
    );
  });
}

/** An empty database with the schema, on a PostgreSQL; one that was there before goes. */
export async function makeNew(server, main) {
  await withClient(server.url, async (db) => {
    await db.query('drop database if exists tally with (force)');
    await db.query('create database tally');
  });
  const url = server.url.replace(/postgres$/, 'tally');
  execFileSync(process.execPath, [main, 'migrate'], { env: { ...process.env, DATABASE_URL: url }, stdio: 'pipe' });
  return url;
}

/** Carries out the moment; returns what it printed or why it failed, and when it ran (ms). */
export async function atMoment(env, since) {
  const from = performance.now();
  const said = await runStep('moment.sh', env, since).catch((error) => error.message);
  return { said, span: { from, to: performance.now() } };
}
