import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run.mjs';

/**
 * Adds the sheets on which native readers check the texts.
 *
 * @param {string} folder to write
 */
export async function addProof(folder) {
  if (await run(process.execPath, [path.join(root, 'scripts/texts.mjs')]))
    throw new Error('The texts could not be written.');
  const page = readFileSync(path.join(root, 'dist/texts.html'), 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page.replaceAll('http://localhost:6006/', '../storybook/index.html'));
}
