import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programs, runPostgres, userFor } from '../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { childrenOf, source } from '../server/serverUnderTest.mjs';

/** Kills a process, unless it has ended by itself meanwhile, as commands of the archiver do. */
function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** A running instance; `pids` are its process ids, including its helper processes. */
function nodeOf(name, port, { child, ended }, running) {
  const node = {
    name,
    port,
    url: `postgres://tally@127.0.0.1:${port}/postgres`,
    pids: () => [child.pid, ...childrenOf(child.pid).map(Number)],
    /** Kills all its processes at once, like a power failure. */
    kill: async () => {
      for (const pid of node.pids()) killNow(pid);
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

/** A folder for several PostgreSQL instances, and functions to manage them. */
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
    /** Copies a running database. */
    copy: (from, name) =>
      void tool(
        'pg_basebackup',
        '-d',
        from.url,
        '-D',
        path.join(home, name),
        '-X',
        'stream',
        '--checkpoint=fast',
        '--no-sync',
      ),
    /**
     * Creates an empty signal file in a database's folder, e.g. `standby.signal`, which tells PostgreSQL how to start.
     */
    signal: (name, file) => {
      writeFileSync(path.join(home, name, file), '');
      own(path.join(home, name, file));
    },
    /** Starts the instance in a folder, and waits until it accepts queries. */
    launch: async (name, settings = {}) => {
      const port = await freePort();
      const all = { max_connections: 100, ...settings };
      const started = await runPostgres({ bin, user, home, data: path.join(home, name), port, settings: all });
      if ('output' in started) throw new Error(`PostgreSQL did not start.\n${started.output}`);
      return nodeOf(name, port, started, running);
    },
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
