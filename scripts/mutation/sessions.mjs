import { fork } from 'node:child_process';
import path from 'node:path';

/** @typedef {import('./operators.mjs').Change} Change */
/** @typedef {{ noticed: boolean, by: string }} Verdict `by`: the test that noticed */

const file = path.join(import.meta.dirname, 'session.mjs');
/** What takes longer never ends: a change can make a loop that has no end, which is noticed. */
const longestMs = 10 * 60_000;

/**
 * Runs tests under changes, in one session after the other: a change that never ends costs its session.
 *
 * @param {Record<string, string>} env
 */
export function createSessions(env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let session;

  const start = () =>
    new Promise((resolve, reject) => {
      // Alone in its group, so that the workers end with it.
      session = fork(file, {
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      session.once('message', resolve);
      session.once('exit', () => reject(new Error('The tests could not be started.')));
    });
  const end = () => {
    if (session?.pid !== undefined && session.exitCode === null) process.kill(-session.pid, 'SIGKILL');
    session = undefined;
  };

  return {
    /**
     * Whether tests notice a change (null: whether they fail without one), and which did.
     *
     * @param {Change | null} change
     * @param {string[]} tests
     * @returns {Promise<Verdict>}
     */
    async run(change, tests) {
      if (!session) await start();
      return new Promise((resolve, reject) => {
        const current = session;
        const timer = setTimeout(() => {
          end();
          resolve({ noticed: true, by: 'never ends' });
        }, longestMs);
        const ended = () => {
          clearTimeout(timer);
          if (session === current) reject(new Error('The tests ended on their own.'));
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
