import { fork } from 'node:child_process';
import path from 'node:path';

/** @typedef {import('./changes.mjs').Change} Change */
/** @typedef {{ noticed: boolean, by: string }} Verdict `by`: the test that noticed */

const file = path.join(import.meta.dirname, 'worker.mjs');
/** Time limit of a run, ms. A change can cause an endless loop; exceeding the limit counts as noticed. */
const longestMs = 10 * 60_000;

/**
 * Runs tests under changes in a worker process which is replaced when a change never ends.
 *
 * @param {Record<string, string>} env
 */
export function createTestWorker(env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let worker;

  const start = () =>
    new Promise((resolve, reject) => {
      // Own process group, so that Vitest's workers can be ended with it.
      worker = fork(file, {
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      worker.once('message', resolve);
      worker.once('exit', () => reject(new Error('The tests could not be started.')));
    });
  const end = () => {
    if (worker?.pid !== undefined && worker.exitCode === null) process.kill(-worker.pid, 'SIGKILL');
    worker = undefined;
  };

  return {
    /**
     * Whether tests notice a change (with null: whether they fail without one), and which test did.
     *
     * @param {Change | null} change
     * @param {string[]} tests
     * @returns {Promise<Verdict>}
     */
    async run(change, tests) {
      if (!worker) await start();
      return new Promise((resolve, reject) => {
        const current = worker;
        const timer = setTimeout(() => {
          end();
          resolve({ noticed: true, by: 'never ends' });
        }, longestMs);
        const ended = () => {
          clearTimeout(timer);
          if (worker === current) reject(new Error('The tests ended on their own.'));
        };
        current?.once('exit', ended);
        current?.once('message', (/** @type {Verdict} */ verdict) => {
          clearTimeout(timer);
          current.off('exit', ended);
          resolve(verdict);
        });
        current?.send({ change, tests });
      });
    },
    end,
  };
}
