import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Transfer size: brotli at its best quality, as the build writes it beside each file.
 *
 * @param {string | Uint8Array} content
 * @returns {number} bytes
 */
export const brotliSize = (content) => brotli(content).length;

/** @param {string | Uint8Array} content */
export const brotli = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
