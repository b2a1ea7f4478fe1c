/** @typedef {import('./runVitest.mjs').Outcome & { notProven?: string }} Outcome `notProven`: what could not be tried here */
/** @typedef {Required<Outcome> & { name: string, seconds: number }} Row of a step that was carried out */

/**
 * More files than this with tests that passed only when they were retried are a failure of their own. Stories are named but do
 * not count: each is a whole browser under load, and what it must show is held to the pixel at either try.
 */
const flakyFilesMax = 2;

/** @param {readonly Row[]} rows */
const flakyFiles = (rows) => [...new Set(rows.flatMap((row) => row.flaky.map(({ file }) => file)))];

/**
 * What a whole run says at its end: a line for each step, then what passed only at its second try, and as the last line what was
 * not proven, and how many passed and failed.
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
