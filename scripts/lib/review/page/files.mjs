import { reviewerPattern } from '../../pictures/decisions.mjs';
import { openQuestion } from './questions.mjs';
import { element } from './dom.mjs';

/**
 * Hands a text to the browser as a file.
 *
 * @param {string} name
 * @param {string} text
 */
function download(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: name }).click();
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** @param {FormData} given */
function reviewerIn(given) {
  const [name, mail] = ['name', 'mail'].map((field) => String(given.get(field) ?? '').trim());
  return name && mail ? `${name} <${mail}>` : (name ?? '');
}

/**
 * Saves and opens files of decisions.
 *
 * @param {object} page
 * @param {ReturnType<typeof import('./decided.mjs').createDecided>} page.decided
 * @param {HTMLDialogElement} page.questions
 * @param {ReturnType<typeof import('./memory.mjs').reviewerMemory>} page.reviewer
 * @param {(message: string) => void} page.say
 */
export function createFiles({ decided, questions, reviewer, say }) {
  async function save() {
    const { approved, refused, undecided } = decided.counts();
    const [, name = '', mail = ''] = /^([^<]*?)(?: <(.*)>)?$/.exec(reviewer.get()) ?? [];
    const given = await openQuestion(
      questions,
      'Save what you decided',
      [
        element('p', {}, `${approved} approved, ${refused} refused, ${undecided} undecided.`),
        element(
          'label',
          {},
          'Your name, for the history of the change',
          element('input', { name: 'name', value: name, autocomplete: 'name', pattern: '[^<>]{0,100}' }),
        ),
        element(
          'label',
          {},
          'Your mail address, if it may be shown there',
          element('input', { name: 'mail', value: mail, type: 'email', autocomplete: 'email' }),
        ),
        element('p', {}, 'Send the file to an engineer, who takes it with'),
        element('code', {}, 'npm run pictures:approve -- decisions.json'),
      ],
      'Save decisions.json',
    );
    if (!given) return;
    const by = reviewerIn(given);
    if (!reviewerPattern.test(by)) return say('This name or address cannot be written into the file.');
    reviewer.set(by);
    download('decisions.json', decided.text(by));
    say('Saved as decisions.json.');
  }

  /** @param {File} file */
  async function open(file) {
    try {
      const { taken, other } = decided.load(await file.text(), file.name);
      say(
        `${taken} decisions of ${file.name} taken.${other ? ` ${other} are about pictures that are not on this page.` : ''}`,
      );
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }

  /** Lets people choose files. */
  function choose() {
    const input = element('input', { type: 'file', accept: '.json,application/json', multiple: true });
    input.addEventListener('change', async () => {
      for (const file of input.files ?? []) await open(file);
    });
    input.click();
  }
  return { save, choose };
}
