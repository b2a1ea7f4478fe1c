import { faults } from './faults.mjs';

/** What the test runner prints of a story: its id, and its problems below, each line indented. */
const blockOf = (/** @type {string} */ output, /** @type {string} */ story) =>
  new RegExp(`^${story}\\n((?: {2}.*\\n)+)`, 'm').exec(output)?.[1] ?? '';

/**
 * The planted faults that a step should have named and did not, and those that it named although a later step is for
 * them.
 *
 * @param {string} step
 * @param {string} output what the step printed
 * @returns {string[]} a sentence about each
 */
export const unnoticed = (step, output) =>
  faults.flatMap(({ kind, story, says, step: expected }) => {
    const said = story === undefined ? output : blockOf(output, story);
    if (step === expected) return says.test(said) ? [] : [`${kind}: ${step} does not notice it`];
    if (step === 'stories' && expected === 'otherLanguages' && said)
      return [`${kind}: ${step} names it, which is for ${expected}:\n${said}`];
    return [];
  });
