import { locales } from '../locales.mjs';
import { keyOf } from '../pictures/picture.mjs';
import { problemsOf, takenPictures } from '../visual/storyResults.mjs';

/** @typedef {import('../visual/difference.mjs').Change} Change */
/** @typedef {import('../pictures/received.mjs').ReceivedState | 'not taken'} PictureState */
/** @typedef {'overflow' | 'axe' | 'broken'} Problem */
/** @typedef {'new' | 'old' | 'difference'} Face a version of a picture */
/**
 * - `key`: hash of its link.
 * - `faces`: the versions that can be shown, the one shown first in front.
 * - `old`, `new`: hashes of the looks it had and has. One that is no face is not in the store.
 *
 * @typedef {{
 *   key: string,
 *   locale: string,
 *   frame: string,
 *   state: PictureState,
 *   pixels?: number,
 *   old?: string,
 *   new?: string,
 *   faces: Face[],
 * }} ReviewPicture
 */
/** @typedef {{ id: string, title: string, name: string, problems: Problem[], notes: string[], pictures: ReviewPicture[] }} ReviewStory */
/**
 * `missing`: what to do about old pictures that are not in the store.
 *
 * @typedef {{ only?: string, locales: string[], taken: number, missing: string, stories: ReviewStory[] }} ReviewData
 */

/**
 * @param {{ old?: string, new?: string, pixels?: number }} picture
 * @param {(hash: string) => boolean} isStored
 * @returns {Face[]}
 */
const facesOf = ({ old, new: now, pixels }, isStored) => [
  ...(now && isStored(now) ? [/** @type {const} */ ('new')] : []),
  ...(old && isStored(old) ? [/** @type {const} */ ('old')] : []),
  ...(pixels === undefined ? [] : [/** @type {const} */ ('difference')]),
];

/**
 * Collects everything that the review page shows.
 *
 * @param {object} run
 * @param {import('../visual/storyResults.mjs').StoryResult[]} run.results
 * @param {readonly Change[]} run.changes pictures that are not as approved, measured
 * @param {import('../pictures/lock.mjs').Lock} run.lock
 * @param {(hash: string) => boolean} run.isStored whether a picture can be shown
 * @param {string} run.missing what to do about old pictures that are not in the store
 * @param {string} [run.only] the part of the story ids that selected the stories, unless all were selected
 * @returns {ReviewData}
 */
export function reviewData({ results, changes, lock, isStored, missing, only }) {
  const changed = new Set(changes.map(keyOf));
  const taken = new Set(takenPictures(results).map(keyOf));
  const unchanged = Array.from(lock.values())
    .filter((picture) => !changed.has(keyOf(picture)))
    .map((picture) => ({
      ...picture,
      old: picture.hash,
      state: /** @type {PictureState} */ (taken.has(keyOf(picture)) ? 'same' : 'not taken'),
    }));
  /** @type {Map<string, ReviewPicture[]>} */
  const byStory = new Map();
  for (const picture of [...unchanged, ...changes]) {
    const { story, frame, locale, state } = picture;
    const sides = { ...(picture.old && { old: picture.old }), ...('new' in picture && { new: picture.new }) };
    const pixels = 'pixels' in picture && picture.pixels !== undefined ? { pixels: picture.pixels } : {};
    const faces = facesOf({ ...sides, ...pixels }, isStored);
    const shown = { key: keyOf(picture), locale, frame, state, ...pixels, ...sides, faces };
    byStory.set(story, [...(byStory.get(story) ?? []), shown]);
  }
  const picturesOf = (/** @type {string} */ id) =>
    (byStory.get(id) ?? []).sort((a, b) => a.locale.localeCompare(b.locale) || a.key.localeCompare(b.key));
  const known = new Set(results.map(({ id }) => id));
  const gone = new Set(changes.map(({ story }) => story).filter((id) => !known.has(id)));
  return {
    ...(only && { only }),
    locales,
    taken: taken.size,
    missing,
    stories: [
      ...results.map((story) => ({
        id: story.id,
        title: story.title,
        name: story.name,
        problems: kindsOfProblems(story),
        notes: problemsOf(story),
        pictures: picturesOf(story.id),
      })),
      ...Array.from(gone, (id) => ({
        id,
        title: 'No story any more',
        name: id,
        problems: [],
        notes: [],
        pictures: picturesOf(id),
      })),
    ],
  };
}

/**
 * @param {import('../visual/storyResults.mjs').StoryResult} story
 * @returns {Problem[]}
 */
function kindsOfProblems({ error, findings }) {
  const some = (/** @type {'axe' | 'overflow' | 'errors'} */ kind) => findings.some((one) => one[kind].length > 0);
  return [
    ...(some('overflow') ? [/** @type {const} */ ('overflow')] : []),
    ...(some('axe') ? [/** @type {const} */ ('axe')] : []),
    ...(error || some('errors') ? [/** @type {const} */ ('broken')] : []),
  ];
}
