import { buttonWithKey, element } from './dom.mjs';
import { furtherLayers } from './further.mjs';
import { isNotTaken, stateOf } from './picture.mjs';
import { createSlider } from './slider.mjs';

/** @typedef {import('./picture.mjs').Shown} Shown */
/** @typedef {import('../reviewData.mjs').Face | 'slider'} View */
/** @typedef {import('./further.mjs').Layer} Layer */

const names = { new: 'New', old: 'Old', difference: 'Difference', slider: 'Slider' };
const keys = { new: 'Space', old: 'Space', difference: 'd', slider: 's' };

/**
 * What cannot be shown of a picture and where to get it, and what is not of today.
 *
 * @param {import('./filters.mjs').ReviewPicture} picture
 * @param {string} missing what to do about old pictures that are not in the store
 */
function remarksOf(picture, missing) {
  const { old, faces, state } = picture;
  return [
    ...(isNotTaken(picture) ? ['Not taken in this run: shown as it was approved.'] : []),
    ...(state === 'unstable' ? ['It looks different each time its story is played, so it cannot be approved.'] : []),
    ...(state === 'left over' ? ['No story takes this picture any more. Approving removes it.'] : []),
    ...(old && !faces.includes('old') ? [`The old picture is not here (${old.hash}). ${missing}`] : []),
  ];
}

/**
 * The versions of a picture that can be looked at, each with its button.
 *
 * @param {import('./filters.mjs').ReviewPicture} picture
 * @param {(view: View) => void} turnTo
 * @returns {Map<View, Layer>}
 */
function layersOf({ key, faces }, turnTo) {
  const button = (/** @type {View} */ view) => buttonWithKey(names[view], keys[view], { onclick: () => turnTo(view) });
  const image = (/** @type {View} */ view) => element('img', { src: `${view}/${key}.webp`, alt: `${view} picture` });
  /** @type {Map<View, Layer>} */
  const layers = new Map(faces.map((face) => [face, { node: image(face), button: button(face) }]));
  if (faces.includes('difference'))
    layers.set('slider', { ...createSlider(`old/${key}.webp`, `new/${key}.webp`), button: button('slider') });
  return layers;
}

/**
 * Shows one picture at full size, its versions stacked so that switching between them shows what moved.
 *
 * @param {HTMLDialogElement} dialog
 * @param {{ step: (by: 1 | -1) => void, close: () => void, bar: () => HTMLElement }} actions `bar`: the buttons that decide
 * @param {{ missing: string, nameOf: (locale: string) => string }} words `missing`: what to do about old pictures that
 *   are not in the store
 */
export function createViewer(dialog, { step, close, bar }, { missing, nameOf }) {
  /** @type {Map<string, Layer>} */
  let layers = new Map();
  let front = 'old';

  /** @param {string} view */
  const turnTo = (view) => {
    if (!layers.has(view)) return;
    front = view;
    for (const [name, { node, button }] of layers) {
      node.hidden = name !== view;
      button.setAttribute('aria-pressed', String(name === view));
    }
    layers.get(view)?.focus?.();
  };
  const flip = () => turnTo(front === 'new' ? 'old' : 'new');

  /** @param {Shown} shown @param {string} place its position among the shown pictures */
  const show = ({ story, picture }, place) => {
    const faces = layersOf(picture, turnTo);
    const further = furtherLayers(story, turnTo);
    layers = new Map([...faces, ...further]);
    const buttons = (/** @type {Map<string, Layer>} */ some) => Array.from(some.values(), ({ button }) => button);
    const title = element('strong', { id: 'viewer-title' }, `${story.title} / ${story.name}`);
    const pixels = picture.pixels === undefined ? '' : `${picture.pixels} px differ`;
    const frame = picture.frame === 'page' ? '' : picture.frame;
    const facts = [nameOf(picture.locale), frame, stateOf(picture) || 'as approved', pixels, place];
    const nodes = Array.from(layers.values(), ({ node }) => node);
    const stage = element('div', { className: 'stage', tabIndex: 0 }, ...nodes);
    stage.setAttribute('role', 'group');
    stage.setAttribute('aria-label', 'Picture');
    dialog.replaceChildren(
      element('div', { className: 'bar' }, title, element('span', {}, facts.filter(Boolean).join(', '))),
      element(
        'div',
        { className: 'bar' },
        buttonWithKey('Previous', 'k', { onclick: () => step(-1) }),
        buttonWithKey('Next', 'j', { onclick: () => step(1) }),
        ...(layers.size > 1 ? buttons(faces) : []),
        buttonWithKey('Close', 'Esc', { onclick: close }),
      ),
      ...(further.size ? [element('div', { className: 'bar further' }, 'Also', ...buttons(further))] : []),
      ...remarksOf(picture, missing).map((remark) => element('p', { className: 'remark' }, remark)),
      ...story.notes.map((note) => element('p', { className: 'problem' }, note)),
      stage,
      bar(),
    );
    turnTo(picture.faces[0] ?? 'old');
    if (!dialog.open) dialog.showModal();
    stage.focus();
  };
  return { show, flip, turnTo };
}
