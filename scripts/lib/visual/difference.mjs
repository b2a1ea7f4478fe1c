import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { decodeImage, encodeImage } from './image.mjs';
import { pictureFile } from './pictureFiles.mjs';

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

/** @typedef {import('./pictureFiles.mjs').Picture & { pixels?: number }} MeasuredPicture without `pixels` it is new */

/**
 * Compares every received picture with the approved one and writes a picture of the difference.
 *
 * @param {import('./pictureFiles.mjs').Picture[]} taken pictures that are not the approved ones
 * @param {{ approved: string, received: string, differences: string }} folders
 * @returns {Promise<MeasuredPicture[]>}
 */
export async function measureDifferences(taken, { approved, received, differences }) {
  /** @type {MeasuredPicture[]} */
  const measured = [];
  for (const picture of taken) {
    const before = pictureFile(approved, picture);
    if (!existsSync(before)) {
      measured.push(picture);
      continue;
    }
    const { pixels, image } = await difference(readFileSync(before), readFileSync(pictureFile(received, picture)));
    const file = pictureFile(differences, picture);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, image);
    measured.push({ ...picture, pixels });
  }
  return measured;
}
