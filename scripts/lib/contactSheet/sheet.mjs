import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../run.mjs';
import { approvedPictures } from '../visual/paths.mjs';
import { pictureFile } from '../visual/pictureFiles.mjs';

/** The stories on the contact sheet, left to right. */
export const contactSheetStories = [
  'screens-home--filled',
  'screens-withdraw--filled',
  'screens-withdraw--done',
  'screens-team--filled',
  'screens-passbook--filled',
];
/** The rows of the contact sheet: a language of each market. */
const contactSheetLocales = ['id', 'en_ph', 'pt_br'];

export const sheetFile = path.join(root, 'docs/images/contact-sheet.webp');
/** The file that records from which pictures the sheet was made. */
export const sourcesFile = path.join(root, 'docs/images/contact-sheet.json');

/** Size of each picture on the sheet in CSS px, in the proportions of a phone. */
const cell = { width: 312, height: 675 };
const gap = 24;

/** @typedef {{ picture: string, sha256: string }} Source `picture` is its path among the approved ones */

/**
 * The approved pictures on the sheet, row by row: of each story the picture of the phone if there is one, else of the
 * page.
 *
 * @param {string} [folder]
 * @returns {Source[]}
 * @throws when a picture is missing
 */
export function sheetSources(folder = approvedPictures) {
  return contactSheetLocales.flatMap((locale) =>
    contactSheetStories.map((story) => {
      const name = [`${story}.phone`, story].find((one) => existsSync(pictureFile(folder, { locale, name: one })));
      if (!name) throw new Error(`The contact sheet needs a picture of ${story} in ${locale}.`);
      const file = readFileSync(pictureFile(folder, { locale, name }));
      return { picture: `${locale}/${name}`, sha256: createHash('sha256').update(file).digest('hex') };
    }),
  );
}

/**
 * Draws one picture of the sheet: the top of a page, as wide as a phone, with round corners.
 *
 * @param {string} file
 */
async function drawCell(file) {
  const { width = cell.width, height = cell.height } = await sharp(file).metadata();
  const shown = Math.min(height, Math.round((width * cell.height) / cell.width));
  const corners = Buffer.from(
    `<svg width="${cell.width}" height="${cell.height}"><rect width="100%" height="100%" rx="20"/></svg>`,
  );
  return sharp(file)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: cell.width, height: cell.height, fit: 'contain', position: 'top', background: 'white' })
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/**
 * Draws the contact sheet.
 *
 * @param {Source[]} sources row by row
 * @param {string} [folder] folder of the pictures
 * @returns {Promise<Buffer>} WebP
 */
export async function drawSheet(sources, folder = approvedPictures) {
  const columns = contactSheetStories.length;
  const rows = sources.length / columns;
  const cells = await Promise.all(sources.map(({ picture }) => drawCell(path.join(folder, `${picture}.webp`))));
  return sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: '#f5efef',
    },
  })
    .composite(
      cells.map((input, at) => ({
        input,
        left: gap + (at % columns) * (cell.width + gap),
        top: gap + Math.floor(at / columns) * (cell.height + gap),
      })),
    )
    .webp({ quality: 88 })
    .toBuffer();
}
