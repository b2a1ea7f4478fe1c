import { keyOf } from '../pictures/picture.mjs';
import { storeArtifact } from './paths.mjs';

/** @typedef {import('./difference.mjs').Change} Change */

/** @param {import('../pictures/picture.mjs').Look} picture */
const lookIn = ({ width, height, hash }) => ({ width, height, hash });

/**
 * The pictures of a run that are not as approved.
 *
 * @param {readonly import('../pictures/received.mjs').ReceivedPicture[]} received
 * @param {import('../pictures/lock.mjs').Lock} lock
 * @returns {Change[]}
 */
export const changesOf = (received, lock) =>
  received
    .filter(({ state }) => state !== 'same')
    .map((picture) => {
      const { story, frame, locale, state } = picture;
      const old = lock.get(keyOf(picture));
      const looks = { ...(old && { old: lookIn(old) }), ...(state !== 'left over' && { new: lookIn(picture) }) };
      return { story, frame, locale, state, ...looks };
    });

/**
 * The pictures that differ between two locks.
 *
 * @param {import('../pictures/lock.mjs').Lock} before
 * @param {import('../pictures/lock.mjs').Lock} now
 * @returns {Change[]}
 */
export function changesBetween(before, now) {
  const gone = Array.from(before.values()).filter((picture) => !now.has(keyOf(picture)));
  /** @type {import('../pictures/received.mjs').ReceivedPicture[]} */
  const received = Array.from(now.values(), (picture) => {
    const old = before.get(keyOf(picture));
    if (!old) return { ...picture, state: 'new' };
    return { ...picture, state: old.hash === picture.hash ? 'same' : 'changed' };
  });
  return changesOf(
    [...received, ...gone.map((one) => ({ ...one, state: /** @type {const} */ ('left over') }))],
    before,
  );
}

/**
 * Changes whose old pictures are not in the store.
 *
 * @param {readonly Change[]} changes
 * @param {(hash: string) => boolean} isStored
 */
export const changesWithoutOld = (changes, isStored) => changes.filter(({ old }) => old && !isStored(old.hash));

/**
 * The ids of the stories of pictures, each once.
 *
 * @param {readonly { story: string }[]} pictures
 */
export const storiesOf = (pictures) => Array.from(new Set(pictures.map(({ story }) => story))).sort();

/**
 * What to do about old pictures that are not in the store.
 *
 * @param {string} command that renders them
 */
export const howToGetOld = (command) =>
  `Unpack the artifacts ${storeArtifact}-… of the last green run of the workflow "test" on main into .visual/store, ` +
  `or let ${command} render it.`;
