/**
 * The store: every picture that this machine has rendered, in a file named by its hash. It is no part of the
 * repository, and no verdict needs it: it is there to be looked at.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { encodeImage } from './image.mjs';

/** @typedef {import('../pictures/picture.mjs').Look} Look */
/**
 * Words on a picture, and their place on it in px.
 *
 * @typedef {[words: string, x: number, y: number, width: number, height: number]} Words
 */

/**
 * What pixels look like: equal for equal pixels of the same size, whatever file they came from.
 *
 * @param {import('./image.mjs').Pixels} pixels
 * @returns {Look}
 */
export function lookOf({ data, width, height }) {
  const hash = createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex').slice(0, 24);
  return { width, height, hash };
}

/**
 * File of a picture in a store, whether it is there or not.
 *
 * @param {string} store folder
 * @param {string} hash
 */
export const storedFile = (store, hash) => path.join(store, `${hash}.webp`);

/**
 * @param {string} store folder
 * @param {string} hash
 */
export const isStored = (store, hash) => existsSync(storedFile(store, hash));

/**
 * Keeps a picture, unless it is kept already. Several processes may do that at once.
 *
 * @param {string} store folder
 * @param {import('./image.mjs').Pixels} pixels
 * @param {Look} look of these pixels
 */
export async function storePicture(store, pixels, { hash }) {
  const file = storedFile(store, hash);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return;
  }
  mkdirSync(store, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, await encodeImage(pixels));
  renameSync(part, file);
}

/** @param {string} store folder @param {string} hash of a picture */
const wordsFile = (store, hash) => path.join(store, `${hash}.json`);

/**
 * The words that stand on a picture; undefined when they were never looked for.
 *
 * @param {string} store folder
 * @param {string} hash of the picture
 * @returns {Words[] | undefined}
 */
export function readWords(store, hash) {
  const file = wordsFile(store, hash);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Keeps the words of a picture beside it: whatever has these pixels has these words.
 *
 * @param {string} store folder
 * @param {string} hash of the picture
 * @param {readonly Words[]} words
 */
export function storeWords(store, hash, words) {
  mkdirSync(store, { recursive: true });
  const part = `${wordsFile(store, hash)}.${process.pid}`;
  writeFileSync(part, JSON.stringify(words));
  renameSync(part, wordsFile(store, hash));
}

/** Largest size of a store in bytes: ten times what all stories of today need. */
const storeMax = 400e6;

/**
 * Deletes the pictures that were not rendered for the longest time, until a store is small enough.
 *
 * @param {string} store folder
 * @param {number} [most] bytes
 */
export function prune(store, most = storeMax) {
  const files = (existsSync(store) ? readdirSync(store) : [])
    .map((name) => ({ file: path.join(store, name), ...fileFacts(path.join(store, name)) }))
    .sort((a, b) => b.used - a.used);
  let size = 0;
  for (const one of files) {
    size += one.size;
    if (size > most) rmSync(one.file, { force: true });
  }
}

/** @param {string} file */
function fileFacts(file) {
  const { size, mtimeMs } = statSync(file);
  return { size, used: mtimeMs };
}
