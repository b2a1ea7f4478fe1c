/**
 * `received.json`: what a run of the stories has seen. The run writes it to `.visual/received.json`; the integration
 * publishes it, so that its pictures can be approved on any machine.
 *
 *     { "pictures": [{ "story": "screens-home--filled", "frame": "page", "locale": "id", "width": 320, "height": 1240,
 *       "hash": "0f3a…", "state": "changed" }] }
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile, readList, readLook, readPicture, readWord } from './readJson.mjs';

/**
 * How a picture compares with the lock.
 *
 * - `same`: it looks as approved.
 * - `changed`: it looks different.
 * - `new`: none is approved.
 * - `unstable`: it looked different when its story was played once more, or it never came to rest.
 * - `left over`: the lock has it, but no story takes it any more; its look is the approved one.
 *
 * @typedef {'same' | 'changed' | 'new' | 'unstable' | 'left over'} ReceivedState
 */
/**
 * @typedef {import('./picture.mjs').Picture & import('./picture.mjs').Look & { state: ReceivedState }} ReceivedPicture
 */

/** @type {readonly ReceivedState[]} */
const states = ['same', 'changed', 'new', 'unstable', 'left over'];

/**
 * @param {import('./readJson.mjs').Fields} content of a JSON file
 * @param {string} file its name, for messages
 * @returns {ReceivedPicture[]}
 * @throws {import('./readJson.mjs').WrongForm}
 */
export const parseReceived = (content, file) =>
  readList(content, 'pictures', file, (fields, where) => ({
    ...readPicture(fields, where),
    ...readLook(fields, where),
    state: readWord(fields, 'state', states, where),
  }));

/**
 * @param {string} file
 * @returns {ReceivedPicture[]}
 * @throws {import('./readJson.mjs').WrongForm}
 */
export const readReceived = (file) => parseReceived(readJsonFile(file), file);

/**
 * @param {string} file
 * @param {readonly ReceivedPicture[]} pictures
 */
export function writeReceived(file, pictures) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ pictures }, null, 1)}\n`);
}
