import { element } from './dom.mjs';
import { isNotTaken, stateOf } from './picture.mjs';

/** @typedef {import('./filters.mjs').ReviewPicture} ReviewPicture */
/** @typedef {import('./decided.mjs').Verdict} Verdict */
/** @typedef {{ nameOf: (locale: string) => string, verdictOf: (picture: ReviewPicture) => Verdict, isSelected: (picture: ReviewPicture) => boolean }} Look */

/**
 * Shows what was decided beside a thumbnail.
 *
 * @param {HTMLElement} item
 * @param {Verdict} verdict
 */
export function showVerdict(item, { decision, note }) {
  item.dataset['decision'] = decision;
  const place = item.querySelector('.decision');
  place?.replaceChildren(
    ...(decision === 'undecided' ? [] : [element('b', {}, decision)]),
    ...(note ? [element('span', { className: 'words' }, note)] : []),
  );
}

/**
 * A thumbnail that links to its picture, with a box that selects it.
 *
 * @param {ReviewPicture} picture
 * @param {string} storyName
 * @param {Look} look
 */
function thumbnail(picture, storyName, { nameOf, verdictOf, isSelected }) {
  const { key, locale, frame, state, pixels, faces } = picture;
  const parts = [
    nameOf(locale),
    frame === 'page' ? '' : frame,
    stateOf(picture),
    pixels === undefined ? '' : `${pixels} px differ`,
  ];
  const label = parts.filter(Boolean).join(', ');
  // Loaded lazily: the page has thousands of thumbnails.
  const image = faces.length
    ? element('img', { loading: 'lazy', alt: '', width: 120, src: `thumbnails/${key}.jpg` })
    : element('span', { className: 'none' }, 'not here');
  const link = element('a', { className: 'picture', href: `#${key}` }, image);
  link.setAttribute('aria-label', `${storyName}: ${label}`);
  const box = element('input', { type: 'checkbox', value: key, checked: isSelected(picture) });
  box.setAttribute('aria-label', `Select ${storyName}: ${label}`);
  const item = element(
    'li',
    {},
    link,
    element('label', { className: 'pick' }, box, element('span', {}, label)),
    element('div', { className: 'decision' }),
  );
  item.dataset['state'] = state;
  item.dataset['taken'] = String(!isNotTaken(picture));
  item.dataset['key'] = key;
  showVerdict(item, verdictOf(picture));
  return item;
}

/**
 * The stories as list elements, with their thumbnails and problems.
 *
 * @param {import('./filters.mjs').ShownStory[]} shown
 * @param {Look} look
 * @returns {HTMLElement[]}
 */
export const storyList = (shown, look) =>
  shown.map(({ story, pictures }) =>
    element(
      'section',
      { className: 'story' },
      element(
        'h2',
        {},
        `${story.title} / `,
        element('b', {}, story.name),
        ...story.problems.flatMap((problem) => [' ', element('mark', {}, problem)]),
      ),
      ...story.notes.map((note) => element('p', { className: 'problem' }, note)),
      ...(story.pictures.length ? [] : [element('p', { className: 'caption' }, 'No picture of this story was taken.')]),
      element('ul', {}, ...pictures.map((picture) => thumbnail(picture, `${story.title} ${story.name}`, look))),
    ),
  );
