// Steps that need nothing but the sources.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oneCheck } from '../testRun/outcome.mjs';
import { runNative } from '../nativeTools.mjs';
import { root, run } from '../run.mjs';
import { vitest } from '../testRun/runVitest.mjs';
import { tmpfsProblem } from '../servers/tmpfs.mjs';
import { longTests } from './leftOut.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').StepOptions} StepOptions */

/** Projects of vitest.config.ts that need nothing but the sources. */
export const unitProjects = ['node', 'node-alone', 'dom', 'dom-alone', 'ui'];
const serverProjects = ['node', 'node-alone'];

export const types = async () => oneCheck((await runNative('tsc', ['-b'])) === 0);

export const lint = async () => oneCheck((await run('npm', ['run', '--silent', 'lint'])) === 0);

/**
 * Rules, contract, components, screens, and the server on its embedded database. Where no file system can be mounted,
 * the closing line says that a full disk was not proven.
 *
 * @param {StepOptions} options
 * @returns {Promise<Outcome>}
 */
export async function unit({ only }) {
  const problem = tmpfsProblem();
  const outcome = await vitest(unitProjects, {
    name: 'unit',
    only: [...only],
    leftOut: Object.keys(longTests),
  });
  return problem ? { ...outcome, notProven: `a full disk (${problem})` } : outcome;
}

/**
 * Runs Vitest on Node 24, which servers run on; where it cannot be installed, on this Node, and the closing line says so.
 *
 * @param {string[]} projects
 * @param {Parameters<typeof vitest>[1]} options
 * @returns {Promise<Outcome>}
 */
async function onNode24(projects, options) {
  const { node24 } = await import('../setup/node24.mjs');
  const node = await node24();
  return typeof node === 'string'
    ? { ...(await vitest(projects, options)), notProven: `the server on Node 24 (${node})` }
    : vitest(projects, { ...options, program: node.executable });
}

/**
 * The unit tests that take long, on Node 24.
 *
 * @param {StepOptions} options
 * @returns {Promise<Outcome>}
 */
export async function longUnit({ only }) {
  const files = Object.keys(longTests).filter((file) => !only.length || only.some((part) => file.includes(part)));
  return files.length ? onNode24(unitProjects, { name: 'longUnit', only: files }) : { passed: 0, failed: 0 };
}

/** Whether the database of a test is the one that the step names; the other tests choose their databases themselves. */
const usesGivenDatabase = (/** @type {string} */ file) =>
  /TEST_DATABASE_URL|testing\/test(Db|Server)/.test(readFileSync(path.join(root, file), 'utf8'));

/**
 * Runs the server's tests again as the server runs in production: on Node 24, with a real PostgreSQL. Both are installed
 * if they are missing and this machine allows that; what is still missing then is named in the closing line.
 *
 * @returns {Promise<Outcome>}
 */
export async function production() {
  const { ensurePostgres } = await import('../servers/ensurePostgres.mjs');
  const database = await ensurePostgres();
  /** @type {Parameters<typeof vitest>[1]} */
  const options = {
    only: ['server/'],
    leftOut: Object.keys(longTests).filter((file) => !usesGivenDatabase(file)),
    name: 'production',
  };
  if (typeof database === 'string') {
    const outcome = await onNode24(serverProjects, options);
    const missing = [`the server on PostgreSQL (${database})`, outcome.notProven].filter(Boolean);
    return { ...outcome, notProven: missing.join(' and ') };
  }
  try {
    return await onNode24(serverProjects, { ...options, env: { TEST_DATABASE_URL: database.url } });
  } finally {
    await database.stop();
  }
}
