import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listPictures, pictureFile } from './pictureFiles.mjs';
import { compressImage } from './image.mjs';

/** Number of files compressed in parallel: one for each core of the smallest build machine. */
const atOnce = 2;

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} handle
 */
async function inParallel(items, handle) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await handle(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Replaces the approved pictures with the new ones, compressed, and deletes the pictures of removed stories.
 *
 * @param {object} change
 * @param {import('./pictureFiles.mjs').Picture[]} change.taken
 * @param {import('./pictureFiles.mjs').Picture[]} change.leftOver
 * @param {string} received folder of the pictures as the browser took them
 * @param {string} approved folder of the repository's pictures
 */
export async function approvePictures({ taken, leftOver }, received, approved) {
  await inParallel(taken, async (picture) => {
    const file = pictureFile(approved, picture);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await compressImage(readFileSync(pictureFile(received, picture))));
  });
  for (const picture of leftOver) rmSync(pictureFile(approved, picture));
}

/**
 * Compresses all pictures of a folder that can become smaller without loss.
 *
 * @param {string} folder
 * @returns {Promise<{ pictures: number, before: number, after: number }>}
 *   number of pictures, and their bytes before and after
 */
export async function compressPictures(folder) {
  const pictures = listPictures(folder);
  let before = 0;
  let after = 0;
  await inParallel(pictures, async (picture) => {
    const file = pictureFile(folder, picture);
    const old = readFileSync(file);
    const smaller = await compressImage(old, { thorough: true });
    if (smaller !== old) writeFileSync(file, smaller);
    before += old.length;
    after += smaller.length;
  });
  return { pictures: pictures.length, before, after };
}
