const seconds = (ms) => (ms / 1000).toFixed(1);

const head = `| trial | s without a paid check-in (aim) | confirmed rewards, withdrawals | lost, doubled, ledger faults | people saw | repeated under the same key and answered |
|---|---|---|---|---|---|`;

/**
 * One trial as a row of a table.
 *
 * @param {{ trial: { name: string, says: string, aimS: number }, skipped?: string, failed?: string, gapMs?: number, paid?: number[], withdrew?: number[], lost?: number, doubled?: number, faults?: number, seen?: Map<string, number>, repeated?: number, findings?: string[] }} outcome
 */
export function rowOf({ trial, skipped, failed, findings = [], ...outcome }) {
  const name = `\`${trial.name}\`: ${[trial.says, ...findings].join('; ')}`;
  if (skipped) return `| ${name} | skipped: ${skipped} | | | | |`;
  if (failed) return `| ${name} | FAILED: ${failed} | | | | |`;
  const missed = outcome.gapMs > trial.aimS * 1000 ? `, missed: ${trial.whyLate}` : '';
  const saw =
    [...outcome.seen].map(([what, count]) => `${count} x ${what.replaceAll('|', '/')}`).join('; ') || 'nothing';
  return `| ${[
    name,
    `${seconds(outcome.gapMs)} (${trial.aimS})${missed}`,
    `${outcome.paid.length}, ${outcome.withdrew.length}`,
    `${outcome.lost}, ${outcome.doubled}, ${outcome.faults}`,
    saw,
    outcome.repeated,
  ].join(' | ')} |`;
}

/** All trials as a table of Markdown. */
export const reportOf = (outcomes) => [head, ...outcomes.map(rowOf)].join('\n');
