import { hashPattern } from './picture.mjs';

/** How the JSON files of pictures are read. No module of Node is imported: the review page reads them too. */

/** @typedef {Record<string, unknown>} Fields */

/**
 * @param {unknown} value
 * @returns {value is Fields}
 */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON file that is not in its documented form; the message names the file and the place in it. */
export class WrongForm extends Error {}

/**
 * Parses a JSON text whose content is an object.
 *
 * @param {string} text
 * @param {string} file its name, for messages
 * @returns {Fields}
 * @throws {WrongForm}
 */
export function parseJson(text, file) {
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new WrongForm(`${file} is no JSON, or was cut off: ${/** @type {Error} */ (error).message}`);
  }
  if (!isObject(content)) throw new WrongForm(`${file}: expected an object.`);
  return content;
}

/**
 * The objects of a list.
 *
 * @template T
 * @param {Fields} content
 * @param {string} key of the list
 * @param {string} file its name, for messages
 * @param {(fields: Fields, where: string) => T} read one of them; `where` is its place, for messages
 * @returns {T[]}
 * @throws {WrongForm}
 */
export function readList(content, key, file, read) {
  const list = content[key];
  if (!Array.isArray(list)) throw new WrongForm(`${file}: expected a list "${key}".`);
  return list.map((/** @type {unknown} */ one, at) => {
    const where = `${file}: ${key}[${at}]`;
    if (!isObject(one)) throw new WrongForm(`${where} is no object.`);
    return read(one, where);
  });
}

/**
 * A text that matches a pattern.
 *
 * @param {Fields} fields
 * @param {string} key
 * @param {RegExp} pattern
 * @param {string} where
 * @returns {string}
 * @throws {WrongForm}
 */
export function readText(fields, key, pattern, where) {
  const value = fields[key];
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new WrongForm(`${where}: "${key}" is ${JSON.stringify(value)}, not like ${pattern.source}.`);
}

/**
 * One of some words.
 *
 * @template {string} Word
 * @param {Fields} fields
 * @param {string} key
 * @param {readonly Word[]} words
 * @param {string} where
 * @returns {Word}
 * @throws {WrongForm}
 */
export function readWord(fields, key, words, where) {
  const word = words.find((one) => one === fields[key]);
  if (word === undefined)
    throw new WrongForm(`${where}: "${key}" is ${JSON.stringify(fields[key])}, not one of ${words.join(', ')}.`);
  return word;
}

/**
 * @param {Fields} fields
 * @param {string} where
 * @returns {import('./picture.mjs').Picture}
 * @throws {WrongForm}
 */
export const readPicture = (fields, where) => ({
  story: readText(fields, 'story', /^[\w-]+--[\w-]+$/, where),
  frame: readWord(fields, 'frame', ['page', 'phone', 'desktop'], where),
  locale: readText(fields, 'locale', /^\w+$/, where),
});

/**
 * @param {Fields} fields
 * @param {string} where
 * @returns {import('./picture.mjs').Look}
 * @throws {WrongForm}
 */
export function readLook(fields, where) {
  const size = (/** @type {string} */ key) => {
    const value = fields[key];
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    throw new WrongForm(`${where}: "${key}" is ${JSON.stringify(value)}, no number of pixels.`);
  };
  return { width: size('width'), height: size('height'), hash: readText(fields, 'hash', hashPattern, where) };
}
