import { keyOf, sameLook } from './picture.mjs';

/** @typedef {import('./lock.mjs').Lock} Lock */
/** @typedef {import('./picture.mjs').Picture} Picture */
/** @typedef {import('./picture.mjs').Look} Look */
/** @typedef {import('./received.mjs').ReceivedPicture} ReceivedPicture */
/**
 * What became of an approval.
 *
 * - `written`: keys of the pictures whose entries were written.
 * - `removed`: keys of those whose entries were removed.
 * - `standing`: keys of those that the lock has as they were approved.
 * - `problems`: pictures that were meant to be approved but cannot be, and why.
 *
 * @typedef {{ lock: Lock, written: string[], removed: string[], standing: string[], problems: string[] }} Approval
 */

/** @param {Lock} lock @returns {Approval} */
export const approvalOf = (lock) => ({ lock: new Map(lock), written: [], removed: [], standing: [], problems: [] });

/**
 * @param {Approval} approval
 * @param {Picture} picture
 * @param {Look | null} look null: the lock has it no more
 */
export function write({ lock, written, removed, standing }, { story, frame, locale }, look) {
  const key = keyOf({ story, frame, locale });
  const before = lock.get(key);
  if (look ? before && sameLook(before, look) : !before) standing.push(key);
  else if (look) {
    const { width, height, hash } = look;
    lock.set(key, { story, frame, locale, width, height, hash });
    written.push(key);
  } else {
    lock.delete(key);
    removed.push(key);
  }
}

export const differs = 'looked different when its story was played once more';

/**
 * Approves all pictures of a run. Those that look as approved stay as they are in the lock.
 *
 * @param {Lock} lock
 * @param {readonly ReceivedPicture[]} received
 * @returns {Approval}
 */
export function approveReceived(lock, received) {
  const approval = approvalOf(lock);
  for (const picture of received) {
    if (picture.state === 'unstable') approval.problems.push(`${keyOf(picture)} ${differs}`);
    else if (picture.state !== 'same') write(approval, picture, picture.state === 'left over' ? null : picture);
  }
  return approval;
}
