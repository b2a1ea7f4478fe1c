import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

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

/**
 * Measures every received picture against the kept one and writes the difference beside it.
 *
 * @param {{ locale: string, id: string }[]} fresh pictures that are not byte-equal
 * @param {string} kept folder of the repository's pictures
 * @param {string} out folder with `received/`; `difference/` is written there
 * @returns {{ locale: string, id: string, pixels?: number }[]} without `pixels`: there was no picture yet
 */
export function compare(fresh, kept, out) {
  return fresh.map(({ locale, id }) => {
    /** @param {string} folder */
    const file = (folder) => path.join(folder, locale, `${id}.png`);
    if (!existsSync(file(kept))) return { locale, id };
    const { pixels, image } = difference(readFileSync(file(kept)), readFileSync(file(path.join(out, 'received'))));
    mkdirSync(path.join(out, 'difference', locale), { recursive: true });
    writeFileSync(file(path.join(out, 'difference')), image);
    return { locale, id, pixels };
  });
}
