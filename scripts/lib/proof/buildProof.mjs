import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { readLock } from '../pictures/lock.mjs';
import { classicScript } from '../review/classicScript.mjs';
import { rulesOf } from '../ruleCitations.mjs';
import { root } from '../run.mjs';
import { readProofs } from '../../rules.mjs';
import { loadTexts } from '../texts/loadTexts.mjs';
import { lockFolder, pictureStore, storybookSite } from '../visual/paths.mjs';
import { isStored, readWords, storedFile } from '../visual/store.mjs';
import { proofData } from './proofData.mjs';

const pageFolder = path.join(import.meta.dirname, 'page');

/** The languages with the names and widths that stories are photographed at. */
async function readLanguages() {
  const { module } = await runnerImport(path.join(root, '.storybook/modes.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  /** @type {{ modes: { locale: string, bcp47: string, title: string, width: number }[] }} */
  const { modes } = module;
  return modes.map(({ locale, bcp47, title, width }) => ({ locale, tag: bcp47, name: title, width }));
}

/**
 * Titles and names of the stories, of a Storybook that is built.
 *
 * @returns {Map<string, { title: string, name: string }>}
 */
function readStories() {
  const file = path.join(storybookSite, 'index.json');
  if (!existsSync(file)) return new Map();
  /** @type {{ entries: Record<string, { title: string, name: string }> }} */
  const { entries } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(entries).map(([id, { title, name }]) => [id, { title, name }]));
}

/**
 * Writes the proof page: every text, where it is said, and pictures that show it. The folder can be opened from a disk;
 * words that are typed there are shown in the component where Storybook lies beside it, on a host
 * (`../storybook`).
 *
 * @param {string} folder to write; its former content is removed
 * @returns {Promise<string>} what was written, in a sentence
 */
export async function buildProof(folder) {
  const { markdown, proofs } = readProofs();
  const data = proofData({
    loaded: await loadTexts(),
    languages: await readLanguages(),
    rules: rulesOf(markdown),
    proofs,
    pictures: [...readLock(lockFolder).values()].filter(({ hash }) => isStored(pictureStore, hash)),
    wordsOf: (hash) => readWords(pictureStore, hash),
    stories: readStories(),
  });
  await writeProof(data, pictureStore, folder);
  const pictured = data.texts.filter(({ sayings }) => sayings.some(({ crops }) => crops.length)).length;
  return `${data.texts.length} texts in ${path.relative(root, folder)}/index.html, ${pictured} of them on pictures.`;
}

/**
 * @param {import('./proofData.mjs').ProofData} data
 * @param {string} store folder of the pictures
 * @param {string} folder
 */
export async function writeProof(data, store, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  for (const file of ['index.html', 'page.css']) copyFileSync(path.join(pageFolder, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'page.js'), await classicScript(path.join(pageFolder, 'main.mjs'), 'proof'));
  // Escapes "<", so that no text can close the script element.
  writeFileSync(path.join(folder, 'data.js'), `proofData=${JSON.stringify(data).replaceAll('<', '\\u003c')}`);
  const hashes = data.texts.flatMap(({ sayings }) => sayings.flatMap(({ crops }) => crops.map(({ hash }) => hash)));
  for (const hash of new Set(hashes))
    copyFileSync(storedFile(store, hash), path.join(folder, 'pictures', `${hash}.webp`));
}
