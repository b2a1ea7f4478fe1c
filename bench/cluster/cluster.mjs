import { startServer } from '../server/serverUnderTest.mjs';
import { startBalancer } from './balancer.mjs';
import { startPooler } from './pooler.mjs';

/** Settings that servers of one service must share; made up for the bench. */
const shared = {
  OPERATOR_KEY: 'operators-of-the-cluster-0123456789',
  HOST_KEY: 'phone-app-of-the-cluster-0123456789',
  NUMBER_KEY: 'wallet-numbers-of-the-cluster-01234',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://tally.example.com',
};
const operatorKey = shared.OPERATOR_KEY;

/**
 * Starts nginx (TLS) in front of two servers, with PgBouncer between them and a PostgreSQL.
 *
 * @param {string} databaseUrl
 * @param {object} [env] additional variables of the servers
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
      /**
       * Restarts the servers one by one: each gets no new requests, ends, starts again, and then gets requests again.
       */
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
