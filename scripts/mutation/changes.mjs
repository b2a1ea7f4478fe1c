import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { chosen } from './chosen.mjs';

/**
 * @typedef {object} Change
 * @property {string} what
 * @property {string} file
 * @property {number} at offset in the file
 * @property {string} from
 * @property {string} to
 * @property {string[]} tests test files; one of them must fail
 */

/**
 * The chosen changes, each at its one place in the code; throws where the place is gone or there are two.
 *
 * @returns {Change[]}
 */
export const chosenChanges = () =>
  chosen.map(([what, file, from, to, ...tests]) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const at = text.indexOf(from);
    if (at < 0 || text.includes(from, at + 1))
      throw new Error(`"${what}" should find one place to change in ${file}: ${from}`);
    return { what, file, at, from, to, tests };
  });

/**
 * Changes that no test notices, each with the reason why that is acceptable.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const mayLive = {
  'a wallet number is used twice a day':
    'An earlier check, in the same transaction, refuses a number that was used today. Only two people who have shared a number since before numbers were unique, and who withdraw in the same moment, could get past that check.',
  "the inviter's reward is not asked for valid_at":
    'An earlier check, under the lock of the same person, asks the same: either of the two is enough.',
  'a member counts again':
    'The update that makes a member count asks the same once more, and nothing is paid when it changes nothing: either of the two is enough.',
};
