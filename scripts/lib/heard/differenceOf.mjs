import { structuredPatch } from 'diff';

/** Lines around a change that are shown with it. */
const context = 2;

/**
 * How two texts differ, for people: what went with `-`, what came with `+`, a few equal lines around them.
 *
 * @param {string} old
 * @param {string} now
 * @param {number} [around] number of equal lines that are shown before and after a change
 * @returns {string[]} lines; empty if the texts are equal
 */
export function differenceOf(old, now, around = context) {
  // A last line without its end would be marked as such.
  const ended = (/** @type {string} */ text) => (text ? `${text}\n` : '');
  const { hunks } = structuredPatch('', '', ended(old), ended(now), '', '', { context: around });
  return hunks.flatMap(({ lines }, at) => (at ? ['  …', ...lines] : lines));
}

/**
 * @typedef {'same' | 'changed' | 'new' | 'unstable'} HeardState
 * @typedef {{ state: HeardState, text: string, approved?: string }} HeardStory what is heard of a story, and what was
 *   approved unless it is the same
 */

/**
 * What is to be said against what is heard of a story; undefined if it is as approved.
 *
 * @param {HeardStory} heard
 */
export function heardProblem({ state, text, approved = '' }) {
  if (state === 'same') return undefined;
  if (state === 'new') return 'what is heard is not approved yet';
  const heading = state === 'changed' ? 'heard otherwise than approved' : 'heard otherwise each time it is played';
  return [`${heading}:`, ...differenceOf(approved, text)].join('\n');
}
