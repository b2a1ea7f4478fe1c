import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * @param {string} locale
 * @returns {import('./glossary.mjs').Glossary}
 */
export const readGlossary = (locale) =>
  JSON.parse(readFileSync(path.join(root, 'locales/glossary', `${locale}.json`), 'utf8'));
