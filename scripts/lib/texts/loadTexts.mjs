import path from 'node:path';
import { runnerImport } from 'vite';
import { readTexts } from '../../../locales/generate-params.mjs';
import { locales } from '../locales.mjs';
import { root } from '../run.mjs';
import { allTexts } from './allTexts.mjs';
import { appSources } from './places.mjs';
import { readGlossary } from './readGlossary.mjs';
import { titleKeys } from './titleKeys.mjs';

/**
 * A TypeScript module of the checkout.
 *
 * @param {string} file
 * @returns {Promise<any>}
 */
const load = async (file) =>
  (await runnerImport(path.join(root, file), { configFile: false, logLevel: 'error' })).module;

/**
 * All that is known of the texts: each with its places, and what is asked of it.
 *
 * @typedef {object} LoadedTexts
 * @property {import('./allTexts.mjs').Text[]} texts those of the files and those that are sent
 * @property {import('./exchange/planImport.mjs').Tree} tree those of the files alone
 * @property {import('./exchange/unit.mjs').Tags} tags
 */

/** @returns {Promise<LoadedTexts>} */
export async function loadTexts() {
  const texts = allTexts({
    ...(await load('locales/namedKeys.ts')),
    ...(await load('contract/operator/messageTemplates.ts')),
    ...(await load('server/domain/shared/serverTexts.ts')),
    ...(await load('server/mail/deletionMail.ts')),
  });
  const { faultsOf, sourceKeyOf } = await load('locales/textFaults.ts');
  const { titleMax } = await load('contract/text/cutTitle.ts');
  const titles = titleKeys(appSources());
  const byLocale = (/** @type {(locale: string) => any} */ read) =>
    Object.fromEntries(locales.map((locale) => [locale, read(locale)]));
  return {
    texts,
    tree: {
      texts: byLocale(readTexts),
      glossaries: byLocale(readGlossary),
      maxOf: (key) => (titles.has(key) ? titleMax : undefined),
      faultsOf,
      sourceKeyOf,
    },
    tags: (await load('locales/tags.ts')).bcp47,
  };
}
