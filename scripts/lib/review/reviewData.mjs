import { keyOf } from '../pictures/picture.mjs';
import { problemsOf } from '../visual/storyResults.mjs';

/** @typedef {import('../visual/difference.mjs').Change} Change */
/** @typedef {import('../pictures/picture.mjs').Look} Look */
/** @typedef {import('../pictures/received.mjs').ReceivedState | 'not taken'} PictureState */
/** @typedef {import('../pictures/received.mjs').Problem} Problem */
/** @typedef {import('../pictures/received.mjs').PlayedStory} PlayedStory */
/** @typedef {'new' | 'old' | 'difference'} Face a version of a picture */
/**
 * - `key`: hash of its link.
 * - `taken`: whether the run has taken it.
 * - `faces`: the versions that can be shown, the one shown first in front.
 * - `old`, `new`: the looks it had and has. One that is no face is not in the store.
 *
 * @typedef {{
 *   key: string,
 *   locale: string,
 *   frame: string,
 *   state: PictureState,
 *   taken: boolean,
 *   pixels?: number,
 *   old?: Look,
 *   new?: Look,
 *   faces: Face[],
 * }} ReviewPicture
 */
/**
 * - `heard`: whether it is known what is heard of it, which is beside the page (heardPage.mjs).
 * - `looks`: pictures of it that are compared with nothing.
 *
 * @typedef {PlayedStory & { pictures: ReviewPicture[], heard?: boolean, looks?: import('./looksPage.mjs').ShownLook[] }} ReviewStory
 */
/**
 * Where the pictures come from.
 *
 * - `commit`: of which they are; empty if unknown.
 * - `run`: which has taken them; undefined: none did, they are shown as they were approved.
 * - `base`: the commit with whose approved pictures they are compared; undefined: with those that are approved now.
 *
 * @typedef {{ commit: string, run?: import('../pictures/received.mjs').Run | undefined, base?: string }} Source
 */
/**
 * `missing`: what to do about old pictures that are not in the store.
 *
 * @typedef {{
 *   only?: string,
 *   languages: { code: string, name: string }[],
 *   source: Source,
 *   taken: number,
 *   missing: string,
 *   stories: ReviewStory[],
 * }} ReviewData
 */

/**
 * @param {{ old?: Look, new?: Look, pixels?: number }} picture
 * @param {(hash: string) => boolean} isStored
 * @returns {Face[]}
 */
const facesOf = ({ old, new: now, pixels }, isStored) => [
  ...(now && isStored(now.hash) ? [/** @type {const} */ ('new')] : []),
  ...(old && isStored(old.hash) ? [/** @type {const} */ ('old')] : []),
  ...(pixels === undefined ? [] : [/** @type {const} */ ('difference')]),
];

/**
 * What a run found in each story, for its `received.json` and the review page.
 *
 * @param {readonly import('../visual/storyResults.mjs').StoryResult[]} results
 * @returns {PlayedStory[]}
 */
export const playedStories = (results) =>
  results.map((story) => ({
    id: story.id,
    title: story.title,
    name: story.name,
    problems: kindsOfProblems(story),
    notes: problemsOf(story),
  }));

/**
 * A story of which nothing but its id is known.
 *
 * @param {string} id
 * @returns {PlayedStory}
 */
export const unplayed = (id) => ({ id, title: id.split('--')[0] ?? id, name: id, problems: [], notes: [] });

/**
 * The pictures that are as approved, whether they were taken or not.
 *
 * @param {import('../pictures/lock.mjs').Lock} lock
 * @param {ReadonlySet<string>} changed keys of the others
 * @param {ReadonlySet<string>} taken keys
 */
const unchangedIn = (lock, changed, taken) =>
  Array.from(lock.values())
    .filter((picture) => !changed.has(keyOf(picture)))
    .map(({ story, frame, locale, width, height, hash }) => ({
      ...{ story, frame, locale, old: { width, height, hash } },
      state: /** @type {PictureState} */ (taken.has(keyOf({ story, frame, locale })) ? 'same' : 'not taken'),
    }));

/**
 * Collects everything that the review page shows.
 *
 * @param {object} run
 * @param {readonly PlayedStory[]} run.stories
 * @param {readonly import('../pictures/received.mjs').ReceivedPicture[]} run.received what was taken
 * @param {readonly Change[]} run.changes pictures that are not as approved, measured
 * @param {import('../pictures/lock.mjs').Lock} run.lock approved pictures; those that did not change are shown too
 * @param {(hash: string) => boolean} run.isStored whether a picture can be shown
 * @param {string} run.missing what to do about old pictures that are not in the store
 * @param {Source} run.source
 * @param {{ code: string, name: string }[]} run.languages
 * @param {string} [run.only] the part of the story ids that selected the stories, unless all were selected
 * @returns {ReviewData}
 */
export function reviewData({ stories, received, changes, lock, isStored, missing, source, languages, only }) {
  const taken = new Set(received.filter(({ state }) => state !== 'left over').map(keyOf));
  /** @type {Map<string, ReviewPicture[]>} */
  const byStory = new Map();
  for (const picture of [...unchangedIn(lock, new Set(changes.map(keyOf)), taken), ...changes]) {
    const { story, frame, locale, state } = picture;
    const sides = { ...(picture.old && { old: picture.old }), ...('new' in picture && { new: picture.new }) };
    const pixels = 'pixels' in picture && picture.pixels !== undefined ? { pixels: picture.pixels } : {};
    const faces = facesOf({ ...sides, ...pixels }, isStored);
    const key = keyOf(picture);
    const shown = { key, locale, frame, state, taken: taken.has(key), ...pixels, ...sides, faces };
    byStory.set(story, [...(byStory.get(story) ?? []), shown]);
  }
  const order = new Map(languages.map(({ code }, at) => [code, at]));
  const rank = (/** @type {ReviewPicture} */ { locale }) => order.get(locale) ?? order.size;
  const picturesOf = (/** @type {string} */ id) =>
    (byStory.get(id) ?? []).sort((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key));
  const known = new Set(stories.map(({ id }) => id));
  const gone = new Set(changes.map(({ story }) => story).filter((id) => !known.has(id)));
  const all = [...stories, ...Array.from(gone, (id) => ({ ...unplayed(id), title: 'No story any more' }))].map(
    (story) => ({ ...story, pictures: picturesOf(story.id) }),
  );
  const empty = (/** @type {ReviewStory} */ { pictures, problems }) => pictures.length + problems.length === 0;
  return {
    ...(only && { only }),
    languages,
    source,
    taken: taken.size,
    missing,
    // What nobody can look at stands last.
    stories: [...all.filter((story) => !empty(story)), ...all.filter(empty)],
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
    ...(findings.some(({ heard }) => heard && heard.state !== 'same') ? [/** @type {const} */ ('heard')] : []),
    ...(error || some('errors') ? [/** @type {const} */ ('broken')] : []),
  ];
}
