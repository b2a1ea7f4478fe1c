import path from 'node:path';
import { readFileSync } from 'node:fs';
import { keyOf } from '../pictures/picture.mjs';
import { root } from '../run.mjs';
import { compressImage } from '../visual/image.mjs';
import { storedFile } from '../visual/store.mjs';
import { drawSheet } from './sheet.mjs';

/** @typedef {import('../pictures/picture.mjs').Picture} Picture */
/** @typedef {{ picture: string, story: string, hash: string }} Source an approved picture, by its key */

export const imageFolder = path.join(root, 'docs/images');
/** The file that records from which pictures the images were made. */
export const sourcesFile = path.join(imageFolder, 'sources.json');

/** The stories on the README's contact sheet, left to right. */
const sheetStories = [
  'screens-home--filled',
  'screens-withdraw--filled',
  'screens-withdraw--done',
  'screens-team--filled',
  'screens-passbook--filled',
];
/** The rows of the contact sheet: a language of each market. */
const sheetLocales = ['id', 'en_ph', 'pt_br'];

/** The operators' guide shows the desk as it is. */
const deskImages = [
  { file: 'desk-to-pay.webp', story: 'screens-desk--to-pay', frame: 'desktop', locale: 'en' },
  { file: 'desk-batch.webp', story: 'screens-desk--in-batches', frame: 'desktop', locale: 'en' },
  { file: 'desk-person.webp', story: 'screens-desk--person', frame: 'phone', locale: 'en' },
];

/**
 * An image of the documents. `pictures`: for each place of it the pictures that may stand there; the first one that is
 * approved does.
 *
 * @typedef {object} DocImage
 * @property {string} file
 * @property {readonly (readonly Picture[])[]} pictures
 * @property {(files: string[]) => Promise<Buffer>} draw draws it from the files of the pictures
 */

/** @type {readonly DocImage[]} */
export const docImages = [
  {
    file: 'contact-sheet.webp',
    pictures: sheetLocales.flatMap((locale) =>
      sheetStories.map((story) => ['phone', 'page'].map((frame) => ({ story, frame, locale }))),
    ),
    draw: (files) => drawSheet(files, sheetStories.length),
  },
  ...deskImages.map(({ file, ...picture }) => ({
    file,
    pictures: [[picture]],
    draw: (/** @type {string[]} */ files) => compressImage(readFileSync(files[0] ?? '')),
  })),
];

/**
 * The approved pictures that the images are made of.
 *
 * @param {import('../pictures/lock.mjs').Lock} lock
 * @returns {Record<string, Source[]>} image -> its pictures in their order
 * @throws when a picture is not approved
 */
export const imageSources = (lock) =>
  Object.fromEntries(
    docImages.map(({ file, pictures }) => [
      file,
      pictures.map((choices) => {
        const found = choices.map((picture) => lock.get(keyOf(picture))).find((one) => one !== undefined);
        if (!found) throw new Error(`${file} needs an approved picture: ${choices.map(keyOf).join(' or ')}`);
        return { picture: keyOf(found), story: found.story, hash: found.hash };
      }),
    ]),
  );

/**
 * Draws an image.
 *
 * @param {string} file its name
 * @param {readonly Source[]} sources of it
 * @param {string} store folder that has them
 * @returns {Promise<Buffer>} WebP
 */
export async function drawImage(file, sources, store) {
  const image = docImages.find((one) => one.file === file);
  if (!image) throw new Error(`There is no image ${file}.`);
  return image.draw(sources.map(({ hash }) => storedFile(store, hash)));
}
