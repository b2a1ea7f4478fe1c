/**
 * `decisions.json`: what somebody who looked at old and new pictures decided about each.
 *
 *     { "decisions": [{ "story": "screens-home--filled", "frame": "page", "locale": "id",
 *       "old": { "width": 320, "height": 1240, "hash": "0f3a…" },
 *       "new": { "width": 320, "height": 1264, "hash": "91bc…" },
 *       "decision": "approved", "note": "" }] }
 */
import { isObject, readList, readLook, readPicture, readWord, WrongForm } from './readJson.mjs';

/** @typedef {import('./picture.mjs').Look} Look */
/**
 * - `old`: the approved look that was shown; null: none was approved.
 * - `new`: the look of the run; null: no story takes the picture any more, so that approving removes it.
 * - `note`: for the author of the change; empty if there is nothing to say.
 *
 * @typedef {import('./picture.mjs').Picture & {
 *   old: Look | null,
 *   new: Look | null,
 *   decision: 'approved' | 'refused',
 *   note: string,
 * }} Decision
 */

/**
 * @param {import('./readJson.mjs').Fields} fields
 * @param {'old' | 'new'} side
 * @param {string} where
 * @returns {Look | null}
 */
function readSide(fields, side, where) {
  const look = fields[side];
  if (look === null) return null;
  if (!isObject(look)) throw new WrongForm(`${where}: "${side}" is neither a look nor null.`);
  return readLook(look, `${where}.${side}`);
}

/**
 * @param {import('./readJson.mjs').Fields} content of a JSON file
 * @param {string} file its name, for messages
 * @returns {Decision[]}
 * @throws {WrongForm}
 */
export const parseDecisions = (content, file) =>
  readList(content, 'decisions', file, (fields, where) => {
    const { note = '' } = fields;
    if (typeof note !== 'string') throw new WrongForm(`${where}: "note" is no text.`);
    const sides = { old: readSide(fields, 'old', where), new: readSide(fields, 'new', where) };
    if (!sides.old && !sides.new) throw new WrongForm(`${where} has neither an old nor a new look.`);
    const decision = readWord(fields, 'decision', /** @type {const} */ (['approved', 'refused']), where);
    return { ...readPicture(fields, where), ...sides, decision, note };
  });
