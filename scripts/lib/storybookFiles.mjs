import path from 'node:path';
import { writeFindIndex } from './find/writeFindIndex.mjs';
import { writeTakeaway } from './takeaway/writeTakeaway.mjs';
import { storybookFiles } from './visual/paths.mjs';

async function write() {
  await writeFindIndex(path.join(storybookFiles, 'find'));
  await writeTakeaway(storybookFiles);
  return storybookFiles;
}

/** @type {Promise<string> | undefined} */
let written;

/** Writes what Storybook serves beside its pages, once: the search, tokens and icons. Resolves with their folder. */
export const writeStorybookFiles = () => (written ??= write());
