import { keyOf } from './picture.mjs';

/** @typedef {import('./applyDecisions.mjs').Taken} Taken */

/**
 * A note made safe for a terminal: without control characters, its further lines indented.
 *
 * @param {string} note
 */
const printable = (note) =>
  note
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replace(/\p{Cc}/gu, ' '))
    .join('\n    ');

/** @param {Taken} decision */
const lineOf = (decision) =>
  [
    keyOf(decision),
    ...(decision.by ? [` (${decision.by})`] : []),
    ...(decision.note ? [`: ${printable(decision.note)}`] : []),
  ].join('');

/**
 * What `npm run pictures:approve` says about an approval.
 *
 * @param {import('./approve.mjs').Approval} approval
 * @param {string} lockFolder its name, for the last line
 */
export function reportApproval({ written, removed, problems }, lockFolder) {
  const facts = [`${written.length} approved`, `${removed.length} removed`, `${problems.length} not approved`];
  return [...problems.map((problem) => `not approved: ${problem}`), `${facts.join(', ')}. Lock: ${lockFolder}`];
}

/**
 * What it says about what is heard; nothing where nothing was to be approved.
 *
 * @param {Omit<ReturnType<typeof import('../heard/receivedHeard.mjs').approveHeard>, 'heard'>} approval
 * @param {string} folder its name
 */
export function reportHeard({ written, removed, problems }, folder) {
  if (written.length + removed.length + problems.length === 0) return [];
  const facts = [`${written.length} stories approved`, `${removed.length} removed`, `${problems.length} not approved`];
  return [...problems.map((problem) => `not approved: ${problem}`), `Heard: ${facts.join(', ')}. Files: ${folder}`];
}

/**
 * What it says about decisions: what was refused and noted, what does not hold any more, and lines for the message of
 * the commit.
 *
 * @param {import('./applyDecisions.mjs').AppliedDecisions} taken
 * @param {string} lockFolder its name
 */
export function reportDecisions(taken, lockFolder) {
  const { written, removed, standing, refused, notes, contradictions, problems, reviewers } = taken;
  const facts = [
    `${written.length} approved`,
    `${removed.length} removed`,
    `${standing.length} approved before`,
    `${new Set(refused.map(keyOf)).size} refused`,
    `${problems.length} not taken`,
  ];
  return [
    ...refused.map((decision) => `refused: ${lineOf(decision)}`),
    ...notes.map((decision) => `note: ${lineOf(decision)}`),
    ...contradictions.map((one) => `contradiction: ${one}`),
    ...problems.map((problem) => `not taken: ${problem}`),
    `${facts.join(', ')}. Lock: ${lockFolder}`,
    ...(reviewers.length
      ? ['', 'For the message of the commit:', ...reviewers.map((one) => `Reviewed-by: ${one}`)]
      : []),
  ];
}
