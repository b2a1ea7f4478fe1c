import { faultsOf, sourceKeyOf } from '../../../../locales/textFaults';
import { breaches } from '../../texts/glossary.mjs';
import { plain } from '../matchTexts.mjs';

/** @typedef {import('../proofData.mjs').ProofText} ProofText */
/** @typedef {import('../proofData.mjs').ProofData} ProofData */

/**
 * The English text that a text translates.
 *
 * @param {ProofText} text
 * @param {readonly ProofText[]} texts
 */
export const sourceOf = ({ key }, texts) => texts.find((one) => one.key === sourceKeyOf(key))?.words['en'] ?? '';

/** The forms of the plural that a text is one of. */
export const formsOf = (/** @type {ProofText} */ { key }, /** @type {readonly ProofText[]} */ texts) => {
  const stem = key.replace(/_(one|many|other)$/, '');
  return stem === key
    ? []
    : texts.filter((one) => one.key !== key && one.key.replace(/_(one|many|other)$/, '') === stem);
};

/**
 * What an import would refuse of these words.
 *
 * @param {ProofText} text
 * @param {string} locale
 * @param {string} words
 * @param {ProofData} data
 * @returns {string[]}
 */
export const faultsIn = (text, locale, words, { texts, glossaries }) => [
  ...faultsOf({ key: text.key, text: words, source: sourceOf(text, texts), max: text.max }),
  ...breaches(glossaries[locale] ?? {}, { [text.key]: words }).map((breach) =>
    breach.slice(breach.lastIndexOf(' – "') + ' – '.length),
  ),
];

/**
 * What the glossary of a language says of a text: the concepts that its words name, in that language or in English.
 *
 * @param {ProofText} text
 * @param {string} locale
 * @param {ProofData['glossaries']} glossaries
 */
export function conceptsOf({ key, words }, locale, glossaries) {
  const says = (/** @type {string} */ language, /** @type {string} */ word) =>
    plain(words[language] ?? '')
      .toLowerCase()
      .includes(plain(word).replace(/\*$/, '').toLowerCase());
  return Object.entries(glossaries[locale] ?? {}).filter(
    ([concept, entry]) =>
      (entry.in?.some((beginning) => key.startsWith(beginning)) ?? true) &&
      (says(locale, entry.word) || says('en', glossaries['en']?.[concept]?.word ?? entry.word)),
  );
}
