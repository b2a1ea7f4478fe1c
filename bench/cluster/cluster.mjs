import { startServer } from '../server/serverUnderTest.mjs';
import { startBalancer } from './balancer.mjs';
import { startPooler } from './pooler.mjs';

/** What two servers that are one service have in common; here made up. */
const shared = {
  OPERATOR_KEY: 'operators-of-the-cluster-0123456789',
  HOST_KEY: 'phone-app-of-the-cluster-0123456789',
  NUMBER_KEY: 'wallet-numbers-of-the-cluster-01234',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://tally.example.com',
};
const operatorKey = shared.OPERATOR_KEY;

/**
 * nginx (TLS) before two servers before PgBouncer before a PostgreSQL.
 *
 * @param {string} databaseUrl
 * @param {object} [env] of the servers, besides
 */
export async function startCluster(databaseUrl, env = {}) {
  const pooler = await startPooler(databaseUrl);
  const serverEnv = { ...shared, ...env, DATABASE_URL: pooler.url };
  const servers = [];
  try {
    for (let nth = 0; nth < 2; nth++) servers.push(await startServer({ env: serverEnv }));
    const ports = servers.map(({ url }) => Number(new URL(url).port));
    const balancer = await startBalancer(ports);
    return {
      url: balancer.url,
      servers,
      pooler,
      /** One server after the other: takes no new requests, ends, starts again, and takes its part again. */
      rollingRestart: async () => {
        for (const [nth, port] of ports.entries()) {
          await balancer.only(ports.filter((other) => other !== port));
          await servers[nth].stop();
          servers[nth] = await startServer({ env: serverEnv, port });
          await balancer.only(ports);
        }
      },
      stop: async () => {
        await balancer.stop();
        await Promise.all(servers.map((server) => server.stop()));
        await pooler.stop();
      },
    };
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()));
    await pooler.stop();
    throw error;
  }
}
