/**
 * @typedef {import('./runVitest.mjs').Outcome & { notProven?: string }} Outcome
 *   `notProven`: what could not be checked on this machine
 */
/** @typedef {Required<Outcome> & { name: string, seconds: number }} Row of a step that ran */

/**
 * Maximum number of files with tests that passed only when retried; more are a failure. Stories are listed but do not
 * count: each is a whole browser under load, and its pictures must match to the pixel in any attempt.
 */
const flakyFilesMax = 2;

/** @param {readonly Row[]} rows */
const flakyFiles = (rows) => [...new Set(rows.flatMap((row) => row.flaky.map(({ file }) => file)))];

/**
 * Summary of a whole run: a line for each step, then the tests that passed only when retried, and as the last line what
 * was not proven and how many passed and failed.
 *
 * @param {readonly Row[]} rows
 * @returns {{ lines: string[], failed: number }}
 */
export function closingOf(rows) {
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const lines = rows.map(
    ({ name, passed, failed, seconds }) =>
      `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
  const tooFlaky = flakyFiles(rows.filter(({ name }) => name !== 'stories')).length > flakyFilesMax;
  const files = flakyFiles(rows);
  const tests = rows.reduce((total, { flaky }) => total + flaky.length, 0);
  if (tests > 0)
    lines.push(
      `${tests} passed only at the second try, in ${files.length} files or stories: ${files.join(', ')}${tooFlaky ? `. More than ${flakyFilesMax} such files fail the run` : ''}`,
    );
  const notProven = rows.flatMap((row) => row.notProven || []);
  const failed = sum('failed') + (tooFlaky ? 1 : 0);
  lines.push(
    `${notProven.length ? `Not proven: ${notProven.join('; ')}. ` : ''}${sum('passed')} passed, ${failed} failed`,
  );
  return { lines, failed };
}
