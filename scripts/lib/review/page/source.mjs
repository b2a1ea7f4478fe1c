import { isNotTaken } from './picture.mjs';

/** @typedef {import('../reviewData.mjs').ReviewData} ReviewData */

const short = (/** @type {string} */ commit) => (/^[0-9a-f]{40,}$/.test(commit) ? commit.slice(0, 8) : commit);

/** @param {string} at ISO 8601 */
const timeOf = (at) => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;

/** How many of the shown pictures nobody has taken in this run. @param {ReviewData} data */
const notTaken = ({ stories }) => stories.flatMap(({ pictures }) => pictures).filter(isNotTaken).length;

/** Why a page shows approved pictures alone. @param {import('../reviewData.mjs').Source['run']} run */
const noneTaken = (run) =>
  run
    ? `The run that ended on ${timeOf(run.at)}${run.name && ` (${run.name})`} took none.`
    : 'No run has taken them again.';

/**
 * What one looks at: which run has taken the pictures, of which commit, with what they are compared, and which of them
 * it has not taken.
 *
 * @param {ReviewData} data
 * @returns {string[]} sentences
 */
export function sourceSentences(data) {
  const { commit, run, base } = data.source;
  const of = commit ? `commit ${short(commit)}` : 'an unknown commit';
  const changed = run?.changed ? ', with changes that are not committed' : '';
  const others = notTaken(data);
  return [
    run && data.taken
      ? `Taken by ${run.name || 'a run on somebody’s own machine'} on ${timeOf(run.at)} from ${of}${changed}.`
      : `Pictures as they were approved at ${of}. ${noneTaken(run)}`,
    ...(base ? [`Compared with the approved pictures of commit ${short(base)}; what looks the same is left out.`] : []),
    ...(run && data.taken && !base ? ['Compared with the approved pictures.'] : []),
    ...(run && data.taken && others
      ? [`${others} pictures were not taken in this run: they are shown as they were approved before, and marked so.`]
      : []),
  ];
}
