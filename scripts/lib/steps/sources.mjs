// Steps that need nothing but the sources.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { oneCheck, skipped } from '../testRun/outcome.mjs';
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
 * The unit tests that take long.
 *
 * @param {StepOptions} options
 * @returns {Promise<Outcome>}
 */
export async function longUnit({ only }) {
  const files = Object.keys(longTests).filter((file) => !only.length || only.some((part) => file.includes(part)));
  return files.length ? vitest(unitProjects, { name: 'longUnit', only: files }) : { passed: 0, failed: 0 };
}

/**
 * What the server's tests with a database have in common: they import the helper that opens one, or read its address
 * themselves.
 *
 * @returns {string[]} files
 */
function databaseOpeners() {
  const tests = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => `server/${file}`);
  const reads = tests.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('TEST_DATABASE_URL'));
  return ['server/testing/testDb.ts', ...reads];
}

/**
 * Runs the server's tests that open a database again on a real PostgreSQL. It is installed if it is missing and this
 * machine allows that.
 *
 * @returns {Promise<Outcome>}
 */
export async function postgres() {
  const { ensurePostgres } = await import('../servers/ensurePostgres.mjs');
  const database = await ensurePostgres();
  if (typeof database === 'string') return skipped(`the server on PostgreSQL (${database})`);
  try {
    return await vitest(serverProjects, {
      related: databaseOpeners(),
      env: { TEST_DATABASE_URL: database.url },
      name: 'postgres',
    });
  } finally {
    await database.stop();
  }
}

/**
 * Runs the server's tests again on Node 24, which servers run on.
 *
 * @returns {Promise<Outcome>}
 */
export async function node24() {
  const { node24 } = await import('../setup/node24.mjs');
  const found = await node24();
  return typeof found === 'string'
    ? skipped(`the server on Node 24 (${found})`)
    : vitest(serverProjects, { only: ['server/'], name: 'node24', program: found.executable });
}
