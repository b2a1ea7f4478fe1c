import { approvalOf, differs, write } from './approve.mjs';
import { WrongForm } from './forms.mjs';
import { keyOf, sameLook } from './picture.mjs';

/** @typedef {import('./lock.mjs').Lock} Lock */
/** @typedef {import('./picture.mjs').Look} Look */
/** @typedef {import('./received.mjs').ReceivedPicture} ReceivedPicture */
/** @typedef {import('./decisions.mjs').Decision & { by: string, file: string, checked: boolean }} Taken a decision, and who made it in which file */
/** @typedef {import('./decisions.mjs').Decisions & { checked: boolean, file: string }} DecisionsFile */
/**
 * What is known besides the decisions: the approved pictures, what runs have seen, and whether a picture with this hash
 * was ever rendered here.
 *
 * @typedef {{ lock: Lock, received: readonly ReceivedPicture[], isStored: (hash: string) => boolean }} Known
 */
/**
 * - `refused`, `notes`: those that count, with who said what.
 * - `contradictions`: what was decided in two ways.
 * - `reviewers`: who approved something that counts.
 *
 * @typedef {import('./approve.mjs').Approval & {
 *   refused: Taken[],
 *   notes: Taken[],
 *   contradictions: string[],
 *   reviewers: string[],
 * }} AppliedDecisions
 */

/** @type {(a: Look | null | undefined, b: Look | null | undefined) => boolean} */
const isSame = (a, b) => (a && b ? sameLook(a, b) : !a && !b);

/** @param {Taken} decision @param {Lock} lock */
const fitsLock = (decision, lock) =>
  [decision.old, decision.new].some((side) => isSame(lock.get(keyOf(decision)), side));

/**
 * Why a decision no longer holds; undefined if it does. It holds while the lock has its old side, or already has its new
 * one.
 *
 * @param {Taken} decision
 * @param {Lock} lock
 * @param {ReceivedPicture | undefined} seen
 */
function staleness(decision, lock, seen) {
  if (!fitsLock(decision, lock)) return 'the approved one is not the old one of the decision';
  if (seen?.state === 'unstable') return decision.decision === 'approved' ? differs : undefined;
  // A picture that the run has not taken is not contradicted by it.
  if (seen && !isSame(seen.state === 'left over' ? null : seen, decision.new))
    return 'the run has taken another one than the new one of the decision';
  return undefined;
}

/**
 * Refuses a file that says nothing about this checkout, as a whole.
 *
 * @param {DecisionsFile} file
 * @param {readonly Taken[]} decisions of this file
 * @param {Known} known
 * @param {ReadonlyMap<string, ReceivedPicture>} seen
 * @throws {WrongForm}
 */
function refuseForeign({ file, checked }, decisions, { lock, isStored }, seen) {
  const isKnown = (/** @type {Taken} */ one) => {
    const [hash, key] = [one.new?.hash, keyOf(one)];
    return !hash || [lock.get(key)?.hash, seen.get(key)?.hash].includes(hash) || isStored(hash);
  };
  const unknown = checked ? undefined : decisions.find((one) => !isKnown(one));
  if (unknown)
    throw new WrongForm(
      `${file}: nobody has seen ${keyOf(unknown)} with the hash ${unknown.new?.hash}; save the file on the review page ` +
        'once more, or name the received.json of its run beside it. Nothing was taken.',
    );
  if (decisions.length && !decisions.some((one) => fitsLock(one, lock)))
    throw new WrongForm(
      `${file} was decided on another base: no approved picture here is one that it names. Nothing was taken.`,
    );
}

const nameOf = (/** @type {Taken} */ { by, file }) => by || `somebody in ${file}`;

/**
 * What counts of the decisions about one picture: a refusal if there is one, else the approval.
 *
 * @param {readonly Taken[]} decisions
 * @param {AppliedDecisions} taken
 */
function settle(decisions, taken) {
  const [refusals, approvals] = /** @type {const} */ (['refused', 'approved']).map((word) =>
    decisions.filter(({ decision }) => decision === word),
  );
  const [refusal, approval] = [refusals?.[0], approvals?.[0]];
  if (refusal) taken.refused.push(...(refusals ?? []));
  if (refusal && approval)
    taken.contradictions.push(
      `${keyOf(approval)}: approved by ${nameOf(approval)}, refused by ${nameOf(refusal)}; the refusal counts`,
    );
  if (refusal || !approval) return;
  const other = approvals?.find((one) => !isSame(one.new, approval.new));
  if (other) {
    taken.contradictions.push(
      `${keyOf(approval)}: ${nameOf(approval)} and ${nameOf(other)} approved different pictures; neither counts`,
    );
    taken.problems.push(`${keyOf(approval)}: two different pictures were approved`);
    return;
  }
  taken.reviewers.push(...(approvals ?? []).map(({ by }) => by));
  write(taken, approval, approval.new);
}

/**
 * Takes what was decided, as far as both sides of a decision still hold.
 *
 * @param {readonly DecisionsFile[]} files
 * @param {Known} known
 * @param {(story: string) => boolean} [selected] which stories' decisions are taken
 * @returns {AppliedDecisions}
 * @throws {WrongForm} when a file was decided on another base, or names a picture that nobody has seen
 */
export function applyDecisions(files, known, selected = () => true) {
  const seen = new Map(known.received.map((picture) => [keyOf(picture), picture]));
  /** @type {AppliedDecisions} */
  const taken = { ...approvalOf(known.lock), refused: [], notes: [], contradictions: [], reviewers: [] };
  /** @type {Map<string, Taken[]>} */
  const byPicture = new Map();
  for (const file of files) {
    const { reviewer: by, file: name, checked, decisions } = file;
    const own = decisions
      .filter(({ story }) => selected(story))
      .map((decision) => ({ ...decision, by, file: name, checked }));
    refuseForeign(file, own, known, seen);
    for (const decision of own) {
      const key = keyOf(decision);
      const stale = staleness(decision, known.lock, seen.get(key));
      if (stale) taken.problems.push(`${key}: ${stale}`);
      else byPicture.set(key, [...(byPicture.get(key) ?? []), decision]);
    }
  }
  for (const decisions of byPicture.values()) {
    taken.notes.push(...decisions.filter(({ note, decision }) => note && decision !== 'refused'));
    settle(decisions, taken);
  }
  taken.reviewers = [...new Set(taken.reviewers)].filter(Boolean);
  return taken;
}
