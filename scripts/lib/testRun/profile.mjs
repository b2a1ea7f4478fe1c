import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** Lines of each table. */
const linesMax = 15;

/** @typedef {{ what: string, ms: number }} Cost */

/**
 * The most expensive first.
 *
 * @param {string} title
 * @param {readonly Cost[]} costs
 * @returns {string[]} none without costs
 */
function tableOf(title, costs) {
  if (costs.length === 0) return [];
  const sum = costs.reduce((total, { ms }) => total + ms, 0);
  const sorted = [...costs].sort((a, b) => b.ms - a.ms).slice(0, linesMax);
  return [
    `\n=== ${title}: ${(sum / 1000).toFixed(0)} s, all workers together`,
    ...sorted.map(({ what, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${what}`),
  ];
}

/** @param {string} folder */
const jsonIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: path.parse(file).name,
      content: JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    }));

/**
 * Where the time of a run went: the files of each step's tests, and the steps of checking a story.
 *
 * @param {string} reports folder of the test runners' reports
 * @param {string} findings folder of what was found in each story
 * @returns {string[]} lines to print
 */
export function profileOf(reports, findings) {
  const files = jsonIn(reports).flatMap(({ name, content }) => {
    /** @type {{ name: string, startTime: number, endTime: number }[]} */
    const results = content.testResults ?? [];
    return tableOf(
      `test files of ${name}`,
      results.map(({ name: file, startTime, endTime }) => ({
        what: path.relative(root, file),
        ms: endTime - startTime,
      })),
    );
  });
  /** @type {Map<string, number>} */
  const steps = new Map();
  for (const { content } of jsonIn(findings))
    for (const [step, ms] of Object.entries(/** @type {Record<string, number>} */ (content.spent ?? {})))
      steps.set(step, (steps.get(step) ?? 0) + ms);
  const costs = Array.from(steps, ([what, ms]) => ({ what, ms }));
  return [...files, ...tableOf('steps of checking the stories', costs)];
}
