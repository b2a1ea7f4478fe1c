import { buttonWithKey, element } from './dom.mjs';

/** @typedef {ReturnType<typeof import('./actions.mjs').createActions>} Actions */

/** @param {Actions} actions */
const deciding = (actions) => [
  buttonWithKey('Approve', 'a', { className: 'approve', onclick: actions.approve }),
  buttonWithKey('Refuse…', 'r', { className: 'refuse', onclick: actions.refuse }),
  buttonWithKey('Note…', 'n', { onclick: actions.note }),
  buttonWithKey('Undo', 'u', { onclick: actions.undo }),
];

/** @param {import('./decided.mjs').Verdict} verdict */
const sentenceOf = ({ decision, note }) =>
  `${{ approved: 'Approved', refused: 'Refused', undecided: 'Undecided' }[decision]}${note ? `: ${note}` : ''}`;

/**
 * The bar below a picture: what was decided about it, and the buttons that decide.
 *
 * @param {Actions} actions
 * @param {import('./decided.mjs').Verdict} verdict
 */
export function viewerBar(actions, verdict) {
  const words = element('p', { className: 'words' });
  words.setAttribute('role', 'status');
  const bar = element('div', { className: 'bar deciding' }, words, ...deciding(actions));
  const show = (/** @type {import('./decided.mjs').Verdict} */ one) => {
    words.textContent = sentenceOf(one);
    bar.dataset['decision'] = one.decision;
  };
  show(verdict);
  return { bar, show };
}

/**
 * The bar at the bottom of the page: what is selected, what can be done with it, and the file of all decisions.
 *
 * @param {HTMLElement} footer
 * @param {Actions} actions
 * @param {{ selection: ReturnType<typeof import('./selection.mjs').createSelection>, files: ReturnType<typeof import('./files.mjs').createFiles> }} parts
 */
export function createFooter(footer, actions, { selection, files }) {
  const count = element('output', { className: 'count' });
  const message = element('p', { className: 'message' });
  message.setAttribute('role', 'status');
  const all = element('button', { type: 'button', onclick: selection.selectShown });
  const clear = element('button', { type: 'button', onclick: selection.clear }, 'Select none');
  const progress = element('span', { className: 'progress' });
  const save = element(
    'button',
    { type: 'button', className: 'main', onclick: () => void files.save() },
    'Save decisions…',
  );
  footer.replaceChildren(
    message,
    element('div', { className: 'bar' }, all, clear, count, ...deciding(actions)),
    element(
      'div',
      { className: 'bar' },
      progress,
      save,
      element('button', { type: 'button', onclick: files.choose }, 'Open decisions…'),
    ),
  );
  return {
    say: (/** @type {string} */ words) => {
      message.textContent = words;
    },
    /** @param {number} shown @param {{ approved: number, refused: number, undecided: number, noted: number }} counts */
    draw(shown, { approved, refused, undecided, noted }) {
      const selected = selection.all().length;
      all.textContent = `Select all ${shown} shown`;
      all.disabled = shown === 0;
      clear.hidden = selected === 0;
      count.textContent = selected ? `${selected} selected` : '';
      progress.textContent = `${approved} approved, ${refused} refused, ${undecided} undecided`;
      save.disabled = approved + refused + noted === 0;
    },
  };
}
