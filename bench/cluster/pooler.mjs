import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userFor } from '../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';

const program = '/usr/sbin/pgbouncer';

/** Waits until a process listens on a local port. */
export async function listening(port) {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise((resolve) => {
      const probe = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      probe.on('close', () => probe.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

/**
 * Starts PgBouncer with transaction pooling in front of a PostgreSQL.
 *
 * @param {string} databaseUrl
 * @param {number} [size] maximum connections to PostgreSQL per database, for all clients together
 * @returns {Promise<{ url: string, pid: number, pointAt(port: number): void, stop(): Promise<void> }>}
 *   `url` tells the server that this is a pooler
 */
export async function startPooler(databaseUrl, size = 20) {
  if (!existsSync(program)) throw new Error('PgBouncer is not installed here (Debian: apt-get install pgbouncer).');
  const target = new URL(databaseUrl);
  const home = mkdtempSync(path.join(tmpdir(), 'tally-pooler-'));
  // PgBouncer refuses to run as root, like PostgreSQL.
  const user = userFor();
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const port = await freePort();
  const file = path.join(home, 'pgbouncer.ini');
  const write = (databasePort) =>
    writeFileSync(
      file,
      `[databases]
* = host=${target.hostname} port=${databasePort} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 2000
server_idle_timeout = 30
log_connections = 0
log_disconnections = 0
`,
      { mode: 0o644 },
    );
  write(target.port);
  const child = spawn(program, ['-q', file], { ...user, cwd: home, stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await listening(port);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.set('pgbouncer', 'true');
  return {
    url: url.toString(),
    pid: child.pid,
    /** Redirects connections to another local database. */
    pointAt: (databasePort) => {
      write(databasePort);
      child.kill('SIGHUP');
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
