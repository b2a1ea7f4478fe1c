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
 * Does something until it is done or interrupted by Ctrl+C.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>} undefined: it was interrupted
 */
export async function untilInterrupted(work) {
  for (const name of signals) process.on(name, interrupt);
  try {
    return await Promise.race([interrupted().then(() => undefined), work()]);
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}

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
  /** @type {ReturnType<typeof startCluster> | undefined} */
  let starting;
  try {
    return await untilInterrupted(async () => {
      await buildServer();
      starting = startCluster(options);
      return work(await starting);
    });
  } finally {
    await (await starting?.catch(() => undefined))?.stop();
  }
}
