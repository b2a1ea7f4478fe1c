import { once } from 'node:events';
import { buildServer } from '../server/serverUnderTest.mjs';
import { startCluster } from './cluster.mjs';
import { expectPackages } from './packages.mjs';
import { interruption } from './service.mjs';

const { signal } = interruption;
const interrupt = () => interruption.abort();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Resolves on Ctrl+C. */
export const interrupted = () => (signal.aborted ? Promise.resolve() : once(signal, 'abort'));

/**
 * Runs `work` against a cluster, and ends everything after it: also when it fails, and on Ctrl+C.
 *
 * @template T
 * @param {Parameters<typeof startCluster>[0]} options
 * @param {(cluster: Awaited<ReturnType<typeof startCluster>>) => Promise<T>} work
 * @returns {Promise<T | undefined>} undefined: it was interrupted
 */
export async function withCluster(options, work) {
  expectPackages();
  for (const name of signals) process.on(name, interrupt);
  await buildServer();
  const starting = startCluster(options);
  try {
    return await Promise.race([interrupted().then(() => undefined), starting.then(work)]);
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  } finally {
    await (await starting.catch(() => undefined))?.stop();
    for (const name of signals) process.off(name, interrupt);
  }
}
