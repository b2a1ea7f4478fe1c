import sharp from 'sharp';

// Thousands of small files, each once: memory for repeats and more threads than one per file cost more than they save.
sharp.cache(false);
sharp.concurrency(1);

/** @typedef {{ data: Buffer, width: number, height: number }} Pixels four bytes each: red, green, blue, alpha */

/**
 * The pixels of an image file, whatever its format.
 *
 * @param {Buffer} file
 * @returns {Promise<Pixels>}
 */
export async function decodeImage(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Lossless WebP of these pixels, made in a hurry: for what is looked at once.
 *
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export const encodeImage = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();

/**
 * Whether two image files show the same, however they are compressed.
 *
 * @param {Buffer} a
 * @param {Buffer} b
 */
export async function samePixels(a, b) {
  if (a.equals(b)) return true;
  const [first, second] = await Promise.all([decodeImage(a), decodeImage(b)]);
  return first.width === second.width && first.height === second.height && first.data.equals(second.data);
}

/**
 * The same picture in fewer bytes, for keeping: lossless WebP needs six tenths of what the best PNG does.
 *
 * @param {Buffer} file
 * @returns {Promise<Buffer>} the file itself when it is the smallest already
 * @throws when a pixel would differ
 */
export async function compressImage(file) {
  const smaller = await sharp(file).webp({ lossless: true, effort: 6 }).toBuffer();
  if (smaller.length >= file.length) return file;
  if (!(await samePixels(file, smaller))) throw new Error('Compressing changed a pixel.');
  return smaller;
}

/**
 * A small picture of the top of a story, for overviews.
 *
 * @param {Buffer} file
 * @param {{ width: number, height: number }} box
 * @returns {Promise<Buffer>} JPEG; as wide as the box, and as high at most
 */
export async function thumbnail(file, { width, height }) {
  const { width: own = width, height: tall = height } = await sharp(file).metadata();
  const shown = Math.min(tall, Math.round((height * own) / width));
  return sharp(file)
    .extract({ left: 0, top: 0, width: own, height: shown })
    .resize({ width })
    .jpeg({ quality: 72 })
    .toBuffer();
}
