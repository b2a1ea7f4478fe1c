// Steps that use a browser.
import path from 'node:path';
import { root, run } from '../run.mjs';
import { vitest } from '../testRun/runVitest.mjs';
import { shortJourney } from './leftOut.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').StepOptions} StepOptions */

/**
 * Draws and plays stories.
 *
 * @param {readonly string[]} args of visual.mjs
 * @returns {Promise<Outcome>}
 */
export async function playStories(args) {
  let tail = '';
  const code = await run(
    process.execPath,
    [path.join(root, 'scripts/visual.mjs'), ...args],
    {},
    (text) => (tail = (tail + text).slice(-4000)),
  );
  const { failedStories, flakyStories, readJestReport } = await import('../visual/storyResults.mjs');
  const { runReport } = await import('../visual/paths.mjs');
  const report = readJestReport(runReport);
  const [, passed = 0, failed = 0] = tail.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  return {
    passed: Number(passed),
    failed: code ? Number(failed) || 1 : Number(failed),
    ...(code && { failures: [tail] }),
    flaky: flakyStories(report),
    failedNames: failedStories(report),
  };
}

/** @typedef {import('../visual/runStories.mjs').Languages} Languages */

/**
 * @param {Languages} languages
 * @returns {(options: StepOptions) => Promise<Outcome>}
 */
const storiesIn =
  (languages) =>
  ({ only, shard }) =>
    playStories([
      '--languages',
      languages,
      ...only.flatMap((part) => ['--only', part]),
      ...(shard ? ['--shard', shard] : []),
    ]);

/** Every story in the first language, with all checks. */
export const stories = storiesIn('first');
/** Every story in the other languages, in the pseudo-language and in the largest text, with all checks. */
export const otherLanguages = storiesIn('others');

/**
 * Journeys through the built product.
 *
 * @param {string} name of the step
 * @param {{ only?: string[], leftOut?: string[] }} choice files
 * @returns {(options: StepOptions) => Promise<Outcome>}
 */
const journeysOf =
  (name, { only = [], leftOut = [] }) =>
  ({ only: parts, shard }) =>
    vitest(['journeys'], {
      name,
      only: parts.length ? [...parts] : only,
      leftOut,
      args: shard ? [`--shard=${shard}`] : [],
    });

/** The short way through the product, in each market. */
export const journeys = journeysOf('journeys', { only: [shortJourney] });
/** All journeys but that one. */
export const otherJourneys = journeysOf('otherJourneys', { leftOut: [shortJourney] });
