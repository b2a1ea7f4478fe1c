import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { thumbnail } from '../visual/image.mjs';
import { storedFile } from '../visual/store.mjs';
import { classicScript } from './classicScript.mjs';

const pageFolder = path.join(import.meta.dirname, 'page');
/** Size of a thumbnail, which shows the top of a picture, in CSS px; it is stored at twice this resolution. */
const thumbnailBox = { width: 120, height: 200 };

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * Writes the review page: a folder that can be opened from a disk or an archive, without a server. The page itself is
 * small; it loads thumbnails and pictures as they come into view.
 *
 * @param {import('./reviewData.mjs').ReviewData} data
 * @param {{ store: string, differences: string }} pictures folders
 * @param {string} folder to write; its former content is removed
 */
export async function writeReview(data, { store, differences }, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', 'page.css']) copyFileSync(path.join(pageFolder, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'page.js'), await classicScript(path.join(pageFolder, 'main.mjs'), 'review'));
  // Escapes "<", so that no text of a story can close the script element.
  writeFileSync(path.join(folder, 'data.js'), `reviewData=${JSON.stringify(data).replaceAll('<', '\\u003c')}`);
  for (const picture of data.stories.flatMap((story) => story.pictures)) {
    const { key, faces } = picture;
    /** @param {import('./reviewData.mjs').Face} face */
    const sourceOf = (face) =>
      face === 'difference' ? path.join(differences, `${key}.webp`) : storedFile(store, picture[face] ?? '');
    for (const face of faces) copy(sourceOf(face), path.join(folder, face, `${key}.webp`));
    const [first] = faces;
    if (!first) continue;
    const file = path.join(folder, 'thumbnails', `${key}.jpg`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await thumbnail(readFileSync(sourceOf(first)), thumbnailBox));
  }
}
