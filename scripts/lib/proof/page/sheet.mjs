import { element } from '../../review/page/dom.mjs';
import { limitsOf, placeholderNotes } from '../../texts/exchange/notes.mjs';
import { conceptsOf, faultsIn, formsOf, sourceOf } from './textFacts.mjs';
import { placeName } from './placeName.mjs';
import { createStage } from './stage.mjs';

/** @typedef {import('../proofData.mjs').ProofText} ProofText */
/**
 * @typedef {object} Desk
 * @property {import('../proofData.mjs').ProofData} data
 * @property {import('./drafts.mjs').Drafts} drafts
 * @property {string} locale the language that is written
 * @property {boolean} canBeLive
 * @property {() => void} onChange
 */

/** @param {string} term @param {(Node | string)[]} content */
const fact = (term, ...content) =>
  content.length ? [element('dt', {}, term), ...content.map((one) => element('dd', {}, one))] : [];

/** @param {string} href */
const link = (href, /** @type {string} */ words) => element('a', { href }, words);

const storyLink = (/** @type {string} */ id, /** @type {string} */ words) =>
  link(`../storybook/?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`, words);

/**
 * What is known of a text.
 *
 * @param {ProofText} text
 * @param {Desk} desk
 */
function factsOf(text, { data, locale }) {
  const { key, words, places, sayings, rules, max } = text;
  // A story that is named after the text is one of those that say it.
  const files = places.filter(({ id }) => !sayings.some(({ story }) => story === id));
  return element(
    'dl',
    {},
    ...fact('Said', ...sayings.map((saying) => storyLink(saying.story, placeName(saying)))),
    ...fact('Named in', ...files.map(({ id, name }) => (id ? storyLink(id, name) : name))),
    ...fact('Placeholders', ...placeholderNotes(words)),
    ...fact('Limits', limitsOf(key, sourceOf(text, data.texts), max)),
    ...fact('Other forms', ...formsOf(text, data.texts).map((form) => link(`#${form.key}`, form.key))),
    ...fact(
      'Glossary',
      ...conceptsOf(text, locale, data.glossaries).map(
        ([concept, { word, means, not = {} }]) =>
          `${concept}: ${word}. ${means}${Object.keys(not).length ? ` Not: ${Object.keys(not).join(', ')}.` : ''}`,
      ),
    ),
    ...fact('Rules', ...rules.map((id) => `${id} ${data.rules[id] ?? ''}`)),
  );
}

/**
 * The field for the words of a text, with what is wrong with them.
 *
 * @param {ProofText} text
 * @param {Desk} desk
 * @param {(words: string) => void} onType
 */
function wordsField(text, { data, drafts, locale, onChange }, onType) {
  const { key } = text;
  const own = text.words[locale] ?? '';
  const base = text.bases[locale];
  if (base === undefined)
    return element(
      'p',
      { lang: tagOf(data, locale) },
      own || 'None.',
      element('small', {}, ' It is written in code, not here.'),
    );
  const draft = drafts.of(locale, key);
  const field = element('textarea', { value: draft?.text ?? own, lang: tagOf(data, locale), rows: 3 });
  field.setAttribute('aria-label', `Words in ${locale}`);
  const faults = element('ul', { className: 'faults' });
  const undo = element('button', { type: 'button' }, 'Take back');
  const say = () => {
    const changed = field.value !== own;
    const stale = draft && draft.base !== base && drafts.of(locale, key)?.base !== base;
    const found = changed ? faultsIn(text, locale, field.value, data) : [];
    const lines = stale
      ? ['The text has changed since you typed this: type again to say that yours still holds.', ...found]
      : found;
    faults.replaceChildren(...lines.map((line) => element('li', {}, line)));
    undo.hidden = !changed;
  };
  field.addEventListener('input', () => {
    if (field.value === own) drafts.drop(locale, key);
    else drafts.put({ locale, key, text: field.value, base });
    say();
    onChange();
    onType(field.value);
  });
  undo.addEventListener('click', () => {
    field.value = own;
    field.dispatchEvent(new Event('input'));
  });
  say();
  return element('div', { className: 'field' }, field, faults, undo);
}

/** @param {Desk['data']} data @param {string} locale */
const tagOf = ({ languages }, locale) => languages.find((language) => language.locale === locale)?.tag ?? '';

/**
 * All of a text: its words in each language, what is known of it, and its places.
 *
 * @param {ProofText} text
 * @param {Desk} desk
 * @returns {{ content: Node[], close: () => void }}
 */
export function sheetOf(text, desk) {
  const { data, locale } = desk;
  const stage = createStage(text, desk);
  const rows = data.languages.map((language) =>
    element(
      'tr',
      { className: language.locale === locale ? 'own' : '' },
      element('th', { scope: 'row' }, language.name),
      element(
        'td',
        {},
        language.locale === locale
          ? wordsField(text, desk, stage.type)
          : element('p', { lang: language.tag }, text.words[language.locale] ?? 'None.'),
      ),
    ),
  );
  return {
    content: [
      element('h2', {}, text.key),
      element('table', { className: 'words' }, element('tbody', {}, ...rows)),
      factsOf(text, desk),
      stage.content,
    ],
    close: stage.close,
  };
}
