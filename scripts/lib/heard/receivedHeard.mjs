/**
 * What a run has heard that is not as approved, in its `received.json` beside the pictures:
 *
 *     "heard": [{ "story": "screens-home--filled", "state": "changed", "text": "- banner:\n  - heading …" }]
 */
import { readList, readText, readWord, WrongForm } from '../pictures/forms.mjs';

/** @typedef {import('./heardFiles.mjs').HeardTexts} HeardTexts */
/**
 * How what is heard compares with what was approved.
 *
 * - `changed`, `new`: it is otherwise; nothing is approved.
 * - `unstable`: it was otherwise when the story was played once more.
 * - `left over`: something is approved, but nobody listens to such a story any more; `text` is empty.
 *
 * @typedef {{ story: string, state: 'changed' | 'new' | 'unstable' | 'left over', text: string }} ReceivedHeard
 */
/**
 * What is read of the results of a story (`storyResults.mjs`).
 *
 * @typedef {{
 *   id: string,
 *   findings: readonly { variant: string, errors: readonly string[], heard?: import('./differenceOf.mjs').HeardStory }[],
 * }} StoryResult
 */

/**
 * @param {import('../pictures/forms.mjs').Fields} content of a JSON file
 * @param {string} file its name, for messages
 * @returns {ReceivedHeard[]} none in a file of a run that did not listen
 * @throws {WrongForm}
 */
export const parseReceivedHeard = (content, file) =>
  content['heard'] === undefined
    ? []
    : readList(content, 'heard', file, (fields, where) => {
        const { text } = fields;
        if (typeof text !== 'string') throw new WrongForm(`${where}: "text" is no text.`);
        return {
          story: readText(fields, 'story', /^[\w-]+--[\w-]+$/, where),
          state: readWord(fields, 'state', /** @type {const} */ (['changed', 'new', 'unstable', 'left over']), where),
          text,
        };
      });

/** What was heard of a story. @param {StoryResult} result */
const heardOf = ({ findings }) => findings.find(({ heard }) => heard)?.heard;

/**
 * What a run has heard that is not as approved.
 *
 * @param {readonly StoryResult[]} results
 * @returns {ReceivedHeard[]}
 */
export const heardOtherwise = (results) =>
  results.flatMap((result) => {
    const heard = heardOf(result);
    return heard && heard.state !== 'same' ? [{ story: result.id, state: heard.state, text: heard.text }] : [];
  });

/**
 * What is approved of stories to which nobody listens any more.
 *
 * @param {HeardTexts} approved
 * @param {readonly StoryResult[]} results of this run
 * @param {object} run
 * @param {(storyId: string) => boolean} run.photographed whether the story exists and its pictures are taken
 * @param {string} run.listened name of the variant in which the run listens
 * @param {string | undefined} run.shard `i/n`; only the first shard reports what belongs to no story
 * @returns {ReceivedHeard[]}
 */
export function leftOverHeard(approved, results, { photographed, listened, shard = '1/1' }) {
  const byId = new Map(results.map((result) => [result.id, result]));
  const isLeftOver = (/** @type {string} */ story) => {
    if (!photographed(story)) return shard.startsWith('1/');
    const finding = byId.get(story)?.findings.find(({ variant }) => variant === listened);
    return finding !== undefined && finding.heard === undefined && finding.errors.length === 0;
  };
  return [...approved.keys()].filter(isLeftOver).map((story) => ({ story, state: 'left over', text: '' }));
}

/**
 * Approves what a run has heard.
 *
 * @param {HeardTexts} approved
 * @param {readonly ReceivedHeard[]} received
 * @returns {{ heard: HeardTexts, written: string[], removed: string[], problems: string[] }} `problems`: what cannot be
 *   approved, and why
 */
export function approveHeard(approved, received) {
  const heard = new Map(approved);
  /** @type {{ written: string[], removed: string[], problems: string[] }} */
  const { written, removed, problems } = { written: [], removed: [], problems: [] };
  for (const { story, state, text } of received) {
    if (state === 'unstable') problems.push(`heard/${story} was heard otherwise when it was played once more`);
    else if (state === 'left over') {
      if (heard.delete(story)) removed.push(story);
    } else {
      heard.set(story, text);
      written.push(story);
    }
  }
  return { heard, written, removed, problems };
}
