/** @typedef {import('./picture.mjs').Shown} Shown */

/**
 * The pictures of the list that are selected. What is not shown any more is not selected either: nobody decides on what
 * they do not see.
 *
 * @param {HTMLElement} list
 * @param {() => readonly Shown[]} shown
 * @param {() => void} onChange
 */
export function createSelection(list, shown, onChange) {
  /** @type {Set<string>} */
  const keys = new Set();
  /** @type {string | undefined} the box that was used last, from which Shift selects on */
  let last;

  const boxes = () => /** @type {NodeListOf<HTMLInputElement>} */ (list.querySelectorAll('.pick input'));
  const drawBoxes = () => {
    for (const box of boxes()) box.checked = keys.has(box.value);
    onChange();
  };
  /** @param {readonly string[]} chosen @param {boolean} on */
  const set = (chosen, on) => {
    for (const key of chosen) {
      if (on) keys.add(key);
      else keys.delete(key);
    }
    drawBoxes();
  };

  list.addEventListener('click', (event) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement)) return;
    const order = shown().map(({ picture }) => picture.key);
    const [from, to] = [order.indexOf(last ?? ''), order.indexOf(box.value)];
    const range = event.shiftKey && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [box.value];
    last = box.value;
    set(range, box.checked);
  });

  return {
    has: (/** @type {string} */ key) => keys.has(key),
    all: () => shown().filter(({ picture }) => keys.has(picture.key)),
    selectShown: () =>
      set(
        shown().map(({ picture }) => picture.key),
        true,
      ),
    clear: () => set([...keys], false),
    toggle: (/** @type {string} */ key) => set([key], !keys.has(key)),
    /** Forgets what is not shown any more. */
    restrict() {
      const now = new Set(shown().map(({ picture }) => picture.key));
      for (const key of keys) if (!now.has(key)) keys.delete(key);
      onChange();
    },
  };
}
