import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userFor } from '../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { deployed } from './deployed.mjs';
import { expectPackages } from './packages.mjs';
import { listening, startService } from './service.mjs';

/**
 * Starts PgBouncer with server/deploy/cluster/pgbouncer.ini in front of a database.
 *
 * @param {string} databaseUrl of HAProxy, or of a PostgreSQL; with the role's password
 * @param {{ all?: boolean }} [options] `all`: every database behind that address, for tests which make their own
 * @returns {Promise<{ url: string, pid: number, stop(): Promise<void> }>} `url` tells the server that this is a pooler
 */
export async function startPooler(databaseUrl, { all = false } = {}) {
  expectPackages();
  const target = new URL(databaseUrl);
  const home = mkdtempSync(path.join(tmpdir(), 'tally-pooler-'));
  // PgBouncer refuses to run as root, like PostgreSQL.
  const user = userFor();
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const port = await freePort();
  const at = (name) => path.join(home, name);
  writeFileSync(
    at('pgbouncer.ini'),
    deployed('pgbouncer.ini', {
      'host=127.0.0.1 port=5000': `host=${target.hostname} port=${target.port}`,
      'listen_port = 6432': `listen_port = ${port}`,
      '/etc/pgbouncer/userlist.txt': at('userlist.txt'),
      ...(all && { '\ntally =': '\n* =' }),
    }),
    { mode: 0o644 },
  );
  writeFileSync(
    at('userlist.txt'),
    deployed('userlist.txt', { '"tally"': `"${target.username}"`, 'SERVER-PASSWORD': target.password }),
    { mode: 0o644 },
  );
  const service = startService({
    command: ['/usr/sbin/pgbouncer', '-q', at('pgbouncer.ini')],
    log: at('log'),
    user,
    cwd: home,
  });
  const stop = async () => {
    await service.stop('SIGINT');
    rmSync(home, { recursive: true, force: true });
  };
  await listening(port).catch(async (error) => {
    await stop();
    throw error;
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.set('pgbouncer', 'true');
  return {
    url: url.toString(),
    pid: service.pid,
    stop,
  };
}
