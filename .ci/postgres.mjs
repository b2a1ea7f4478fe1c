import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './product.mjs';

/** Where PostgreSQL's own programs are: on the path, or where Debian puts them. */
function programs() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)).map((version) => path.join(debian, version, 'bin')) : [];
  return [...versions, ...(process.env.PATH ?? '').split(path.delimiter)].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root; the user of Debian's package stands in then. */
function userFor() {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * Starts a PostgreSQL with an empty database for the tests, in a folder that goes when it stops.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> } | string>} or why there is none here
 */
export async function startPostgres() {
  const bin = programs();
  if (!bin) return 'PostgreSQL is not installed here (Debian: apt-get install postgresql)';
  const user = userFor();
  if (!user) return 'PostgreSQL does not run as root, and there is no user postgres';
  const home = mkdtempSync(path.join(tmpdir(), 'tally-postgres-'));
  chmodSync(home, 0o700);
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'tally', '--auth=trust', '--encoding=UTF8', '--no-sync'], { ...user, cwd: home, stdio: 'pipe' });
  const port = await freePort();
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=200'], { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGINT'); // "fast": ends what is under way
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const ready = new Promise((resolve) => child.stderr.on('data', (text) => String(text).includes('ready to accept connections') && resolve(true)));
  if (await Promise.race([ready, ended.then(() => false)])) return { url: `postgres://tally@127.0.0.1:${port}/postgres`, stop };
  rmSync(home, { recursive: true, force: true });
  return 'PostgreSQL is here but did not start';
}
