import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Tried */
/** @typedef {{ name: string, status?: string, message?: string, assertionResults: Tried[] }} TestFile */

const reports = path.join(root, 'dist/test');
/** Of one message: enough to see what was expected and what came instead. */
const longest = 1200;

/**
 * Runs projects of vitest.config.ts on every core: one is left free by default, which nobody needs here. Some tests start
 * servers, databases and browsers side by side, so the files that fail are run once more, without the others beside them.
 *
 * @param {string[]} projects
 * @param {{ only?: string[], env?: Record<string, string>, name?: string }} [ask] `only`: parts of the names of files
 * @returns {Promise<[passed: number, failed: number, told: string[]]>} as {@link verdictOf} says
 */
export async function vitest(projects, { only = [], env, name = projects.join('-') } = {}) {
  /**
   * @param {string[]} files
   * @param {string} report
   * @returns {Promise<{ ok: boolean, files: TestFile[] }>}
   */
  const once = async (files, report) => {
    const file = path.join(reports, `${report}.json`);
    const asked = projects.flatMap((project) => ['--project', project]);
    const code = await run(
      'vitest',
      [
        'run',
        '--maxWorkers=100%',
        ...files,
        ...asked,
        '--silent=passed-only',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json',
        path.relative(root, file),
      ],
      env,
    );
    return { ok: code === 0, files: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [] };
  };
  const first = await once(only, name);
  const broken = first.files.filter(({ status }) => status === 'failed').map((file) => path.relative(root, file.name));
  if (first.ok || broken.length === 0) return verdictOf(first);
  console.log(`\n=== once more: ${broken.join(' ')}`);
  return verdictOf(first, await once(broken, `${name}-again`));
}

/**
 * What is said of a run, and of the second one of the files that failed.
 *
 * @param {{ ok: boolean, files: TestFile[] }} first
 * @param {{ ok: boolean, files: TestFile[] }} [again]
 * @returns {[passed: number, failed: number, told: string[]]} tests, as they ended; and for each one that did not go well
 *   the first time where it is, its name and the beginning of why, for people who see only the end of the output
 */
export function verdictOf(first, again) {
  const { ok, files } = again ?? first;
  const last = [...first.files.filter(({ name }) => !files.some((one) => one.name === name)), ...files];
  /** @param {string} wanted */
  const count = (wanted) =>
    last.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
  // A file that cannot even be loaded has no test that could fail.
  const failed = count('failed') || (ok ? 0 : Math.max(1, last.filter(({ status }) => status === 'failed').length));
  const troubles = first.files
    .flatMap(troubleOf)
    .map((trouble) => (again && !failed ? `It passed when its file was run again: ${trouble}` : trouble));
  return [
    count('passed'),
    failed,
    failed && troubles.length === 0 ? ['Something outside of the tests went wrong: see what it wrote.'] : troubles,
  ];
}

/** @param {TestFile} file */
function troubleOf({ name, status, message = '', assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(
      ({ fullName, failureMessages = [] }) => `${file} > ${fullName}\n${failureMessages.join('\n').slice(0, longest)}`,
    );
  return failed.length === 0 && status === 'failed' ? [`${file}\n${message.slice(0, longest)}`] : failed;
}
