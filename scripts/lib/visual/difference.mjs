import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { decodeImage, encodeImage } from './image.mjs';
import { keyOf } from '../pictures/picture.mjs';
import { storedFile } from './store.mjs';

/**
 * File of a picture in a folder where pictures have their names.
 *
 * @param {string} folder
 * @param {import('../pictures/picture.mjs').Picture} picture
 */
const pictureFile = (folder, picture) => path.join(folder, `${keyOf(picture)}.webp`);

/**
 * Puts a picture on a canvas of this size. The rest is transparent, so that it counts as different.
 *
 * @param {import('./image.mjs').Pixels} picture
 * @param {number} width
 * @param {number} height
 */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = Buffer.alloc(width * height * 4);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; y += 1) picture.data.copy(canvas, y * width * 4, y * row, (y + 1) * row);
  return canvas;
}

/**
 * Compares two pictures exactly, to the last bit of each colour.
 *
 * @param {Buffer} before image file
 * @param {Buffer} after image file
 * @returns {Promise<{ pixels: number, image: Buffer }>} how many pixels differ, and a picture that shows where
 */
export async function difference(before, after) {
  const [old, now] = await Promise.all([decodeImage(before), decodeImage(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const data = Buffer.alloc(width * height * 4);
  const a = onCanvas(old, width, height);
  const b = onCanvas(now, width, height);
  const pixels = pixelmatch(a, b, data, width, height, { threshold: 0, includeAA: true });
  return { pixels, image: await encodeImage({ data, width, height }) };
}

/**
 * A picture that is not as approved. `old` and `new`: what it looked like and looks like now, as far as it did and does.
 * `pixels`: how many differ; undefined where one of the two is not in the store.
 *
 * @typedef {import('../pictures/picture.mjs').Picture & {
 *   state: import('../pictures/received.mjs').ReceivedState,
 *   old?: import('../pictures/picture.mjs').Look,
 *   new?: import('../pictures/picture.mjs').Look,
 *   pixels?: number,
 * }} Change
 */

/**
 * Counts the pixels that differ in each changed picture, and draws where.
 *
 * @param {readonly Change[]} changes
 * @param {string} store folder
 * @param {string} differences folder for the drawings
 * @returns {Promise<Change[]>}
 */
export async function measureDifferences(changes, store, differences) {
  /** @type {Change[]} */
  const measured = [];
  for (const change of changes) {
    const [before, after] = [change.old, change.new].map((look) => look && storedFile(store, look.hash));
    if (!before || !after || !existsSync(before) || !existsSync(after)) {
      measured.push(change);
      continue;
    }
    const { pixels, image } = await difference(readFileSync(before), readFileSync(after));
    const file = pictureFile(differences, change);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, image);
    measured.push({ ...change, pixels });
  }
  return measured;
}
