import { createHash } from 'node:crypto';

/**
 * What a text and its English were: a file says it of each, so that nobody overwrites what has changed meanwhile.
 *
 * @param {string} source the English text
 * @param {string} text
 */
export const baseOf = (source, text) => createHash('sha256').update(`${source}\0${text}`).digest('hex').slice(0, 12);
