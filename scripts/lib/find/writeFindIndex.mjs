import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadStorybookModule } from '../storybookModules.mjs';

/**
 * The search as a classic script, which also runs on a page that was opened from a folder: `tallyFind.find(query)` and
 * `tallyFind.addressOf(hit)`.
 *
 * @param {import('./find.mjs').FindIndex} index
 */
export function findScript(index) {
  const source = readFileSync(path.join(import.meta.dirname, 'find.mjs'), 'utf8').replaceAll(/^export /gm, '');
  // `<` would end the script where it is put into a page.
  const data = JSON.stringify(index).replaceAll('<', '\\u003c');
  return `window.tallyFind = (() => {
${source}
const index = ${data};
return { find: createFind(index), addressOf, languages: index.languages, kindNames, readable };
})();
`;
}

/**
 * Writes `find.js`, the search with all its data.
 *
 * @param {string} folder
 */
export async function writeFindIndex(folder) {
  const { findIndex } = await loadStorybookModule('.storybook/find/findIndex.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'find.js'), findScript(findIndex));
}
