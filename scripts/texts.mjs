/**
 * The second half of `npm run texts`: writes `dist/texts.html`, all texts in each language with where they are seen and
 * the glossary, for native readers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { locales } from './lib/locales.mjs';
import { root } from './lib/run.mjs';
import { allTexts } from './lib/texts/allTexts.mjs';
import { readGlossary } from './lib/texts/readGlossary.mjs';
import { textsPage } from './lib/texts/textsPage.mjs';

/**
 * A TypeScript module of the checkout.
 *
 * @param {string} file
 * @returns {Promise<any>}
 */
const load = async (file) =>
  (await runnerImport(path.join(root, file), { configFile: false, logLevel: 'error' })).module;

const texts = allTexts({
  ...(await load('locales/namedKeys.ts')),
  ...(await load('contract/operator/messageTemplates.ts')),
  ...(await load('server/domain/shared/serverTexts.ts')),
  ...(await load('server/mail/deletionMail.ts')),
});
const glossaries = Object.fromEntries(locales.map((locale) => [locale, readGlossary(locale)]));
mkdirSync(path.join(root, 'dist'), { recursive: true });
writeFileSync(path.join(root, 'dist/texts.html'), textsPage(locales, texts, glossaries));
console.log(`${texts.length} texts in dist/texts.html.`);
