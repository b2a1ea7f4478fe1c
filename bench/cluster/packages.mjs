import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { programs } from '../../scripts/lib/servers/postgres.mjs';

/** The program of each package of Debian that the cluster is made of. */
const needed = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'nginx-light': 'nginx',
  openssl: 'openssl',
  'util-linux': 'setpriv',
};

/** Debian's folders for programs; /usr/sbin is on root's path only. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * Where a program is.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export const programOf = (name) =>
  folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/**
 * The packages that are missing on this machine.
 *
 * @param {(program: string) => string | undefined} [find]
 * @param {() => string | undefined} [findPostgres]
 */
export const missingPackages = (find = programOf, findPostgres = programs) => [
  ...(findPostgres() === undefined ? ['postgresql'] : []),
  ...Object.entries(needed)
    .filter(([, program]) => find(program) === undefined)
    .map(([name]) => name),
];

/** @throws {Error} with the command that installs what is missing */
export function expectPackages(missing = missingPackages()) {
  if (missing.length > 0)
    throw new Error(
      `Missing here: ${missing.join(', ')}. apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}
