/** @typedef {Record<string, () => void>} Keys */

/** Whether a key belongs to what has the focus: somebody types, chooses or moves a slider. @param {EventTarget | null} target */
const isTaken = (target, /** @type {string} */ key) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'range'].includes(target.type)) ||
  (key === ' ' && (target instanceof HTMLInputElement || target instanceof HTMLButtonElement));

/**
 * The keys of the page.
 *
 * @param {{ isOpen: () => boolean, isQuestionOpen: () => boolean, anywhere: Keys, inList: Keys, inViewer: Keys, flip: () => void }} page
 */
export function listenToKeys({ isOpen, isQuestionOpen, anywhere, inList, inViewer, flip }) {
  document.addEventListener('keydown', (event) => {
    if (isQuestionOpen() || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
    const here = isOpen() ? { ...inViewer, ' ': flip } : inList;
    const act = { ...anywhere, ...here }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
