import { element } from '../../review/page/dom.mjs';
import { plain } from '../matchTexts.mjs';

/** @typedef {import('../messages.mjs').ProofAnswer} ProofAnswer */
/** @typedef {import('../messages.mjs').TypedText} TypedText */
/**
 * A frame with the component at a width. `overflow`: what did not fit when it was drawn last; none before that.
 *
 * @typedef {{ width: number, frame: HTMLIFrameElement, verdict: HTMLElement, view: HTMLElement, overflow?: string[] }} Live
 */

/** Height of the screen in a frame, CSS px: that of the pages on which the runner of stories looks for overflow. */
const screenHeight = 640;
/** Where the built Storybook lies. */
const storybook = '../storybook/iframe.html';

/** Whether Storybook can answer: not to a page from a folder, and not where it was not built. */
export async function canBeLive() {
  if (!location.protocol.startsWith('http')) return false;
  try {
    return (await fetch(storybook, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/**
 * Marks the words in a frame and brings them into view.
 *
 * @param {Live} live
 * @param {string} words
 */
function showWords({ frame, view }, words) {
  const page = frame.contentDocument;
  // The words around the placeholders; the longest are the surest.
  const [said = ''] = words
    .split(/\{\{\w+\}\}/)
    .map(plain)
    .sort((one, other) => other.length - one.length);
  if (!page || !said) return;
  const walk = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!holder?.checkVisibility() || !plain(walk.currentNode.textContent ?? '').includes(said)) continue;
    holder.style.outline = '2px solid #2348b0';
    const { top } = holder.getBoundingClientRect();
    if (top > screenHeight) frame.contentWindow?.scrollTo({ top: top - screenHeight / 2, behavior: 'instant' });
    view.scrollTop = holder.getBoundingClientRect().top - view.clientHeight / 3;
    return;
  }
}

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
    live.verdict.replaceChildren(
      ...(data.overflow.length
        ? data.overflow.map((line) => element('span', { className: 'fault' }, line))
        : ['It fits.']),
    );
    showWords(live, words);
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
