import { brotliCompressSync } from 'node:zlib';
import { brotliSettings, smallest } from '../../scripts/lib/brotliSettings.mjs';

/**
 * Transfer size: brotli at its best quality, as the build writes it beside each file.
 *
 * @param {string | Uint8Array} content
 * @returns {number} bytes
 */
export const brotliSize = (content) => brotli(content).length;

/** @param {string | Uint8Array} content */
export const brotli = (content) =>
  smallest(brotliSettings(content.length).map((options) => brotliCompressSync(content, options)));

/**
 * Transfer size of the page, which the server compresses by itself, because each answer has another nonce.
 *
 * @param {string} content
 * @returns {number} bytes
 */
export const pageSize = (content) => brotliCompressSync(content, brotliSettings(content.length)[0]).length;
