import { element } from '../../review/page/dom.mjs';
import { plain } from '../matchTexts.mjs';

/** @typedef {import('../messages.mjs').ProofAnswer} ProofAnswer */
/** @typedef {import('../messages.mjs').TypedText} TypedText */
/**
 * A frame with the component at a width. `overflow`: what did not fit when it was drawn last; none before that. `says`:
 * whether the words stand in it.
 *
 * @typedef {{ width: number, frame: HTMLIFrameElement, verdict: HTMLElement, view: HTMLElement, overflow?: string[], says?: boolean }} Live
 */

/** Height of the screen in a frame, CSS px: that of the pages on which the runner of stories looks for overflow. */
const screenHeight = 640;
/** Where the built Storybook lies. */
const storybook = '../storybook/iframe.html';
/** A small file of it. */
const storybookFile = '../storybook/project.json';

/** Whether Storybook can answer: not to a page from a folder, and not where it was not built. */
export async function canBeLive() {
  if (!location.protocol.startsWith('http')) return false;
  try {
    const reply = await fetch(storybookFile);
    await reply.text();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Attributes with words that are heard, or stand in an empty field. */
const attributes = ['aria-label', 'placeholder', 'alt'];

/**
 * The element of a frame that says words.
 *
 * @param {Document} page
 * @param {string} words
 */
function elementSaying(page, words) {
  // The words around the placeholders; the longest are the surest.
  const [said = ''] = words
    .split(/\{\{\w+\}\}/)
    .map(plain)
    .sort((one, other) => other.length - one.length);
  const says = (/** @type {string | null} */ text) => plain(text ?? '').includes(said);
  return [...page.body.querySelectorAll('*:not(script,style)')].find(
    (node) =>
      said &&
      node.checkVisibility() &&
      ([...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && says(child.textContent)) ||
        attributes.some((name) => says(node.getAttribute(name)))),
  );
}

/**
 * Marks the words in a frame and brings them into view.
 *
 * @param {Live} live
 * @param {string} words
 * @returns {boolean} whether they are there
 */
function showWords({ frame, view }, words) {
  const page = frame.contentDocument;
  const holder = page && elementSaying(page, words);
  // An element of another window is none of this one's classes.
  if (!holder || !('style' in holder)) return false;
  /** @type {HTMLElement} */ (holder).style.outline = '2px solid #2348b0';
  const { top } = holder.getBoundingClientRect();
  if (top > screenHeight) frame.contentWindow?.scrollTo({ top: top - screenHeight / 2, behavior: 'instant' });
  view.scrollTop = holder.getBoundingClientRect().top - view.clientHeight / 3;
  return true;
}

/** What is wrong at a width, or that nothing is. */
const wordsOf = (/** @type {Live} */ { overflow = [], says }) => {
  if (overflow.length) return overflow.map((line) => element('span', { className: 'fault' }, line));
  return [says ? 'It fits.' : 'These words are not said here.'];
};

/**
 * The component at several widths, with words that are typed.
 *
 * @param {readonly number[]} widths
 * @param {(lives: readonly Live[]) => void} onAnswer
 */
export function createLives(widths, onAnswer) {
  /** @type {Live[]} */
  const lives = widths.map((width) => {
    const frame = element('iframe', { title: `The component at ${width} px` });
    frame.width = String(width);
    frame.height = String(screenHeight);
    const view = element('div', { className: 'view' }, frame);
    return { width, frame, view, verdict: element('p', { className: 'verdict' }) };
  });
  let words = '';
  /** @type {TypedText | null} */
  let typed = null;
  const send = (/** @type {Live} */ { frame }) => frame.contentWindow?.postMessage({ typed }, location.origin);
  /** @param {MessageEvent<ProofAnswer>} event */
  const hear = ({ source, origin, data }) => {
    const live = lives.find(({ frame }) => frame.contentWindow === source);
    if (!live || origin !== location.origin || !Array.isArray(data?.overflow)) return;
    // A frame that has just come, or that shows what was typed before.
    if (data.typed?.text !== typed?.text || data.typed?.key !== typed?.key) return send(live);
    live.overflow = data.overflow;
    live.says = showWords(live, words);
    live.verdict.replaceChildren(...wordsOf(live));
    onAnswer(lives);
  };
  addEventListener('message', hear);
  /** @param {string} shown @param {TypedText | null} other */
  const put = (shown, other) => {
    words = shown;
    typed = other;
    for (const live of lives) {
      delete live.overflow;
      live.verdict.textContent = 'Drawing …';
    }
    onAnswer(lives);
  };
  return {
    lives,
    /**
     * @param {{ story: string, locale: string }} place
     * @param {string} shown the words to look at
     * @param {TypedText | null} other those that are typed, when they are other ones than in the files
     */
    open: ({ story, locale }, shown, other) => {
      put(shown, other);
      const message = encodeURIComponent(JSON.stringify({ typed }));
      for (const { frame } of lives)
        frame.src = `${storybook}?id=${story}&viewMode=story&globals=locale:${locale};a11y.manual:!true&proof=${message}`;
    },
    /** @param {string} shown @param {TypedText | null} other */
    type: (shown, other) => {
      put(shown, other);
      for (const live of lives) send(live);
    },
    close: () => removeEventListener('message', hear),
  };
}

/** @typedef {ReturnType<typeof createLives>} Lives */
