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
 * Encodes pixels as lossless WebP with little compression effort, for pictures that are looked at once.
 *
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export const encodeImage = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();

/**
 * Whether two image files have the same pixels, regardless of compression.
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
 * Recompresses a picture for storage: lossless WebP takes six tenths of the bytes of the best PNG.
 *
 * @param {Buffer} file
 * @param {{ thorough?: boolean }} [how] thorough: tries everything, which takes a second and saves a tenth
 * @returns {Promise<Buffer>} the same file when it cannot become smaller
 * @throws when a pixel would differ
 */
export async function compressImage(file, { thorough = false } = {}) {
  const smaller = await sharp(file)
    .webp({ lossless: true, effort: 6, quality: thorough ? 100 : 80 })
    .toBuffer();
  if (smaller.length >= file.length) return file;
  if (!(await samePixels(file, smaller))) throw new Error('Compressing changed a pixel.');
  return smaller;
}

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
