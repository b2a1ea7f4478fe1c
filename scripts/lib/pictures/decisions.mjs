/**
 * `decisions.json`: what somebody who looked at pictures on the review page decided about each. The page writes it, and
 * `npm run pictures:approve` takes it.
 *
 *     { "reviewer": "Ana Souza <ana@example.com>", "commit": "3708…", "base": "1f0c…", "check": "9a3e01c4",
 *       "decisions": [{ "story": "screens-home--filled", "frame": "page", "locale": "id",
 *         "old": { "width": 320, "height": 1240, "hash": "0f3a…" },
 *         "new": { "width": 320, "height": 1264, "hash": "91bc…" },
 *         "decision": "refused", "note": "The amount is cut." }] }
 */
import { crc32 } from './crc32.mjs';
import { isObject, readList, readLook, readPicture, readText, readWord, WrongForm } from './forms.mjs';

/** @typedef {import('./picture.mjs').Look} Look */
/**
 * - `old`: the look that it was compared with; null: there was none.
 * - `new`: the look that was decided about; null: no story takes the picture any more, so that approving removes it.
 * - `decision`: `undecided` has a note alone.
 * - `note`: for the author of the change; empty if there is nothing to say.
 *
 * @typedef {import('./picture.mjs').Picture & {
 *   old: Look | null,
 *   new: Look | null,
 *   decision: 'approved' | 'refused' | 'undecided',
 *   note: string,
 * }} Decision
 */
/**
 * - `reviewer`: name, and mail address if given, as in a commit; empty if they did not say who they are.
 * - `commit`, `base`: what they looked at, and what it was compared with; empty if unknown.
 *
 * @typedef {{ reviewer: string, commit: string, base: string, decisions: Decision[] }} Decisions
 */

/** The words of a decision. */
export const decisionWords = /** @type {const} */ (['approved', 'refused', 'undecided']);

/** A name with or without a mail address, on one line, so that it can stand in the message of a commit. */
export const reviewerPattern = /^(?:[^<>\p{Cc}]{1,100}(?: <[^<>\s@]+@[^<>\s@]+>)?)?$/u;

/**
 * Checksum of everything that was decided, so that a file that was damaged or edited is noticed.
 *
 * @param {Decisions} decisions
 */
const checkOf = ({ reviewer, commit, base, decisions }) =>
  crc32(
    JSON.stringify([
      reviewer,
      commit,
      base,
      ...decisions.map(({ story, frame, locale, old, new: now, decision, note }) => [
        ...[story, frame, locale, decision, note],
        ...[old, now].map((look) => look && [look.width, look.height, look.hash]),
      ]),
    ]),
  );

/**
 * Text of a `decisions.json`.
 *
 * @param {Decisions} decided
 */
export const formatDecisions = ({ reviewer, commit, base, decisions }) =>
  `${JSON.stringify({ reviewer, commit, base, check: checkOf({ reviewer, commit, base, decisions }), decisions }, null, 1)}\n`;

/**
 * @param {import('./forms.mjs').Fields} fields
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

/** @param {import('./forms.mjs').Fields} fields @param {string} where @returns {Decision} */
function readDecision(fields, where) {
  const { note = '' } = fields;
  if (typeof note !== 'string') throw new WrongForm(`${where}: "note" is no text.`);
  const sides = { old: readSide(fields, 'old', where), new: readSide(fields, 'new', where) };
  if (!sides.old && !sides.new) throw new WrongForm(`${where} has neither an old nor a new look.`);
  return {
    ...readPicture(fields, where),
    ...sides,
    decision: readWord(fields, 'decision', decisionWords, where),
    note,
  };
}

/**
 * @param {import('./forms.mjs').Fields} content of a JSON file
 * @param {string} file its name, for messages
 * @returns {Decisions & { checked: boolean }} `checked`: it is as the review page has written it
 * @throws {WrongForm}
 */
export function parseDecisions(content, file) {
  const decisions = readList(content, 'decisions', file, readDecision);
  const { reviewer = '', commit = '', base = '', check } = content;
  const fields = { reviewer, commit, base };
  const decided = {
    reviewer: readText(fields, 'reviewer', reviewerPattern, file),
    commit: readText(fields, 'commit', /^[\w./-]{0,100}$/, file),
    base: readText(fields, 'base', /^[\w./-]{0,100}$/, file),
    decisions,
  };
  if (check !== undefined && check !== checkOf(decided))
    throw new WrongForm(`${file} was changed after the review page had written it: save it there once more.`);
  return { ...decided, checked: check !== undefined };
}
