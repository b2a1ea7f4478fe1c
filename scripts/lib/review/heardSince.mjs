import path from 'node:path';
import { readHeard, readHeardAt } from '../heard/heardFiles.mjs';
import { root } from '../run.mjs';
import { heardFolder } from '../visual/paths.mjs';
import { shownHeard } from './heardPage.mjs';

/**
 * What is heard of each story, beside what was approved at a commit, or is approved now.
 *
 * @param {string | undefined} commit
 * @param {readonly import('../heard/receivedHeard.mjs').ReceivedHeard[]} received what a run has heard otherwise
 */
export function heardSince(commit, received) {
  const approved = readHeard(heardFolder);
  const before = commit ? readHeardAt(root, commit, path.relative(root, heardFolder)) : approved;
  // A commit from before there were any says nothing about what has changed since.
  return shownHeard(before.size ? before : approved, approved, received);
}

/**
 * The ids of stories of which something else is heard.
 *
 * @param {ReturnType<typeof heardSince>} heard
 */
export const heardOtherwiseIn = (heard) =>
  Array.from(heard)
    .filter(([, { state }]) => state !== 'same')
    .map(([story]) => story);
