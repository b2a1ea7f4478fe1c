/** Notes for the translator beside a text. */
import { examples } from '../examples.mjs';
import { placeholders } from '../placeholders.mjs';

/** What the forms of a plural are for. */
const forms = {
  one: 'the form for one',
  many: 'the form for whole millions',
  other: 'the form for all other numbers',
};

/**
 * What stands in the placeholders of a text.
 *
 * @param {Record<string, string | undefined>} words by language
 */
export const placeholderNotes = (words) =>
  placeholders(Object.values(words).join(' ')).map((name) => `{{${name}}} is ${examples[name]}`);

/**
 * Where a text is said, and what stands in its placeholders.
 *
 * @param {Pick<import('../allTexts.mjs').Text, 'words' | 'places'>} text
 */
export const contextOf = ({ words, places }) =>
  [`Said: ${places.map(({ name }) => name).join('; ')}`, ...placeholderNotes(words)]
    .map((note) => `${note}.`)
    .join(' ');

/**
 * What a text has to keep.
 *
 * @param {string} key
 * @param {string} source the English text
 * @param {number | undefined} max
 */
export function limitsOf(key, source, max) {
  const form = /_(one|many|other)$/.exec(key)?.[1];
  const names = placeholders(source);
  return [
    ...(names.length ? [`keeps ${names.map((name) => `{{${name}}}`).join(', ')}`] : []),
    ...(form ? [forms[/** @type {keyof typeof forms} */ (form)]] : []),
    ...(max ? [`at most ${max} characters`] : []),
    'fits on a page of 320 px',
  ].join('; ');
}
