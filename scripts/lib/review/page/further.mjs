import { buttonWithKey, element } from './dom.mjs';
import { heardPanel } from './heard.mjs';

/** @typedef {import('../reviewData.mjs').ReviewStory} ReviewStory */
/** @typedef {{ node: HTMLElement, button: HTMLButtonElement, focus?: () => void }} Layer */

/** @param {import('../looksPage.mjs').ShownLook} look */
function lookFigure({ file, label, taken }) {
  const words = `${label}. Not compared with anything, and never approved: ${taken}.`;
  return element(
    'figure',
    { className: 'look', hidden: true },
    element('figcaption', { className: 'caption' }, words),
    element('img', { src: file, alt: label, loading: 'lazy' }),
  );
}

/**
 * What can be seen and heard of a story beside its pictures, each with its button.
 *
 * @param {ReviewStory} story
 * @param {(view: string) => void} turnTo
 * @returns {Map<string, Layer>}
 */
export function furtherLayers({ id, heard, looks = [] }, turnTo) {
  /** @type {Map<string, Layer>} */
  const layers = new Map();
  if (heard) {
    const { node, show } = heardPanel(id);
    const button = buttonWithKey('Heard', 'h', { onclick: () => turnTo('heard') });
    layers.set('heard', { node, button, focus: () => void show() });
  }
  for (const look of looks) {
    const button = element('button', { type: 'button', onclick: () => turnTo(look.file) }, look.label);
    layers.set(look.file, { node: lookFigure(look), button });
  }
  return layers;
}
