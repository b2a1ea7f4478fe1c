import { faults } from './faults.mjs';

/**
 * What a run of the stories prints of one of them: its problems, each indented below its id, and its changed pictures
 * (`changed <language>/<story>`).
 *
 * @param {string} output
 * @param {string} story id
 */
function saidOf(output, story) {
  const [, problems = ''] = new RegExp(`^${story}\\n((?: {2}.*\\n)+)`, 'm').exec(output) ?? [];
  const [, pictures = ''] = /^changed\n((?: {2}.*\n)+)/m.exec(output) ?? [];
  const changed = pictures.split('\n').filter((line) => line.endsWith(`/${story}`));
  return [problems, ...changed.map((line) => `changed ${line.trim()}`)].filter(Boolean).join('\n');
}

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
    const said = story === undefined ? output : saidOf(output, story);
    if (step === expected) return says.test(said) ? [] : [`${kind}: ${step} does not notice it`];
    if (step === 'stories' && expected === 'otherLanguages' && said)
      return [`${kind}: ${step} names it, which is for ${expected}:\n${said}`];
    return [];
  });
