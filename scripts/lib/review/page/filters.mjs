import { countedPictures, countedStories } from './counted.mjs';

/** @typedef {import('../reviewData.mjs').ReviewData} ReviewData */
/** @typedef {import('../reviewData.mjs').ReviewStory} ReviewStory */
/** @typedef {import('../reviewData.mjs').ReviewPicture} ReviewPicture */
/** @typedef {import('./picture.mjs').Verdict} Verdict */
/** @typedef {{ state: string, decision: string, locale: string, kind: string, component: string, find: string }} Filter an empty string means all */
/** @typedef {{ story: ReviewStory, pictures: ReviewPicture[] }} ShownStory */

const differs = ['changed', 'new', 'unstable', 'left over'];
export const states = ['different', 'changed', 'new', 'unstable', 'left over', 'overflow', 'axe', 'heard', 'broken'];
export const noFilter = { state: '', decision: '', locale: '', kind: '', component: '', find: '' };

/**
 * The kind of a story: the first part of its title, and the second where that tells dialogs from toasts.
 *
 * @param {ReviewStory} story
 */
export const kindOf = ({ title }) => {
  const [first = '', second = ''] = title.split('/');
  return first === 'Overlays' && second ? second : first;
};

/**
 * @param {ReviewStory} story
 * @param {ReviewPicture} picture
 * @param {string} state
 */
const isIn = (story, picture, state) =>
  !state ||
  picture.state === state ||
  (state === 'different' && differs.includes(picture.state)) ||
  story.problems.some((problem) => problem === state);

/** @param {Verdict} verdict @param {string} wanted */
const isDecided = ({ decision, note }, wanted) => !wanted || decision === wanted || (wanted === 'noted' && note !== '');

/**
 * The stories that match a filter, each with its matching pictures. A story without pictures is kept if it matches
 * itself.
 *
 * @param {ReviewData} data
 * @param {Filter} filter
 * @param {(picture: ReviewPicture) => Verdict} [verdictOf]
 * @returns {ShownStory[]}
 */
export function filtered({ stories }, filter, verdictOf = () => ({ decision: 'undecided', note: '' })) {
  const { state, decision, locale, kind, component, find } = filter;
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return stories.flatMap((story) => {
    const text = `${story.title} ${story.name} ${story.id}`.toLowerCase();
    if ((component && story.title !== component) || (kind && kindOf(story) !== kind)) return [];
    if (!words.every((word) => text.includes(word))) return [];
    const pictures = story.pictures.filter(
      (picture) =>
        (!locale || picture.locale === locale) &&
        isIn(story, picture, state) &&
        isDecided(verdictOf(picture), decision),
    );
    const itself = !state || story.problems.some((problem) => problem === state);
    const alone = story.pictures.length === 0 && itself && !decision;
    return pictures.length || alone ? [{ story, pictures }] : [];
  });
}

/**
 * The number of stories or pictures in a state.
 *
 * @param {ReviewData} data
 * @param {string} state
 */
export function countOf(data, state) {
  const shown = filtered(data, { ...noFilter, state });
  const perStory = ['overflow', 'axe', 'heard', 'broken'].includes(state);
  return perStory ? shown.length : shown.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

/**
 * The headline of the page: the overall result.
 *
 * @param {ReviewData} data
 */
export function verdict(data) {
  const part = data.only
    ? `Part of the stories: the ${data.stories.length} whose id contains “${data.only}”. `
    : `${countedStories(data.stories.length)}. `;
  const counts = states.slice(1).map((state) => [countOf(data, state), state]);
  const wrong = counts.filter(([count]) => count).map(([count, state]) => `${count} ${state}`);
  if (wrong.length) return `${part}${wrong.join(', ')}.`;
  if (data.source.base) return `${part}No picture differs, and nothing is wrong.`;
  if (!data.source.run) return `${part}Pictures as they were approved.`;
  return data.taken
    ? `${part}Nothing changed: what was taken (${countedPictures(data.taken)}) is as approved, and nothing is wrong.`
    : `${part}No pictures were taken in this run, and nothing is wrong.`;
}
