import sharp from 'sharp';

// The scripts process thousands of small files once each: sharp's cache and more than one thread per file would cost
// more than they save.
sharp.cache(false);
sharp.concurrency(1);

/** @typedef {{ data: Buffer, width: number, height: number }} Pixels four bytes each: red, green, blue, alpha */

/**
 * Decodes an image file of any format to pixels.
 *
 * @param {Buffer} file
 * @returns {Promise<Pixels>}
 */
export async function decodeImage(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Encodes pixels as lossless WebP with little compression effort: half the bytes of none, in 20 ms.
 *
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export const encodeImage = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 1, quality: 20 })
    .toBuffer();

/**
 * Compresses an image file for the repository, without loss.
 *
 * @param {Buffer} file
 * @returns {Promise<Buffer>} WebP
 */
export const compressImage = (file) => sharp(file).webp({ lossless: true, effort: 6, quality: 80 }).toBuffer();

/**
 * Makes a thumbnail of the top of a story's picture.
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

/** Space between pictures that are side by side, px. */
const gap = 8;

/**
 * Puts pictures of one size side by side.
 *
 * @param {readonly Buffer[]} files
 * @returns {Promise<Buffer>} PNG
 */
export async function sideBySide(files) {
  const { width = 0, height = 0 } = await sharp(files[0]).metadata();
  const whole = { width: files.length * (width + gap) - gap, height };
  return sharp({ create: { ...whole, channels: 4, background: '#0000' } })
    .composite(files.map((input, at) => ({ input, left: at * (width + gap), top: 0 })))
    .png()
    .toBuffer();
}
