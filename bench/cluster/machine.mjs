import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployed, variablesOf } from './deployed.mjs';
import { documented } from './networks.mjs';
import { programOf } from './packages.mjs';
import { familyOf, isRunning, signalAll, startService, wait } from './service.mjs';

/**
 * Writes the files of server/deploy/cluster for a database machine into its folder.
 *
 * @param {Place} place
 * @returns {{ patroniFile: string, etcdEnv: Record<string, string> }}
 */
function writeFiles({ name, address, folder, bin, user, networks, passwords }) {
  const at = (file) => path.join(folder, file);
  for (const made of [folder, at('socket'), at('etcd')]) {
    mkdirSync(made, { mode: 0o700 });
    if (user.uid !== undefined) chownSync(made, user.uid, user.gid);
  }
  const own = { 'THIS-NAME': name, 'THIS-ADDRESS': address, [documented]: networks.prefix };
  const patroniFile = at('patroni.yml');
  const patroni = deployed('patroni.yml', {
    ...own,
    ...passwords,
    '/usr/lib/postgresql/15/bin': bin,
    '/var/lib/postgresql/15/tally': at('data'),
    '/var/lib/postgresql/tally.pgpass': at('pgpass'),
    '/var/run/postgresql': at('socket'),
    // There is no archive here: `npm run cluster -- restore` tries that.
    'pgbackrest --stanza=tally archive-push %p': '/bin/true',
    'pgbackrest --stanza=tally archive-get %f "%p"': '/bin/false',
  });
  writeFileSync(patroniFile, patroni, { mode: 0o644 });
  return { patroniFile, etcdEnv: variablesOf(deployed('etcd.env', { ...own, '/var/lib/etcd/tally': at('etcd') })) };
}

/** PostgreSQL's processes: Patroni starts it as a service of its own. */
function postgresOf(folder) {
  const file = path.join(folder, 'data/postmaster.pid');
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return isRunning(pid) ? familyOf(pid) : [];
  } catch {
    return [];
  }
}

/**
 * A database machine: PostgreSQL under Patroni, and a member of etcd.
 *
 * @typedef {{ name: string, address: string, folder: string, bin: string, user: object, networks: object, passwords: Record<string, string> }} Place
 * @param {Place} place
 */
export function createMachine(place) {
  const { name, address, folder, user, networks } = place;
  const { patroniFile, etcdEnv } = writeFiles(place);
  const logOf = (part) => path.join(folder, `${part}.log`);
  const start = (part, command, env) =>
    startService({ command, env, user, inside: networks.inside(name), cwd: folder, log: logOf(part) });
  let etcd;
  let patroni;
  const postgresPids = () => postgresOf(folder);
  const patroniPids = () => (patroni?.isRunning() ? familyOf(patroni.pid) : []);
  const etcdPids = () => (etcd?.isRunning() ? [etcd.pid] : []);
  const kill = async () => {
    signalAll([...etcdPids(), ...patroniPids(), ...postgresPids()], 'SIGKILL');
    await Promise.all([etcd?.ended, patroni?.ended]);
  };
  return {
    name,
    address,
    patroniFile,
    log: logOf('patroni'),
    postgresPids,
    startEtcd: () => void (etcd = start('etcd', [programOf('etcd')], etcdEnv)),
    startPatroni: () => void (patroni = start('patroni', [programOf('patroni'), patroniFile], { LC_ALL: 'C.UTF-8' })),
    /** Kills PostgreSQL alone. */
    killPostgres: () => signalAll(postgresPids(), 'SIGKILL'),
    killEtcd: async () => {
      signalAll(etcdPids(), 'SIGKILL');
      await etcd.ended;
    },
    /** Kills everything on it at once, like a power failure. */
    kill,
    /** Suspends PostgreSQL and Patroni with all their connections open, until `wake`. */
    hang: () => signalAll([...patroniPids(), ...postgresPids()], 'SIGSTOP'),
    wake: () => signalAll([...postgresPids(), ...patroniPids()], 'SIGCONT'),
    /** Ends everything on it for good: what it stored is thrown away. */
    stop: async () => {
      await kill();
      // One that Patroni was about to start; its processes end a moment after the first one.
      for (let tries = 0; postgresPids().length > 0 && tries < 100; tries++) {
        signalAll(postgresPids(), 'SIGKILL');
        await wait(100);
      }
    },
  };
}
