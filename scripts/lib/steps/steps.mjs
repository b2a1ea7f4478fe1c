import { audit } from '../testRun/audit.mjs';
import { build, built, chromatic, library, storybook } from './builds.mjs';
import { journeys, stories } from './browsers.mjs';
import { lint, node24, postgres, types, unit } from './sources.mjs';

/**
 * @typedef {object} StepOptions
 * @property {boolean} all whether everything is checked (`npm run test:all`) or what a person waits for (`npm test`)
 * @property {string} [shard] `i/n`: the part of the stories and journeys that this machine runs
 */
/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */

/** @type {Readonly<Record<string, (options: StepOptions) => Promise<Outcome>>>} */
export const steps = {
  types,
  lint,
  unit,
  postgres,
  node24,
  build,
  library,
  built,
  storybook,
  stories,
  journeys,
  audit: () => audit(),
  chromatic,
};

/**
 * The order of the steps. Groups run one after another; the lanes of a group side by side, because their steps use one
 * core each.
 *
 * @type {Readonly<Record<'short' | 'all', readonly (readonly (readonly string[])[])[]>>}
 */
export const plans = {
  short: [[['types', 'build', 'storybook'], ['lint']], [['unit']], [['stories']], [['journeys']]],
  all: [
    [
      ['types', 'build', 'library', 'storybook'],
      ['lint', 'audit'],
    ],
    [['unit']],
    [['postgres']],
    [['node24']],
    [['built']],
    [['stories']],
    [['journeys']],
    [['chromatic']],
  ],
};

/** What `npm run test:all` checks beyond `npm test`. */
export const addedByAll =
  'PostgreSQL and Node 24, pictures and checks of every story in four languages, all journeys, the oldest browser, bytes, the installable library, known faults of packages';

/**
 * The steps of a plan that were asked for, in its order.
 *
 * @param {'short' | 'all'} plan
 * @param {readonly string[]} requested names of steps; none: all of the plan
 * @returns {string[][][]}
 */
export function chosen(plan, requested) {
  if (requested.length === 0) return plans[plan].map((lanes) => lanes.map((lane) => [...lane]));
  return plans.all
    .map((lanes) =>
      lanes.map((lane) => lane.filter((name) => requested.includes(name))).filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0);
}
