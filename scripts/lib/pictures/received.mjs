/**
 * `received.json`: what a run of the stories has seen. The run writes it to `.visual/received.json`; the integration
 * publishes it, so that its pictures can be approved on any machine. `run` and `stories` are for the review page of
 * `npm run site`; a file without them can be approved as well. `heard`: see receivedHeard.mjs.
 *
 *     { "run": { "commit": "3708…", "changed": false, "at": "2026-11-30T09:41:00.000Z", "name": "test #412", "address": "https://…" },
 *       "stories": [{ "id": "screens-home--filled", "title": "Screens/Home", "name": "Filled", "problems": [], "notes": [] }],
 *       "pictures": [{ "story": "screens-home--filled", "frame": "page", "locale": "id", "width": 320, "height": 1240,
 *       "hash": "0f3a…", "state": "changed" }] }
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseReceivedHeard } from '../heard/receivedHeard.mjs';
import { isObject, readList, readLook, readPicture, readText, readWord, WrongForm } from './forms.mjs';
import { readJsonFile } from './readJson.mjs';

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

/**
 * Which run has seen it.
 *
 * - `commit`: whose sources were built; empty if unknown.
 * - `changed`: whether sources of the checkout were not committed.
 * - `at`: when it ended, as ISO 8601.
 * - `name`: what people call the run, and `address`, where it is; empty for a run on somebody's own machine.
 *
 * @typedef {{ commit: string, changed: boolean, at: string, name: string, address: string }} Run
 */
/** @typedef {'overflow' | 'axe' | 'heard' | 'broken'} Problem `heard`: otherwise than approved */
/**
 * A story that was played: what is wrong with it, as kinds and in words.
 *
 * @typedef {{ id: string, title: string, name: string, problems: Problem[], notes: string[] }} PlayedStory
 */
/** @typedef {{ run: Run | undefined, stories: PlayedStory[], pictures: ReceivedPicture[], heard: import('../heard/receivedHeard.mjs').ReceivedHeard[] }} Received */

/** @type {readonly ReceivedState[]} */
const states = ['same', 'changed', 'new', 'unstable', 'left over'];

/** @param {unknown} run @param {string} file @returns {Run | undefined} */
function readRun(run, file) {
  if (run === undefined) return undefined;
  if (!isObject(run)) throw new WrongForm(`${file}: "run" is no object.`);
  const text = (/** @type {string} */ key, /** @type {RegExp} */ pattern) =>
    readText(run, key, pattern, `${file}: run`);
  return {
    commit: text('commit', /^[0-9a-f]{0,64}$/),
    changed: run['changed'] === true,
    at: text('at', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    name: text('name', /^[^<>\p{Cc}]*$/u),
    address: text('address', /^(?:https?:\/\/\S+)?$/),
  };
}

/** @param {import('./forms.mjs').Fields} fields @param {string} where @returns {PlayedStory} */
function readStory(fields, where) {
  const texts = (/** @type {string} */ key) => {
    const list = fields[key];
    if (Array.isArray(list) && list.every((one) => typeof one === 'string')) return /** @type {string[]} */ (list);
    throw new WrongForm(`${where}: "${key}" is no list of texts.`);
  };
  const kinds = texts('problems');
  return {
    id: readText(fields, 'id', /^[\w-]+--[\w-]+$/, where),
    title: readText(fields, 'title', /./, where),
    name: readText(fields, 'name', /./, where),
    problems: /** @type {const} */ (['overflow', 'axe', 'heard', 'broken']).filter((kind) => kinds.includes(kind)),
    notes: texts('notes'),
  };
}

/**
 * @param {import('./forms.mjs').Fields} content of a JSON file
 * @param {string} file its name, for messages
 * @returns {Received}
 * @throws {WrongForm}
 */
export const parseReceived = (content, file) => ({
  run: readRun(content['run'], file),
  stories: content['stories'] === undefined ? [] : readList(content, 'stories', file, readStory),
  pictures: readList(content, 'pictures', file, (fields, where) => ({
    ...readPicture(fields, where),
    ...readLook(fields, where),
    state: readWord(fields, 'state', states, where),
  })),
  heard: parseReceivedHeard(content, file),
});

/**
 * @param {string} file
 * @returns {Received}
 * @throws {WrongForm}
 */
export const readReceived = (file) => parseReceived(readJsonFile(file), file);

/**
 * @param {string} file
 * @param {Received} received
 */
export function writeReceived(file, received) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(received, null, 1)}\n`);
}
