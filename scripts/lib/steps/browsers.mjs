// Steps that use a browser.
import path from 'node:path';
import { root, run } from '../run.mjs';
import { vitest } from '../testRun/runVitest.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').StepOptions} StepOptions */

/**
 * Draws and plays the stories: in every language with pictures, or in one without.
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

/** @param {StepOptions} options */
export const stories = ({ all, shard }) =>
  playStories([...(all ? [] : ['--one-language', '--no-pictures']), ...(shard ? ['--shard', shard] : [])]);

/**
 * Journeys through the built product: all of them, or one short journey of each market.
 *
 * @param {StepOptions} options
 */
export const journeys = ({ all, shard }) =>
  vitest(['journeys'], {
    name: 'journeys',
    only: all ? [] : ['app/e2e/wallet/market.journey.ts'],
    args: shard ? [`--shard=${shard}`] : [],
  });
