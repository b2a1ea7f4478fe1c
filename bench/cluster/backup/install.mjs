import { chownSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { programs, userFor } from '../../../scripts/lib/servers/postgres.mjs';

const deploy = path.join(root, 'server/deploy/backup');
const read = (name) => readFileSync(path.join(deploy, name), 'utf8');

/** The settings of the archive in `server/deploy/backup/postgresql.conf`. */
export const archiveSettings = () =>
  Object.fromEntries(
    [...read('postgresql.conf').matchAll(/^(\w+) = '?([^'\n]*)'?$/gm)].map(([, name, value]) => [name, value]),
  );

/** The documented pgbackrest.conf with other folders, port and secret. */
function configOf(values) {
  let text = read('pgbackrest.conf');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbackrest.conf has no ${name}.`);
    text = text.replace(line, `${name}=${value}`);
  }
  return text;
}

/** Makes a folder that belongs to PostgreSQL's user. */
export function makeFolder(...parts) {
  const made = path.join(...parts);
  mkdirSync(made, { recursive: true });
  const { uid, gid } = userFor();
  if (uid !== undefined) chownSync(made, uid, gid);
  return made;
}

/**
 * Lays into a folder what docs/availability.md installs on a machine: pgbackrest.conf, the scripts, the product.
 *
 * @returns {Record<string, string>} the environment of its programs
 */
export function install(home, { repository, data, port, program }) {
  const config = path.join(home, 'pgbackrest.conf');
  const socket = makeFolder(home, 'socket');
  const values = {
    'repo1-path': repository,
    'repo1-cipher-pass': 'the-secret-of-this-trial',
    'log-path': makeFolder(home, 'log'),
    'lock-path': makeFolder(home, 'lock'),
    'pg1-path': data,
    'pg1-port': port,
    'pg1-socket-path': socket,
  };
  writeFileSync(config, configOf(values));
  for (const script of ['backup.sh', 'restore-check.sh', 'after-restore.sql'])
    cpSync(path.join(deploy, script), path.join(home, script));
  cpSync(path.dirname(program), makeFolder(home, 'tally/dist/server'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(home, 'tally/node_modules'));
  return {
    ...process.env,
    LC_ALL: 'C',
    PGBACKREST_CONFIG: config,
    SCRATCH: makeFolder(home, 'scratch'),
    METRICS: makeFolder(home, 'metrics'),
    POSTGRES: programs(),
    TALLY: path.join(home, 'tally'),
    SOCKET: socket,
    PORT: String(port),
  };
}
