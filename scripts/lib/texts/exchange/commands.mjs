/** `npm run texts -- export` and `import`: texts out to translators and back. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partNames } from '../../../../locales/generate-params.mjs';
import { changedSince } from './changedSince.mjs';
import { readCsv, writeCsv } from './csv.mjs';
import { planImport } from './planImport.mjs';
import { putText } from './putText.mjs';
import { unitsOf } from './unitsOf.mjs';
import { readXliff, writeXliff } from './xliff.mjs';

/** @typedef {import('../loadTexts.mjs').LoadedTexts} LoadedTexts */

/**
 * Writes a file for each language.
 *
 * @param {LoadedTexts} loaded
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {string} options.folder to write to
 * @param {readonly string[]} options.locales
 * @param {'xliff' | 'csv'} options.format
 * @param {string | undefined} options.since a commit: only what has changed since
 * @returns {string[]} a line for each file
 */
export function exportTexts(loaded, { root, folder, locales, format, since }) {
  mkdirSync(folder, { recursive: true });
  return locales.map((locale) => {
    const units = unitsOf(locale, loaded, since ? changedSince(root, since, locale, loaded.tree) : undefined);
    const file = path.join(folder, `${locale}.${format === 'csv' ? 'csv' : 'xlf'}`);
    writeFileSync(file, format === 'csv' ? writeCsv(locale, units) : writeXliff(locale, units, loaded.tags));
    return `${path.relative(root, file)}: ${units.length} texts`;
  });
}

/**
 * @param {string} name of a file
 * @param {LoadedTexts['tags']} tags
 */
async function readFile(name, tags) {
  try {
    const content = readFileSync(name, 'utf8');
    return { name, file: /\.csv$/i.test(name) ? readCsv(content, tags) : await readXliff(content, tags) };
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(`${name} ${code ? 'cannot be read.' : message}`, { cause: error });
  }
}

/**
 * Puts changed words into the files of texts, and changes nothing else in them.
 *
 * @param {string} root
 * @param {readonly import('./planImport.mjs').Change[]} changes
 */
function write(root, changes) {
  const files = [...new Set(changes.map(({ locale }) => locale))].flatMap((locale) =>
    partNames.map((part) => ({ locale, file: path.join(root, 'locales', locale, `${part}.json`) })),
  );
  const written = files.map(({ locale, file }) => {
    const before = readFileSync(file, 'utf8');
    const keys = JSON.parse(before);
    const own = changes.filter((change) => change.locale === locale && Object.hasOwn(keys, change.key));
    return { file, before, now: own.reduce((json, { key, to }) => putText(json, key, to), before) };
  });
  for (const { file, before, now } of written) if (now !== before) writeFileSync(file, now);
}

/**
 * Reads what translators gave back, and says what it would change.
 *
 * @param {LoadedTexts} loaded
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {readonly string[]} options.files
 * @param {boolean} options.writes whether the files of texts are changed
 * @returns {Promise<string[]>} what to print
 * @throws {Error} with what is wrong; then nothing has changed
 */
export async function importTexts({ tree, tags }, { root, files, writes }) {
  const read = [];
  for (const name of files) read.push(await readFile(name, tags));
  const { changes, faults } = planImport(read, tree);
  if (faults.length) throw new Error(faults.join('\n'));
  if (writes) write(root, changes);
  const count = changes.length === 1 ? '1 text' : `${changes.length} texts`;
  return [
    ...changes.map(({ locale, key, from, to }) => `${locale} ${key}\n  - ${from}\n  + ${to}`),
    writes ? `${count} written.` : `${count} would change; --write writes ${changes.length === 1 ? 'it' : 'them'}.`,
  ];
}
