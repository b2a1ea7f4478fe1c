import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run test:all` plays the first language in one step and the others in a later one. What the first has found is
 * kept, so that the review page and `received.json` of the second show all languages.
 */

/** @typedef {import('./storyResults.mjs').StoryResult} StoryResult */

/**
 * Tells a built Storybook from the one that was built before it.
 *
 * @param {string} site
 */
const buildOf = (site) => statSync(path.join(site, 'index.json')).mtimeMs;

/**
 * @param {string} file
 * @param {string} site the built Storybook that was played
 * @param {readonly StoryResult[]} results of the first language
 */
export const saveFirstResults = (file, site, results) =>
  writeFileSync(file, JSON.stringify({ build: buildOf(site), results }));

/**
 * The results of a run of the other languages, each with what was found in the first one.
 *
 * @param {string} file that {@link saveFirstResults} wrote; it counts only if the same build was played
 * @param {string} site
 * @param {readonly StoryResult[]} results of the other languages
 * @returns {StoryResult[]}
 */
export function withFirstResults(file, site, results) {
  /** @type {{ build: number, results: StoryResult[] }} */
  const first = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { build: Number.NaN, results: [] };
  if (first.build !== buildOf(site)) return [...results];
  const findings = new Map(first.results.map((result) => [result.id, result.findings]));
  return results.map((result) => ({ ...result, findings: [...(findings.get(result.id) ?? []), ...result.findings] }));
}
