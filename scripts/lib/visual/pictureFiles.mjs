import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ locale: string, name: string }} Picture `name` is the file's, without its ending */

/**
 * Where a picture lies in a folder of pictures.
 *
 * @param {string} folder
 * @param {Picture} picture
 */
export const pictureFile = (folder, { locale, name }) => path.join(folder, locale, `${name}.png`);

/** @param {string} name of a picture: `<story id>` or `<story id>.<frame>` */
export const storyIdOf = (name) => name.replace(/\..*/, '');

/**
 * All pictures of a folder.
 *
 * @param {string} folder with one folder for each locale
 * @returns {Picture[]}
 */
export const listPictures = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((locale) =>
    readdirSync(path.join(folder, locale))
      .filter((file) => file.endsWith('.png'))
      .map((file) => ({ locale, name: file.slice(0, -4) })),
  );

/**
 * What the pictures of a folder weigh.
 *
 * @param {string} folder
 * @returns {number} bytes
 */
export const sizeOfPictures = (folder) =>
  listPictures(folder).reduce((sum, picture) => sum + statSync(pictureFile(folder, picture)).size, 0);
