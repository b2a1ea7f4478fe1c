import { locales } from '../locales.mjs';
import { storyIdOf } from '../visual/pictureFiles.mjs';
import { problemsOf } from '../visual/storyResults.mjs';

/** @typedef {'same' | 'changed' | 'new' | 'left over' | 'not taken'} PictureState */
/** @typedef {'overflow' | 'axe' | 'broken'} Problem */
/**
 * @typedef {{ key: string, locale: string, name: string, state: PictureState, pixels?: number }} ReviewPicture
 *   `key`: hash of its link
 */
/** @typedef {{ id: string, title: string, name: string, problems: Problem[], notes: string[], pictures: ReviewPicture[] }} ReviewStory */
/** @typedef {{ only?: string, locales: string[], taken: number, stories: ReviewStory[] }} ReviewData */

/**
 * Collects everything that the review page shows.
 *
 * @param {object} run
 * @param {import('../visual/storyResults.mjs').StoryResult[]} run.results
 * @param {import('../visual/difference.mjs').MeasuredPicture[]} run.measured pictures that differ or are new
 * @param {import('../visual/pictureFiles.mjs').Picture[]} run.leftOver approved pictures that no story takes
 * @param {import('../visual/pictureFiles.mjs').Picture[]} run.approved
 * @param {string} [run.only] the part of the story ids that selected the stories, unless all were selected
 * @returns {ReviewData}
 */
export function reviewData({ results, measured, leftOver, approved, only }) {
  /** @param {import('../visual/pictureFiles.mjs').Picture} picture */
  const keyOf = ({ locale, name }) => `${locale}/${name}`;
  const changes = new Map(measured.map((picture) => [keyOf(picture), picture]));
  const unused = new Set(leftOver.map(keyOf));
  /** @type {Map<string, import('../visual/pictureFiles.mjs').Picture[]>} */
  const byStory = new Map();
  for (const { locale, name } of [...approved, ...measured.filter(({ pixels }) => pixels === undefined)])
    byStory.set(storyIdOf(name), [...(byStory.get(storyIdOf(name)) ?? []), { locale, name }]);
  const taken = new Set(
    results.flatMap(({ findings }) =>
      findings.flatMap(({ variant, pictures }) => pictures.map(({ name }) => `${variant}/${name}`)),
    ),
  );
  /** @param {string} key @returns {PictureState} */
  const stateOf = (key) => {
    const change = changes.get(key);
    if (change) return change.pixels === undefined ? 'new' : 'changed';
    if (unused.has(key)) return 'left over';
    return taken.has(key) ? 'same' : 'not taken';
  };
  /** @param {string} id @returns {ReviewPicture[]} */
  const picturesOf = (id) =>
    (byStory.get(id) ?? [])
      .map((picture) => ({ key: keyOf(picture), ...picture, state: stateOf(keyOf(picture)) }))
      .map((picture) => ({ ...picture, ...changes.get(picture.key) }))
      .sort((a, b) => a.locale.localeCompare(b.locale) || a.name.localeCompare(b.name));
  const known = new Set(results.map(({ id }) => id));
  const gone = Array.from(new Set(leftOver.map(({ name }) => storyIdOf(name)))).filter((id) => !known.has(id));
  return {
    ...(only && { only }),
    locales,
    taken: taken.size,
    stories: [
      ...results.map((story) => ({
        id: story.id,
        title: story.title,
        name: story.name,
        problems: kindsOfProblems(story),
        notes: problemsOf(story),
        pictures: picturesOf(story.id),
      })),
      ...gone.map((id) => ({
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
