import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { deployed } from './deployed.mjs';
import { createMachine } from './machine.mjs';
import { openNetworks } from './networks.mjs';
import { patroniOf } from './patroni.mjs';
import { withClient } from './postgres.mjs';

const names = ['db1', 'db2', 'db3'];

/** Of the database machines, and of the roles that are created in the database. */
const ofMachines = ['POSTGRES-PASSWORD', 'REPLICATOR-PASSWORD', 'REWINDER-PASSWORD', 'PATRONI-PASSWORD'];
const ofRoles = ['OWNER-PASSWORD', 'SERVER-PASSWORD'];

const makePasswords = (places) => Object.fromEntries(places.map((place) => [place, randomBytes(12).toString('hex')]));

/** Creates roles and database on the primary, with server/deploy/cluster/roles.sql. */
const createRoles = (url, passwords) =>
  withClient(url, async (db) => {
    const script = deployed('roles.sql', passwords).replaceAll(/^--.*$/gm, '');
    // Each by itself: a database is not created in a transaction.
    for (const statement of script.split(';').filter((each) => each.trim() !== '')) await db.exec(statement);
  });

/**
 * Starts three database machines: PostgreSQL under Patroni, with etcd, and the roles of the product.
 *
 * @param {{ home: string, bin: string, user: object }} options
 */
export async function startDatabases({ home, bin, user }) {
  const networks = openNetworks(names);
  const passwords = makePasswords(ofMachines);
  const rolePasswords = makePasswords(ofRoles);
  const machines = names.map((name, nth) =>
    createMachine({
      name,
      address: `${networks.prefix}${11 + nth}`,
      folder: path.join(home, name),
      bin,
      user,
      networks,
      passwords,
    }),
  );
  /** A superuser's address of a machine's PostgreSQL. */
  const urlOf = ({ address }, database = 'postgres') =>
    `postgres://postgres:${passwords['POSTGRES-PASSWORD']}@${address}:5432/${database}`;
  const patroni = patroniOf(machines, urlOf);
  const stop = async () => {
    await Promise.all(machines.map((machine) => machine.stop()));
    networks.close();
  };
  try {
    for (const machine of machines) machine.startEtcd();
    for (const machine of machines) machine.startPatroni();
    await patroni.whole();
    await createRoles(urlOf(await patroni.leader()), rolePasswords);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...patroni, machines, networks, rolePasswords, urlOf, stop };
}
