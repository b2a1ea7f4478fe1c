import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deployed } from './deployed.mjs';
import { createMachine } from './machine.mjs';
import { openNetworks } from './networks.mjs';
import { programOf } from './packages.mjs';
import { withClient } from './postgres.mjs';
import { endOf, until } from './service.mjs';

const execute = promisify(execFile);
const names = ['db1', 'db2', 'db3'];

/** Passwords of this run, by their places in the files. */
const makePasswords = () =>
  Object.fromEntries(
    ['POSTGRES', 'REPLICATOR', 'REWINDER', 'PATRONI', 'OWNER', 'SERVER'].map((whose) => [
      `${whose}-PASSWORD`,
      randomBytes(12).toString('hex'),
    ]),
  );

const pick = (passwords, ...whose) =>
  Object.fromEntries(whose.map((each) => [`${each}-PASSWORD`, passwords[`${each}-PASSWORD`]]));

/** What Patroni says of a machine, or undefined. */
const askPatroni = ({ address }, page) =>
  fetch(`http://${address}:8008/${page}`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

/**
 * Starts three database machines: PostgreSQL under Patroni, with etcd.
 *
 * @param {{ home: string, bin: string, user: object }} place
 */
export async function startDatabases({ home, bin, user }) {
  const networks = openNetworks(names);
  const passwords = makePasswords();
  const machines = names.map((name, nth) =>
    createMachine({
      name,
      address: `${networks.prefix}${11 + nth}`,
      ...{ home, bin, user, networks },
      passwords: pick(passwords, 'POSTGRES', 'REPLICATOR', 'REWINDER', 'PATRONI'),
    }),
  );
  const urlOf = (machine, role = 'postgres', database = 'postgres') =>
    `postgres://${role}:${passwords[role === 'postgres' ? 'POSTGRES-PASSWORD' : 'OWNER-PASSWORD']}@${machine.address}:5432/${database}`;

  const databases = {
    machines,
    networks,
    passwords,
    urlOf,
    /** The machine that is the primary, by Patroni's word; undefined while there is none. */
    leader: async () => {
      const answers = await Promise.all(machines.map((machine) => askPatroni(machine, 'primary')));
      return machines[answers.findIndex((answer) => answer !== undefined)];
    },
    /** Waits until another machine is the primary. */
    takenOverFrom: (former) =>
      until(
        async () => ![undefined, former].includes(await databases.leader()),
        () => `Nobody takes over from ${former.name}.\n${machines.map(({ log }) => endOf(log)).join('\n')}`,
      ),
    /** The replicas, by Patroni's word; the synchronous one first. */
    replicas: async () => {
      const leader = await databases.leader();
      const { members = [] } = (leader && (await askPatroni(leader, 'cluster'))) ?? {};
      const isSync = (machine) => members.some(({ name, role }) => name === machine.name && role === 'sync_standby');
      return machines
        .filter((machine) => machine !== leader)
        .sort((one, other) => Number(isSync(other)) - Number(isSync(one)));
    },
    /** Waits until there is a primary that both replicas follow, and one of them holds its commits. */
    healthy: (patienceMs = 120_000) =>
      until(
        async () => {
          const leader = await databases.leader();
          if (leader === undefined) return false;
          const [{ followers, sync }] = await withClient(urlOf(leader), (db) =>
            db.query(
              `select count(*)::int as followers, count(*) filter (where sync_state = 'sync')::int as sync
               from pg_stat_replication where state = 'streaming' and application_name like 'db_'`,
            ),
          );
          const [standby] = await databases.replicas();
          const isNamed = (await askPatroni(standby, 'synchronous')) !== undefined;
          return followers === names.length - 1 && sync === 1 && isNamed;
        },
        () => `The database machines are not whole again.\n${machines.map(({ log }) => endOf(log)).join('\n')}`,
        patienceMs,
      ),
    /** Carries out a command of patronictl. */
    patronictl: (...args) =>
      execute(programOf('patronictl'), ['-c', machines[0].patroniFile, ...args]),
    stop: async () => {
      await Promise.all(machines.map((machine) => machine.stop()));
      networks.close();
    },
  };
  try {
    for (const machine of machines) machine.startEtcd();
    for (const machine of machines) machine.startPatroni();
    await databases.healthy();
    const leader = await databases.leader();
    const script = deployed('roles.sql', pick(passwords, 'OWNER', 'SERVER'));
    await withClient(urlOf(leader), async (db) => {
      // Each by itself: a database is not created in a transaction.
      for (const statement of script.replaceAll(/^--.*$/gm, '').split(';')) if (statement.trim()) await db.exec(statement);
    });
    return databases;
  } catch (error) {
    await databases.stop();
    throw error;
  }
}
