import { element } from '../../review/page/dom.mjs';
import { cropOf } from './crop.mjs';
import { createLives } from './live.mjs';
import { placeName } from './placeName.mjs';

/** @typedef {import('../proofData.mjs').ProofText} ProofText */
/** @typedef {import('../proofData.mjs').Saying} Saying */
/** @typedef {import('./sheet.mjs').Desk} Desk */

/** Pause after the last key before the words are drawn, ms. */
const pause = 400;

/**
 * What does not fit at a place, a sentence for each width.
 *
 * @param {string} place
 * @param {readonly Pick<import('./live.mjs').Live, 'width' | 'overflow' | 'says'>[]} lives
 */
export function verdictOf(place, lives) {
  const drawn = lives.filter(({ overflow }) => overflow);
  const failing = drawn.filter(({ overflow }) => overflow?.length);
  if (failing.length) return failing.map(({ width }) => `Does not fit: ${place} at ${width} px.`).join(' ');
  if (drawn.length < lives.length) return 'Drawing …';
  if (drawn.every(({ says }) => !says)) return `${place} does not say these words: choose another state.`;
  return `It fits: ${place} at ${drawn.map(({ width }) => width).join(', ')} px.`;
}

/**
 * The pictures of a state, each in the language that is photographed at this width.
 *
 * @param {Saying} saying
 * @param {import('../proofData.mjs').Language} language
 */
function pictureOf(saying, { locale, name, width }) {
  const crop = saying.crops.find((one) => one.locale === locale);
  const label = `${placeName(saying)}, ${name}, ${crop?.width ?? width} px`;
  return element(
    'figure',
    {},
    element('figcaption', {}, label),
    crop ? cropOf(crop, label) : element('p', { className: 'none' }, 'No picture of it in this language.'),
  );
}

/**
 * A row for each width: the picture, and beside it the frame with the component.
 *
 * @param {Saying} saying
 * @param {readonly import('../proofData.mjs').Language[]} languages by width
 * @param {readonly import('./live.mjs').Live[]} lives none before they are asked for
 */
const rowsOf = (saying, languages, lives) =>
  languages.map((language, at) => {
    const live = lives[at];
    const frame = live && [
      element('figure', {}, element('figcaption', {}, `As typed, ${live.width} px`), live.verdict, live.view),
    ];
    return element('div', { className: 'row' }, pictureOf(saying, language), ...(frame ?? []));
  });

const noHost =
  'Words that are typed appear in the component where this site is on a host, with Storybook beside it. Here are the pictures.';

/**
 * The places of a text: pictures at each width, and beside them the component with the words that are typed.
 *
 * @param {ProofText} text
 * @param {Desk} desk
 */
export function createStage(text, desk) {
  const [first] = text.sayings;
  if (first) return stageOf(text, desk, first);
  const content = element('p', {}, 'No picture shows it. Where it is said, see above.');
  return { content, type: () => {}, close: () => {} };
}

/**
 * @param {ProofText} text
 * @param {Desk} desk
 * @param {Saying} first the state that is shown first
 */
function stageOf({ sayings, more, key, words: own }, { data, locale, canBeLive, drafts }, first) {
  let saying = first;
  let words = drafts.of(locale, key)?.text ?? own[locale] ?? '';
  let isOpen = false;
  let timer = 0;
  const verdict = element('p', { className: 'result', role: 'status' });
  const languages = [...data.languages].sort((one, other) => one.width - other.width);
  const widths = languages.map(({ width }) => width);
  const live = createLives(widths, (lives) => {
    const said = verdictOf(placeName(saying), lives);
    verdict.textContent = said;
    verdict.classList.toggle('fault', said.startsWith('Does not fit'));
  });
  const open = element('button', { type: 'button', hidden: !canBeLive }, 'Show it in the component');
  const rows = element('div', { className: 'rows' });
  const draw = () => rows.replaceChildren(...rowsOf(saying, languages, isOpen ? live.lives : []));
  const typed = () => (words === own[locale] ? null : { locale, key, text: words });
  const start = () => {
    if (!canBeLive) return;
    isOpen = true;
    open.hidden = true;
    draw();
    live.open({ story: saying.story, locale }, words, typed());
  };
  const pick = (/** @type {string} */ story) => {
    saying = sayings.find((one) => one.story === story) ?? saying;
    if (isOpen) start();
    else draw();
  };
  const options = sayings.map((one) => element('option', { value: one.story }, placeName(one)));
  const choice = element('select', { onchange: () => pick(choice.value) }, ...options);
  const states = element('p', {}, element('label', {}, 'State ', choice), more ? ` and ${more} more. ` : ' ', open);
  open.addEventListener('click', start);
  draw();
  const hint = canBeLive ? [] : [element('p', { className: 'none' }, noHost)];
  return {
    content: element('section', {}, element('h3', {}, 'In its place'), states, ...hint, verdict, rows),
    /** @param {string} next */
    type: (next) => {
      words = next;
      clearTimeout(timer);
      timer = window.setTimeout(() => (isOpen ? live.type(words, typed()) : start()), pause);
    },
    close: () => {
      clearTimeout(timer);
      live.close();
    },
  };
}
