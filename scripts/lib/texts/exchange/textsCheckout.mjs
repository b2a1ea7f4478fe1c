import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { locales } from '../../locales.mjs';
import { root } from '../../run.mjs';
import { loadTexts } from '../loadTexts.mjs';
import { exportTexts, importTexts } from './commands.mjs';

/** @typedef {'xliff' | 'csv'} Format */

/** Another word for the title of the withdraw page. */
export const retitled = 'Retirar';

/** Puts it into an exported file of either kind. */
export const retitle = (/** @type {string} */ text) =>
  text
    .replace(/(<unit id="title.withdraw">[^]*?<target>)[^<]*/, `$1${retitled}`)
    .replace(/(title\.withdraw,[^,]*,)[^,]*/, `$1${retitled}`);

/** Exports and imports of a checkout that has nothing but the texts; it is there while the tests of the file run. */
export function textsCheckout() {
  /** @type {import('../loadTexts.mjs').LoadedTexts | undefined} */
  let loaded;
  let checkout = '';
  beforeAll(async () => {
    loaded = await loadTexts();
    checkout = mkdtempSync(path.join(tmpdir(), 'tally-texts-'));
    for (const locale of locales)
      cpSync(path.join(root, 'locales', locale), path.join(checkout, 'locales', locale), { recursive: true });
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));
  const texts = () => {
    if (!loaded) throw new Error('The texts are not loaded yet.');
    return loaded;
  };
  /** The files of texts, as they are. */
  const snapshot = () =>
    locales.flatMap((locale) =>
      readdirSync(path.join(checkout, 'locales', locale)).map((file) => {
        const name = path.join(checkout, 'locales', locale, file);
        return /** @type {const} */ ([name, readFileSync(name, 'utf8')]);
      }),
    );
  /** Exports a language and returns the file's path. @param {string} locale @param {Format} format */
  const exported = (locale, format) => {
    exportTexts(texts(), { root, folder: checkout, locales: [locale], format, since: undefined });
    return path.join(checkout, `${locale}.${format === 'csv' ? 'csv' : 'xlf'}`);
  };
  /** Exports Portuguese and edits the file as a whole. @param {Format} format @param {(text: string) => string} edit */
  const edited = (format, edit) => {
    const file = exported('pt_br', format);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    return file;
  };
  /** @param {string[]} files @param {boolean} [writes] */
  const runImport = (files, writes = true) => importTexts(texts(), { root: checkout, files, writes });
  /** The reason why an import refuses these files; the texts stay as they were. @param {string[]} files */
  const refusal = async (...files) => {
    const before = snapshot();
    const said = await runImport(files).then(
      (lines) => `taken: ${lines.join('\n')}`,
      ({ message }) => /** @type {string} */ (message).replaceAll(`${checkout}/`, ''),
    );
    expect(snapshot()).toEqual(before);
    return said;
  };
  return { texts, folder: () => checkout, snapshot, exported, edited, runImport, refusal };
}
