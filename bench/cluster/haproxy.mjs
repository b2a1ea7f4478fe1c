import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { deployed } from './deployed.mjs';
import { documented } from './networks.mjs';
import { programOf } from './packages.mjs';
import { listening, startService } from './service.mjs';

/** Its accounts, where another user runs it: only root can change to them. */
const ownAccount = () => {
  if (process.getuid?.() === 0) return {};
  const id = (option) => String(execFileSync('id', [option, '-n'])).trim();
  return { 'user haproxy': `user ${id('-u')}`, 'group haproxy': `group ${id('-g')}` };
};

/**
 * Starts HAProxy, which leads to the primary and to the replicas.
 *
 * @param {{ home: string, prefix: string }} options `prefix`: of the addresses of the database machines
 */
export async function startHaproxy({ home, prefix }) {
  const folder = path.join(home, 'haproxy');
  mkdirSync(folder);
  const ports = { primary: await freePort(), replicas: await freePort() };
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    deployed('haproxy.cfg', {
      ...ownAccount(),
      ':5000': `:${ports.primary}`,
      ':5001': `:${ports.replicas}`,
      [documented]: prefix,
    }),
  );
  const service = startService({
    command: [programOf('haproxy'), '-db', '-f', file],
    log: path.join(folder, 'log'),
    // It changes to that account itself; but a process that does so outlives the one that started it.
    user: process.getuid?.() === 0 ? { uid: 'haproxy', gid: 'haproxy' } : {},
  });
  await listening(ports.primary);
  return { ports, stop: () => service.stop() };
}
