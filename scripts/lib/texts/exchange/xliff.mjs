/** Texts as XLIFF 2.0, for translation tools: a unit for each text, with notes. */
import js2xliff from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import { cutOff, Refusal, withoutBase } from './unit.mjs';

/** Name of the file inside the document. */
const original = 'tally';
const baseNote = 'Base: ';

/**
 * @param {string} locale
 * @param {readonly import('./unit.mjs').Unit[]} units
 * @param {import('./unit.mjs').Tags} tags
 * @returns {string}
 */
export function writeXliff(locale, units, tags) {
  const resources = Object.fromEntries(
    units.map(({ key, source, text, context, limits, base }) => [
      key,
      { source, target: text, note: [context, limits, `${baseNote}${base}`].filter(Boolean) },
    ]),
  );
  const document = { sourceLanguage: tags['en'] ?? 'en', targetLanguage: tags[locale] ?? locale };
  return `${js2xliff({ ...document, resources: { [original]: resources } }, { indent: '  ' }, () => undefined)}\n`;
}

/**
 * @param {string} content
 * @returns {Promise<import('xliff').XliffDocument>}
 */
async function parse(content) {
  try {
    return await xliff2js(content);
  } catch {
    throw new Refusal('is no XLIFF.');
  }
}

/**
 * @param {string} content of a file
 * @param {import('./unit.mjs').Tags} tags
 * @returns {Promise<import('./unit.mjs').UnitFile>}
 * @throws {import('./unit.mjs').Refusal}
 */
export async function readXliff(content, tags) {
  if (!/<xliff[\s>]/.test(content)) throw new Refusal('is no XLIFF.');
  // The parser takes a file without its end for a shorter one.
  if (!/<\/xliff>\s*$/.test(content)) throw cutOff();
  const { resources, targetLanguage } = await parse(content);
  if (!resources) throw new Refusal('is no XLIFF of version 2.');
  const locale = Object.keys(tags).find((one) => tags[one]?.toLowerCase() === targetLanguage?.toLowerCase());
  if (!locale) throw new Refusal(`is in ${targetLanguage || 'no language'}, which is none of the product's.`);
  const units = resources[original];
  if (!units) throw new Refusal('has no texts of this product.');
  // Of two units with one key the parser keeps the last.
  if ((content.match(/<unit[\s>]/g) ?? []).length !== Object.keys(units).length)
    throw new Refusal('has a text twice, or one without a key.');
  return {
    locale,
    units: Object.entries(units).map(([key, { source, target, note = [] }]) => {
      const base = [note].flat().find((one) => typeof one === 'string' && one.startsWith(baseNote));
      if (!base) throw withoutBase(key);
      if (typeof source !== 'string' || typeof target !== 'string')
        throw new Refusal(`has no plain text for ${key}: it may not have tags.`);
      return { key, source, text: target, base: base.slice(baseNote.length) };
    }),
  };
}
