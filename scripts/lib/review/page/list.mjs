import { element } from './dom.mjs';

/**
 * A thumbnail that links to its picture.
 *
 * @param {import('./filters.mjs').ReviewPicture} picture
 * @param {string} storyName
 */
function thumbnail({ key, locale, frame, state, pixels, faces }, storyName) {
  const parts = [
    locale,
    frame === 'page' ? '' : frame,
    state === 'same' ? '' : state,
    pixels === undefined ? '' : `${pixels} px`,
  ];
  const label = parts.filter(Boolean).join(', ');
  // Loaded lazily: the page has thousands of thumbnails.
  const image = faces.length
    ? element('img', { loading: 'lazy', alt: '', width: 120, src: `thumbnails/${key}.jpg` })
    : element('span', { className: 'none' }, 'not here');
  const link = element('a', { className: 'picture', href: `#${key}` }, image, label);
  link.dataset['state'] = state;
  link.setAttribute('aria-label', `${storyName}: ${label}`);
  return element('li', {}, link);
}

/**
 * The stories as list elements, with their thumbnails and problems.
 *
 * @param {import('./filters.mjs').ShownStory[]} shown
 * @returns {HTMLElement[]}
 */
export const storyList = (shown) =>
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
      element('ul', {}, ...pictures.map((picture) => thumbnail(picture, `${story.title} ${story.name}`))),
      ...story.notes.map((note) => element('p', { className: 'note' }, note)),
    ),
  );
