import sharp from 'sharp';

/** Size of each picture on the sheet in CSS px, in the proportions of a phone. */
const cell = { width: 312, height: 675 };
const gap = 24;

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
 * @param {readonly string[]} files of the pictures, row by row
 * @param {number} columns
 * @returns {Promise<Buffer>} WebP
 */
export async function drawSheet(files, columns) {
  const rows = files.length / columns;
  const cells = await Promise.all(files.map(drawCell));
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
    .webp({ quality: 75 })
    .toBuffer();
}
