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
 * - `refused`: keys of those that somebody refused; their entries stay, so that the check stays red.
 * - `problems`: pictures that were meant to be approved but cannot be, and why.
 *
 * @typedef {{ lock: Lock, written: string[], removed: string[], refused: string[], problems: string[] }} Approval
 */

/** @param {Lock} lock @returns {Approval} */
const approvalOf = (lock) => ({ lock: new Map(lock), written: [], removed: [], refused: [], problems: [] });

/**
 * @param {Approval} approval
 * @param {Picture} picture
 * @param {Look | null} look null: the lock has it no more
 */
function write({ lock, written, removed }, { story, frame, locale }, look) {
  const key = keyOf({ story, frame, locale });
  if (look) {
    const { width, height, hash } = look;
    lock.set(key, { story, frame, locale, width, height, hash });
    written.push(key);
  } else if (lock.delete(key)) removed.push(key);
}

const differs = 'looked different when its story was played once more';

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

/**
 * Why a decision does not hold any more; undefined if it does.
 *
 * @param {import('./decisions.mjs').Decision} decision
 * @param {Lock} lock
 * @param {ReadonlyMap<string, ReceivedPicture>} received
 */
function staleness(decision, lock, received) {
  /** @type {(a: Look | null | undefined, b: Look | null | undefined) => boolean} */
  const isSame = (a, b) => (a && b ? sameLook(a, b) : !a && !b);
  const seen = received.get(keyOf(decision));
  if (!isSame(lock.get(keyOf(decision)), decision.old)) return 'the approved one is not the old one of the decision';
  if (seen?.state === 'unstable') return differs;
  // A picture that the run has not taken is not contradicted by it.
  if (seen && !isSame(seen.state === 'left over' ? null : seen, decision.new))
    return 'the run has taken another one than the new one of the decision';
  return undefined;
}

/**
 * Approves what was decided, as far as both sides of a decision still hold: the lock must have its old look, and the
 * run must not have seen another new one.
 *
 * @param {Lock} lock
 * @param {readonly import('./decisions.mjs').Decision[]} decisions
 * @param {readonly ReceivedPicture[]} received what is known of the run
 * @returns {Approval}
 */
export function approveDecisions(lock, decisions, received) {
  const approval = approvalOf(lock);
  const seen = new Map(received.map((picture) => [keyOf(picture), picture]));
  for (const decision of decisions) {
    const stale = staleness(decision, lock, seen);
    if (decision.decision === 'refused') approval.refused.push(keyOf(decision));
    else if (stale) approval.problems.push(`${keyOf(decision)}: ${stale}`);
    else write(approval, decision, decision.new);
  }
  return approval;
}
