import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployed, variablesOf } from './deployed.mjs';
import { documented } from './networks.mjs';
import { programOf } from './packages.mjs';
import { familyOf, signalAll, startService, until, isRunning } from './service.mjs';

/**
 * A database machine: PostgreSQL under Patroni, and a member of etcd, with the files of server/deploy/cluster in a
 * folder.
 *
 * @param {{ name: string, address: string, home: string, bin: string, user: object, networks: object, passwords: Record<string, string> }} place
 */
export function createMachine({ name, address, home, bin, user, networks, passwords }) {
  const at = (file) => path.join(home, name, file);
  for (const folder of ['.', 'socket', 'etcd']) {
    mkdirSync(at(folder), { mode: 0o700 });
    if (user.uid !== undefined) chownSync(at(folder), user.uid, user.gid);
  }
  const own = { 'THIS-NAME': name, 'THIS-ADDRESS': address, [documented]: networks.prefix };
  const etcdEnv = variablesOf(deployed('etcd.env', { ...own, '/var/lib/etcd/tally': at('etcd') }));
  const patroniFile = at('patroni.yml');
  writeFileSync(
    patroniFile,
    deployed('patroni.yml', {
      ...own,
      ...passwords,
      '/usr/lib/postgresql/15/bin': bin,
      '/var/lib/postgresql/15/tally': at('data'),
      '/var/lib/postgresql/tally.pgpass': at('pgpass'),
      '/var/run/postgresql': at('socket'),
      // There is no archive here: `npm run cluster -- restore` tries that.
      'pgbackrest --stanza=tally archive-push %p': '/bin/true',
      'pgbackrest --stanza=tally archive-get %f "%p"': '/bin/false',
    }),
    { mode: 0o644 },
  );
  const common = { user, inside: networks.inside(name), cwd: at('.') };
  let etcd;
  let patroni;

  /** PostgreSQL's main process: Patroni starts it as a service of its own. */
  const postmaster = () => {
    try {
      const pid = Number(readFileSync(at('data/postmaster.pid'), 'utf8').split('\n')[0]);
      return isRunning(pid) ? pid : undefined;
    } catch {
      return undefined;
    }
  };
  const postgresPids = () => {
    const main = postmaster();
    return main === undefined ? [] : familyOf(main);
  };
  const machine = {
    name,
    address,
    patroniFile,
    log: at('patroni.log'),
    etcdLog: at('etcd.log'),
    postgresPids,
    startEtcd: () => {
      etcd = startService({ ...common, command: [programOf('etcd')], env: etcdEnv, log: at('etcd.log') });
    },
    startPatroni: () => {
      const command = [programOf('patroni'), patroniFile];
      patroni = startService({ ...common, command, env: { LC_ALL: 'C.UTF-8' }, log: at('patroni.log') });
    },
    /** Kills PostgreSQL alone. */
    killPostgres: () => signalAll(postgresPids(), 'SIGKILL'),
    killEtcd: async () => {
      signalAll([etcd.pid], 'SIGKILL');
      await etcd.ended;
    },
    /** Kills everything on it at once, like a power failure. */
    kill: async () => {
      signalAll([etcd.pid, ...familyOf(patroni.pid), ...postgresPids()], 'SIGKILL');
      await Promise.all([etcd.ended, patroni.ended]);
    },
    /** Suspends PostgreSQL and Patroni with all their connections open, until `wake`. */
    hang: () => signalAll([...familyOf(patroni.pid), ...postgresPids()], 'SIGSTOP'),
    wake: () => signalAll([...postgresPids(), ...familyOf(patroni.pid)], 'SIGCONT'),
    /** Ends everything on it for good: what it stored is thrown away. */
    stop: async () => {
      signalAll([etcd?.pid, ...(patroni ? familyOf(patroni.pid) : []), ...postgresPids()], 'SIGKILL');
      await Promise.all([etcd?.ended, patroni?.ended]);
      // One that Patroni was about to start.
      machine.killPostgres();
      await until(() => postmaster() === undefined, `PostgreSQL of ${name} does not end.`, 10_000);
    },
  };
  return machine;
}
