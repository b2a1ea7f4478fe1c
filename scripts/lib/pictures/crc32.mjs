/** The checksum of zip and PNG, here for texts. Written out because the review page needs it too, without Node. */
const table = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/**
 * CRC-32 of a text in UTF-8, as eight hex digits.
 *
 * @param {string} text
 */
export function crc32(text) {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
