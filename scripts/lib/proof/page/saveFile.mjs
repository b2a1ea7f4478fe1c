import { writeCsv } from '../../texts/exchange/csv.mjs';
import { contextOf, limitsOf } from '../../texts/exchange/notes.mjs';
import { writeXliff } from '../../texts/exchange/xliff.mjs';
import { sourceOf } from './textFacts.mjs';

/**
 * The words that were typed, as units of a file.
 *
 * @param {readonly import('./drafts.mjs').Draft[]} drafts
 * @param {readonly import('../proofData.mjs').ProofText[]} texts
 * @returns {import('../../texts/exchange/unit.mjs').Unit[]}
 */
const unitsOf = (drafts, texts) =>
  drafts.flatMap(({ key, text, base }) => {
    const known = texts.find((one) => one.key === key);
    if (!known) return [];
    const source = sourceOf(known, texts);
    return [{ key, text, base, source, context: contextOf(known), limits: limitsOf(key, source, known.max) }];
  });

/**
 * Saves what was typed in a language as a file that `npm run texts -- import` takes.
 *
 * @param {'xliff' | 'csv'} format
 * @param {string} locale
 * @param {readonly import('./drafts.mjs').Draft[]} drafts
 * @param {import('../proofData.mjs').ProofData} data
 */
export function saveFile(format, locale, drafts, { texts, languages }) {
  const units = unitsOf(drafts, texts);
  const tags = Object.fromEntries(languages.map((language) => [language.locale, language.tag]));
  const content = format === 'csv' ? writeCsv(locale, units) : writeXliff(locale, units, tags);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = `${locale}.${format === 'csv' ? 'csv' : 'xlf'}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
