/** @typedef {import('./outcome.mjs').Row} Row */

/**
 * Maximum number of files with tests that passed only when retried; more are a failure. Stories are listed but do not
 * count: each is a whole browser under load, and its pictures must match to the pixel in any attempt.
 */
const flakyFilesMax = 2;
const storySteps = ['stories', 'otherLanguages'];

/** @param {readonly Row[]} rows */
const flakyFiles = (rows) => [...new Set(rows.flatMap((row) => row.flaky.map(({ file }) => file)))];

/** Maximum number of failed tests that a closing line names. */
const namesMax = 10;

/**
 * Names the tests of a step that failed, in one line: some logs keep nothing else.
 *
 * @param {Row} row
 * @returns {string[]} nothing if none has a name
 */
function failedLine({ name, failedNames }) {
  const more = failedNames.length > namesMax ? ` and ${failedNames.length - namesMax} more` : '';
  return failedNames.length ? [`failed in ${name}: ${failedNames.slice(0, namesMax).join('; ')}${more}`] : [];
}

/**
 * Summary of a whole run: a line for each step, then the tests that failed and those that passed only when retried, and
 * as the last line what was not proven and how many passed and failed.
 *
 * @param {readonly Row[]} rows
 * @returns {{ lines: string[], failed: number }}
 */
export function closingOf(rows) {
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const lines = rows.map(
    ({ name, passed, failed, seconds }) =>
      `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
  lines.push(...rows.flatMap(failedLine));
  const tooFlaky = flakyFiles(rows.filter(({ name }) => !storySteps.includes(name))).length > flakyFilesMax;
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

/**
 * Prints all failures once more, because some logs keep only the end of the output.
 *
 * @param {readonly Row[]} rows
 */
export function repeatFailures(rows) {
  for (const { name, failures, flaky } of rows) {
    for (const failure of failures) console.log(`\n=== failed in ${name}\n${failure}`);
    for (const { text } of flaky) console.log(`\n=== passed only at the second try in ${name}\n${text}`);
  }
}
