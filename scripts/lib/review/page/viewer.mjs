import { element } from './dom.mjs';

/** @typedef {{ story: import('./filters.mjs').ReviewStory, picture: import('./filters.mjs').ReviewPicture }} Shown */
/** @typedef {import('../reviewData.mjs').Face} Face */

/**
 * What cannot be shown of a picture, and where to get it.
 *
 * @param {import('./filters.mjs').ReviewPicture} picture
 * @param {string} missing what to do about old pictures that are not in the store
 */
const lackOf = (picture, missing) =>
  picture.old && !picture.faces.includes('old') ? [`The old picture is not here (${picture.old}). ${missing}`] : [];

/**
 * Shows one picture at full size, its faces stacked so that switching between them shows what moved.
 *
 * @param {HTMLDialogElement} dialog
 * @param {{ step: (by: 1 | -1) => void, close: () => void }} actions
 * @param {string} missing what to do about old pictures that are not in the store
 */
export function createViewer(dialog, { step, close }, missing) {
  /** @type {Map<Face, { image: HTMLImageElement, button: HTMLButtonElement }>} */
  let faces = new Map();
  /** @type {Face} */
  let front = 'old';

  /** @param {Face} face */
  const turnTo = (face) => {
    if (!faces.has(face)) return;
    front = face;
    for (const [name, { image, button }] of faces) {
      image.hidden = name !== face;
      button.setAttribute('aria-pressed', String(name === face));
    }
  };
  const flip = () => turnTo(front === 'new' ? 'old' : 'new');

  /** @param {Shown} shown @param {string} place its position among the shown pictures */
  const show = ({ story, picture }, place) => {
    faces = new Map(
      picture.faces.map((face) => [
        face,
        {
          image: element('img', { src: `${face}/${picture.key}.webp`, alt: `${face} picture` }),
          button: element('button', { type: 'button', onclick: () => turnTo(face) }, face),
        },
      ]),
    );
    const title = element('strong', { id: 'viewer-title' }, `${story.title} / ${story.name}, ${picture.key}`);
    const facts = [picture.state, picture.pixels === undefined ? '' : `${picture.pixels} px differ`, place];
    const frame = element(
      'div',
      { className: 'stage', tabIndex: 0 },
      ...Array.from(faces.values(), ({ image }) => image),
    );
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Picture');
    dialog.replaceChildren(
      element('div', { className: 'bar' }, title, facts.filter(Boolean).join(', ')),
      element(
        'div',
        { className: 'bar' },
        element('button', { type: 'button', onclick: () => step(-1) }, 'Previous (k)'),
        element('button', { type: 'button', onclick: () => step(1) }, 'Next (j)'),
        ...(faces.size > 1 ? Array.from(faces.values(), ({ button }) => button) : []),
        element('button', { type: 'button', onclick: close }, 'Close (Esc)'),
      ),
      ...lackOf(picture, missing).map((lack) => element('p', {}, lack)),
      ...story.notes.map((note) => element('p', { className: 'note' }, note)),
      frame,
    );
    turnTo(picture.faces[0] ?? 'old');
    if (!dialog.open) dialog.showModal();
    frame.focus();
  };
  return { show, flip, turnTo };
}
