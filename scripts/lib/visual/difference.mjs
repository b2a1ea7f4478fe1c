import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { pictureFile } from './pictureFiles.mjs';

/**
 * The picture on a canvas of this size: what lies beyond it is see-through, so that it counts as different.
 *
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function on(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * What differs between two pictures, to the last bit of colour.
 *
 * @param {Buffer} before PNG file
 * @param {Buffer} after PNG file
 * @returns {{ pixels: number, image: Buffer }} how many pixels differ, and a picture that shows where
 */
export function difference(before, after) {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const [a, b] = [on(old, width, height), on(now, width, height)];
  const image = new PNG({ width, height });
  const pixels = pixelmatch(a.data, b.data, image.data, width, height, { threshold: 0, includeAA: true });
  return { pixels, image: PNG.sync.write(image) };
}

/** @typedef {import('./pictureFiles.mjs').Picture & { pixels?: number }} MeasuredPicture without `pixels` it is new */

/**
 * Measures every received picture against the approved one and leaves a picture of the difference.
 *
 * @param {import('./pictureFiles.mjs').Picture[]} taken pictures that are not the approved ones
 * @param {{ approved: string, received: string, differences: string }} folders
 * @returns {MeasuredPicture[]}
 */
export const measureDifferences = (taken, { approved, received, differences }) =>
  taken.map((picture) => {
    const before = pictureFile(approved, picture);
    if (!existsSync(before)) return picture;
    const { pixels, image } = difference(readFileSync(before), readFileSync(pictureFile(received, picture)));
    const file = pictureFile(differences, picture);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, image);
    return { ...picture, pixels };
  });
