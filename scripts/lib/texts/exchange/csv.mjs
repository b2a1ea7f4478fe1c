/** Texts as CSV, for spreadsheets: a row for each text, and one that ends the file. */
import Papa from 'papaparse';
import { cutOff, Refusal, withoutBase } from './unit.mjs';

const columns = ['language', 'key', 'english', 'text', 'context', 'limits', 'base'];
/** The key of the last row, whose text says how many rows there are: a file that is cut off between rows lacks it. */
const end = '(end)';
/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * @param {string} locale
 * @param {readonly import('./unit.mjs').Unit[]} units
 * @returns {string}
 */
export function writeCsv(locale, units) {
  const rows = units.map(({ key, source, text, context, limits, base }) => [
    locale,
    key,
    source,
    text,
    context,
    limits,
    base,
  ]);
  const last = [locale, end, '', String(units.length), '', '', ''];
  return `${byteOrderMark}${Papa.unparse([columns, ...rows, last])}\r\n`;
}

/**
 * @param {string} content of a file
 * @param {import('./unit.mjs').Tags} tags
 * @returns {import('./unit.mjs').UnitFile}
 * @throws {import('./unit.mjs').Refusal}
 */
export function readCsv(content, tags) {
  const { data, errors, meta } = Papa.parse(/** @type {string} */ (content.replace(byteOrderMark, '')), {
    header: true,
    skipEmptyLines: true,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const lacking = columns.filter((name) => !['context', 'limits'].includes(name) && !meta.fields?.includes(name));
  if (lacking.length) throw new Refusal(`has no column ${lacking.join(', ')}.`);
  const rows = /** @type {Record<string, string>[]} */ (data);
  const last = rows.find(({ key }) => key === end);
  const texts = rows.filter((row) => row !== last);
  if (errors.length || !last || Number(last['text']) !== texts.length) throw cutOff();
  const [locale, ...others] = new Set(rows.map(({ language }) => language));
  if (others.length) throw new Refusal('has texts in several languages.');
  if (!locale || !(locale in tags))
    throw new Refusal(`is in ${locale || 'no language'}, which is none of the product's.`);
  return {
    locale,
    units: texts.map(({ key = '', english = '', text = '', base }) => {
      if (!base) throw withoutBase(key);
      return { key, source: english, text, base };
    }),
  };
}
