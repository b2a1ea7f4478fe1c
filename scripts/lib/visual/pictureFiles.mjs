import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ locale: string, name: string }} Picture `name` is the file name without its extension */

/**
 * Path of a picture in a folder of pictures.
 *
 * @param {string} folder
 * @param {Picture} picture
 */
export const pictureFile = (folder, { locale, name }) => path.join(folder, locale, `${name}.webp`);

/** @param {string} name of a picture: `<story id>` or `<story id>.<frame>` */
export const storyIdOf = (name) => name.replace(/\..*/, '');

/**
 * Lists all pictures of a folder.
 *
 * @param {string} folder with one folder for each locale
 * @returns {Picture[]}
 */
export const listPictures = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((locale) =>
    readdirSync(path.join(folder, locale))
      .filter((file) => file.endsWith('.webp'))
      .map((file) => ({ locale, name: path.parse(file).name })),
  );

/**
 * Size of a folder's pictures in the repository; git stores files of the same content once.
 *
 * @param {string} folder
 * @returns {number} bytes
 */
export function sizeOfPictures(folder) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const picture of listPictures(folder)) {
    const file = readFileSync(pictureFile(folder, picture));
    sizes.set(createHash('sha256').update(file).digest('hex'), file.length);
  }
  return Array.from(sizes.values()).reduce((sum, size) => sum + size, 0);
}
