import { element } from './dom.mjs';

/**
 * Asks in a dialog; undefined when it was closed without an answer.
 *
 * @param {HTMLDialogElement} dialog
 * @param {string} title
 * @param {(Node | string)[]} content of its form
 * @param {string} answer the button that answers
 * @returns {Promise<FormData | undefined>}
 */
export function openQuestion(dialog, title, content, answer) {
  const form = element('form', { method: 'dialog' });
  form.append(
    element('h2', { id: 'asking-title' }, title),
    ...content,
    element(
      'div',
      { className: 'bar' },
      element('button', { type: 'submit', className: 'main' }, answer),
      element('button', { type: 'button', onclick: () => dialog.close() }, 'Cancel'),
    ),
  );
  dialog.replaceChildren(form);
  dialog.showModal();
  return new Promise((resolve) => {
    /** @type {FormData | undefined} */
    let given;
    form.addEventListener('submit', () => {
      given = new FormData(form);
    });
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    dialog.addEventListener('close', () => resolve(given), { once: true });
  });
}

/**
 * Asks for a note.
 *
 * @param {HTMLDialogElement} dialog
 * @param {{ title: string, label: string, note: string, required: boolean, answer: string }} words
 * @returns {Promise<string | undefined>}
 */
export async function requestNote(dialog, { title, label, note, required, answer }) {
  const field = element('textarea', { name: 'note', value: note, required, rows: 4, maxLength: 2000 });
  // White space alone would pass as an answer.
  const check = () =>
    field.setCustomValidity(required && !field.value.trim() ? 'Say what is wrong, so that it can be mended.' : '');
  field.addEventListener('input', check);
  check();
  const given = await openQuestion(dialog, title, [element('label', {}, label, field)], answer);
  return given && String(given.get('note') ?? '').trim();
}
