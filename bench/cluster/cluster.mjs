import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programs, userFor } from '../../scripts/lib/servers/postgres.mjs';
import { crowdOn, source, startServer } from '../server/serverUnderTest.mjs';
import { startBalancer } from './balancer.mjs';
import { startDatabases } from './databases.mjs';
import { startHaproxy } from './haproxy.mjs';
import { expectPackages } from './packages.mjs';
import { startPooler } from './pooler.mjs';
import { withClient } from './postgres.mjs';
import { until } from './service.mjs';

const serverCount = 3;

/** Settings that servers of one service must share; made up for the bench. */
const shared = {
  OPERATOR_KEY: 'operators-of-the-cluster-0123456789',
  HOST_KEY: 'phone-app-of-the-cluster-0123456789',
  NUMBER_KEY: 'wallet-numbers-of-the-cluster-01234',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://tally.example.com',
  SERVERS: String(serverCount),
};

const confirmsWrites = (url) => withClient(url, (db) => db.query('create temporary table probe ()')).then(() => true);

/** Creates the schema as its owner, gives the server's role its rights, and fills the database with people. */
async function fillDatabase(ownerUrl, people) {
  await crowdOn(ownerUrl, people);
  const { openPostgres } = await source('db/postgres/postgres.ts');
  const { grantToServer } = await source('db/schema/privileges.ts');
  const owner = await openPostgres(ownerUrl, 1);
  try {
    await grantToServer(owner, 'tally');
  } finally {
    await owner.close();
  }
}

/** Starts the parts one after the other; each goes into `stops`, in the order in which they start. */
async function startParts({ home, people, env, stops }) {
  const databases = await startDatabases({ home, bin: programs(), user: userFor() });
  stops.push(databases.stop);
  const haproxy = await startHaproxy({ home, prefix: databases.networks.prefix });
  stops.push(haproxy.stop);
  const urlOf = (role, password) => `postgres://${role}:${password}@127.0.0.1:${haproxy.ports.primary}/tally`;
  const ownerUrl = urlOf('tally_owner', databases.rolePasswords['OWNER-PASSWORD']);
  // Until its first look HAProxy takes every machine for a primary.
  await until(() => confirmsWrites(ownerUrl), 'HAProxy does not lead to the primary.');
  await fillDatabase(ownerUrl, people);
  const pooler = await startPooler(urlOf('tally', databases.rolePasswords['SERVER-PASSWORD']));
  stops.push(pooler.stop);
  const serverEnv = { ...shared, ...env, DATABASE_URL: pooler.url };
  const servers = [];
  stops.push(() => Promise.all(servers.map((server) => server.stop())));
  for (let nth = 0; nth < serverCount; nth++) servers.push(await startServer({ env: serverEnv }));
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const balancer = await startBalancer(home, ports);
  stops.push(balancer.stop);
  return {
    url: balancer.url,
    databases,
    haproxy,
    pooler,
    servers,
    /** Restarts the servers one by one: each gets no new requests, ends, starts again, and then gets requests again. */
    rollingRestart: async () => {
      for (const [nth, port] of ports.entries()) {
        await balancer.only(ports.filter((other) => other !== port));
        await servers[nth].stop();
        servers[nth] = await startServer({ env: serverEnv, port });
        await balancer.only(ports);
      }
    },
  };
}

/**
 * Starts the whole cluster with many people: nginx with TLS, three servers, PgBouncer, HAProxy, and three PostgreSQL
 * under Patroni with etcd, with the files of server/deploy.
 *
 * @param {{ people: number, env?: Record<string, string> }} options `env`: further variables of the servers
 * @throws {Error} when a package is missing, with the command that installs it
 */
export async function startCluster({ people, env = {} }) {
  expectPackages();
  const home = mkdtempSync(path.join(tmpdir(), 'tally-cluster-'));
  const user = userFor();
  chmodSync(home, 0o755);
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const stops = [];
  let stopping;
  /** Ends everything, the last part first; a part that fails keeps none of the others. */
  const stop = () =>
    (stopping ??= (async () => {
      for (const end of stops.reverse()) await end().catch((error) => console.error(error));
      rmSync(home, { recursive: true, force: true });
    })());
  try {
    return { ...(await startParts({ home, people, env, stops })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
