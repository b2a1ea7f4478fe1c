import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programs, userFor } from '../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { childrenOf, source } from '../server/serverUnderTest.mjs';

const settingsOf = (settings) => Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** A folder for several PostgreSQL instances that replicate each other, and functions to manage them. */
export function createYard() {
  const bin = programs();
  const user = userFor();
  if (!bin || !user) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
  const home = mkdtempSync(path.join(tmpdir(), 'tally-yard-'));
  const own = (folder) => user.uid !== undefined && chownSync(folder, user.uid, user.gid);
  chmodSync(home, 0o700);
  own(home);
  const running = new Set();
  const tool = (name, ...args) =>
    execFileSync(path.join(bin, name), args, {
      ...user,
      cwd: home,
      stdio: 'pipe',
      env: { ...process.env, LC_ALL: 'C' },
    });
  const urlOf = (port) => `postgres://tally@127.0.0.1:${port}/postgres`;

  /** Starts the instance in a folder, and waits until it accepts queries. */
  async function launch(name, settings = {}) {
    const port = await freePort();
    const all = { listen_addresses: '127.0.0.1', max_connections: 100, ...settings };
    const child = spawn(
      path.join(bin, 'postgres'),
      ['-D', path.join(home, name), '-p', String(port), '-k', home, ...settingsOf(all)],
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
    if (!(await Promise.race([ready, ended.then(() => false)])))
      throw new Error(`PostgreSQL did not start.\n${output}`);
    const node = {
      name,
      port,
      url: urlOf(port),
      /** Process ids of the instance, including its helper processes. */
      pids: () => [child.pid, ...childrenOf(child.pid).map(Number)],
      /** Kills all its processes at once, like a power failure. */
      kill: async () => {
        for (const pid of node.pids()) process.kill(pid, 'SIGKILL');
        await ended;
        running.delete(node);
      },
      stop: async () => {
        child.kill('SIGINT');
        await ended;
        running.delete(node);
      },
    };
    running.add(node);
    return node;
  }

  return {
    home,
    folder: (name) => {
      mkdirSync(path.join(home, name));
      own(path.join(home, name));
      return path.join(home, name);
    },
    /** Creates a new, empty database; `launch` starts it. */
    make: (name) =>
      void tool('initdb', '-D', path.join(home, name), '-U', 'tally', '--auth=trust', '--encoding=UTF8', '--no-sync'),
    /** Copies a running database; with `replica` the copy follows the original from then on. */
    copy: (from, name, { replica = false } = {}) =>
      void tool(
        'pg_basebackup',
        ...['-d', from.url, '-D', path.join(home, name), '-X', 'stream', '--checkpoint=fast', '--no-sync'],
        ...(replica ? ['-R'] : []),
      ),
    /**
     * Creates an empty signal file in a database's folder, e.g. `standby.signal`, which tells PostgreSQL how to start.
     */
    signal: (name, file) => {
      writeFileSync(path.join(home, name, file), '');
      own(path.join(home, name, file));
    },
    promote: (node) => void tool('pg_ctl', 'promote', '-D', path.join(home, node.name), '-w'),
    launch,
    close: async () => {
      for (const node of [...running]) await node.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs queries on a database, with a connection of their own. */
export async function withClient(url, work) {
  const { openPostgres } = await source('db/postgres/postgres.ts');
  const db = await openPostgres(url, 1);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
