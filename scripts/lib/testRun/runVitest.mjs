import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} TestResult */
/** @typedef {{ name: string, status?: string, message?: string, assertionResults: TestResult[] }} FileResult */

/** Reports of the test runners, and the JUnit files of a run. */
export const reports = path.join(root, 'dist/test');
/** Maximum number of characters of an error message: enough for the expected and the actual value. */
const messageLength = 1200;

/**
 * Runs projects of vitest.config.ts on every core; Vitest's default leaves one free. Some tests start servers,
 * databases and browsers side by side, so a failed test is retried once.
 *
 * @param {string[]} projects
 * @param {object} [options]
 * @param {string[]} [options.only] parts of file names
 * @param {readonly string[]} [options.leftOut] files that another step runs
 * @param {string[]} [options.args] further arguments of Vitest
 * @param {Record<string, string>} [options.env]
 * @param {string} [options.name] of the report
 * @param {string} [options.program] the Node that runs it; default: this one
 * @returns {Promise<Outcome>}
 */
export async function vitest(
  projects,
  { only = [], leftOut = [], args = [], env: ownEnv, name = projects.join('-'), program } = {},
) {
  const env = { ...ownEnv, ...(leftOut.length && { TESTS_LEFT_OUT: leftOut.join(',') }) };
  const report = path.join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const vitestArgs = [
    'run',
    '--maxWorkers=100%',
    '--retry=1',
    ...only,
    ...projects.flatMap((project) => ['--project', project]),
    ...args,
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json',
    path.relative(root, report),
    '--reporter=junit',
    '--outputFile.junit',
    path.relative(root, path.join(reports, `${name}.xml`)),
  ];
  const code = program
    ? await run(program, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...vitestArgs], env)
    : await run('vitest', vitestArgs, env);
  return outcomeOf(code === 0, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []);
}

/**
 * Converts Vitest's JSON report to an outcome.
 *
 * @param {boolean} ok whether Vitest exited with 0
 * @param {FileResult[]} files
 * @returns {Outcome}
 */
export function outcomeOf(ok, files) {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative(root, name) })),
  );
  /** @param {{ file: string, fullName: string, failureMessages?: string[] }} test */
  const textOf = ({ file, fullName, failureMessages = [] }) =>
    `${file} > ${fullName}\n${failureMessages.join('\n').slice(0, messageLength)}`;
  const failed = tests.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded contains no test that could fail, so it is counted itself.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = [
    ...failed.map(textOf),
    ...broken.map(({ name, message = '' }) => `${path.relative(root, name)}\n${message.slice(0, messageLength)}`),
  ];
  if (!ok && failures.length === 0) failures.push('Something outside of the tests went wrong: see its output.');
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    // In a test that passed when retried, the report keeps the errors of the first try.
    flaky: tests
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => ({ file: test.file, text: textOf(test) })),
    failedNames: failed.map(({ fullName }) => fullName),
  };
}
