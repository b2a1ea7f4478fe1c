import { element } from './dom.mjs';

/** @typedef {import('../heardPage.mjs').ShownHeard} ShownHeard */

const sentences = {
  same: 'As approved.',
  changed: 'Otherwise than approved.',
  new: 'Nothing is approved yet.',
  unstable: 'Otherwise each time the story is played, so it cannot be approved.',
  'left over': 'Nobody listens to this story any more.',
};
/** Classes of lines by what they begin with. */
const kinds = new Map([
  ['-', 'went'],
  ['+', 'came'],
]);

/** @param {string} story its id @returns {ShownHeard | undefined} */
const loaded = (story) =>
  /** @type {{ reviewHeard?: Record<string, ShownHeard> }} */ (/** @type {unknown} */ (globalThis)).reviewHeard?.[
    story
  ];

/**
 * Loads what is heard of a component's stories: by a script, since a page from a folder may not fetch.
 *
 * @param {string} story its id
 * @returns {Promise<ShownHeard | undefined>} undefined if there is nothing of this story
 */
function load(story) {
  const known = loaded(story);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const script = element('script', {
      src: `heard/${story.replace(/--.*/, '')}.js`,
      onload: () => resolve(loaded(story)),
      onerror: () => resolve(undefined),
    });
    document.head.append(script);
  });
}

/** @param {ShownHeard} heard */
function linesOf({ state, lines }) {
  if (!lines.some((line) => line.trim())) return ['Nothing is heard.'];
  return lines.map((line) => {
    const text = state === 'same' ? line.slice(1) : line;
    return element('span', { className: kinds.get(line.charAt(0)) ?? 'stays' }, `${text}\n`);
  });
}

/**
 * What a screen reader says of a story, beside its pictures.
 *
 * @param {string} story its id
 */
export function heardPanel(story) {
  const text = element('pre', {}, 'Loading…');
  const state = element('p', { className: 'caption' });
  const node = element('section', { className: 'heard', hidden: true }, state, text);
  node.setAttribute('aria-label', 'What is heard');
  const show = async () => {
    const heard = await load(story);
    state.textContent = heard ? `What a screen reader says, in English. ${sentences[heard.state]}` : '';
    text.replaceChildren(...(heard ? linesOf(heard) : ['Nothing is known of what is heard here.']));
  };
  return { node, show };
}
