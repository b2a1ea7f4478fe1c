import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './serverProcess.mjs';

/** Finds PostgreSQL's executables: on the path, or where Debian installs them. */
export function programs() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debian, version, 'bin'))
    : [];
  return [...versions, ...(process.env.PATH ?? '').split(path.delimiter)].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root; as root, the user of Debian's package is used instead. */
export function userFor() {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * Starts PostgreSQL on a database's folder and waits until it accepts queries.
 *
 * @param {{ bin: string, user: object, home: string, data: string, port: number, settings: object }} options `home`:
 *   the folder for its socket
 * @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> }} Running
 * @returns {Promise<Running | { output: string }>} the process, or its last output if it ended instead
 */
export async function runPostgres({ bin, user, home, data, port, settings }) {
  const given = Object.entries({ listen_addresses: '127.0.0.1', ...settings });
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', home, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  const ended = new Promise((resolve) => child.on('close', resolve));
  const ready = new Promise((resolve) =>
    child.stderr.on('data', (text) => {
      output = (output + String(text)).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(output)) resolve(true);
    }),
  );
  return (await Promise.race([ready, ended.then(() => false)])) ? { child, ended } : { output };
}

/**
 * Starts a PostgreSQL with an empty database for tests and measurements, in a folder that is deleted when it stops.
 *
 * @param {{ fsync?: boolean, settings?: Record<string, string | number> }} [options] `fsync`: commits wait for the
 *   disk, as in production; tests don't need it. `settings`: further ones of PostgreSQL
 * @returns {Promise<{ url: string, pid: number | undefined, crash(): Promise<void>, stop(): Promise<void> } | string>}
 *   or a message why this machine cannot start one. `crash` kills it without a shutdown and restarts it on its data
 */
export async function startPostgres({ fsync = false, settings: further = {} } = {}) {
  const bin = programs();
  if (!bin) return 'PostgreSQL is not installed here (Debian: apt-get install postgresql)';
  const user = userFor();
  if (!user) return 'PostgreSQL does not run as root, and there is no user postgres';
  const home = mkdtempSync(path.join(tmpdir(), 'tally-postgres-'));
  chmodSync(home, 0o700);
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'tally', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...user,
    cwd: home,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = { fsync: fsync ? 'on' : 'off', max_connections: 200, ...further };
  const launch = () => runPostgres({ bin, user, home, data, port, settings });
  let running = await launch();
  if (!('child' in running)) {
    rmSync(home, { recursive: true, force: true });
    return 'PostgreSQL is here but did not start';
  }
  const { pid } = running.child;
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (!('child' in running)) return;
    running.child.kill(signal);
    await running.ended;
  };
  const stop = async () => {
    await end('SIGINT'); // "fast" shutdown: aborts running transactions
    rmSync(home, { recursive: true, force: true });
  };
  const crash = async () => {
    await end('SIGKILL');
    // Its helper processes end shortly afterwards; until then the data folder counts as in use.
    for (let tries = 0; tries < 50; tries++) {
      running = await launch();
      if ('child' in running) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('PostgreSQL did not come back after a crash.');
  };
  return { url: `postgres://tally@127.0.0.1:${port}/postgres`, pid, crash, stop };
}
