import { buildServer } from '../server/serverUnderTest.mjs';
import { startCluster } from './cluster.mjs';
import { expectPackages } from './packages.mjs';

/**
 * Runs `work` against a cluster, and ends everything after it: also when it fails, and on Ctrl+C.
 *
 * @template T
 * @param {Parameters<typeof startCluster>[0]} options
 * @param {(cluster: Awaited<ReturnType<typeof startCluster>> & { interrupted: Promise<void> }) => Promise<T>} work
 * @returns {Promise<T | undefined>} undefined: it was interrupted
 */
export async function withCluster(options, work) {
  expectPackages();
  let interrupt;
  const interrupted = new Promise((resolve) => (interrupt = resolve));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  await buildServer();
  const starting = startCluster(options);
  try {
    return await Promise.race([interrupted, starting.then((cluster) => work({ ...cluster, interrupted }))]);
  } finally {
    const cluster = await starting.catch(() => undefined);
    await cluster?.stop();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, interrupt);
  }
}
