import { audit } from '../testRun/audit.mjs';
import { build, built, chromatic, library, storybook } from './builds.mjs';
import { journeys, otherJourneys, otherLanguages, stories } from './browsers.mjs';
import { plantedFaults } from './plantedFaults.mjs';
import { lint, longUnit, production, types, unit } from './sources.mjs';

/**
 * @typedef {object} StepOptions
 * @property {readonly string[]} only parts of the names of the tests, stories or journeys that run; none: all of the step
 * @property {string} [shard] `i/n`: the part of the stories and journeys that this machine runs
 */
/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */

/**
 * A step checks the same thing in the same way, whichever command runs it.
 *
 * @type {Readonly<Record<string, (options: StepOptions) => Promise<Outcome>>>}
 */
export const steps = {
  types,
  lint,
  unit,
  longUnit,
  production,
  build,
  library,
  built,
  storybook,
  stories,
  otherLanguages,
  journeys,
  otherJourneys,
  plantedFaults,
  audit: () => audit(),
  chromatic,
};

/** @typedef {readonly (readonly (readonly string[])[])[]} Plan groups of lanes of steps */

/**
 * The order of the steps. Groups run one after another; the lanes of a group side by side, because their steps use one
 * core each. `npm test` runs the first plan, `npm run test:all` the first and then the second.
 *
 * @type {{ test: Plan, integrationOnly: Plan }}
 */
export const plans = {
  test: [[['types', 'build', 'storybook'], ['lint']], [['unit']], [['stories']], [['journeys']]],
  integrationOnly: [
    [['library'], ['audit']],
    [['longUnit']],
    [['production']],
    [['built']],
    [['otherLanguages']],
    [['otherJourneys']],
    [['plantedFaults']],
    [['chromatic']],
  ],
};

/**
 * The steps that a command runs: the requested ones, or all of its own.
 *
 * @param {boolean} all `npm run test:all`
 * @param {readonly string[]} requested names of steps of either plan
 * @returns {string[][][]}
 */
export function chosen(all, requested) {
  const whole = [...plans.test, ...plans.integrationOnly];
  if (requested.length === 0) return (all ? whole : plans.test).map((lanes) => lanes.map((lane) => [...lane]));
  return whole
    .map((lanes) =>
      lanes.map((lane) => lane.filter((name) => requested.includes(name))).filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0);
}
