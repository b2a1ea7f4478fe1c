import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * @param {string} cwd
 * @param {readonly string[]} args
 */
const gitIn = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * What differs from a commit.
 *
 * @typedef {object} Changes
 * @property {readonly string[]} files changed, new and deleted files, relative to the root folder
 * @property {ReadonlySet<string>} deleted those that are gone
 * @property {(file: string) => string | undefined} before the content of a file at the commit; undefined: a new file
 */

/**
 * The files that differ from a commit: since the branch left it, and whatever is not committed, untracked files
 * included.
 *
 * @param {string} commit
 * @param {string} [folder] of the checkout
 * @returns {Changes}
 * @throws when git knows no such commit
 */
export function changesSince(commit, folder = root) {
  /** @type {(...args: readonly string[]) => string} */
  const git = (...args) => gitIn(folder, ...args);
  const base = git('merge-base', commit, 'HEAD').trim();
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = [...new Set(listed.flatMap((list) => list.split('\0').filter(Boolean)))].sort();
  return {
    files,
    deleted: new Set(files.filter((file) => !existsSync(path.join(folder, file)))),
    before: (file) => {
      try {
        return git('show', `${base}:${file}`);
      } catch {
        return undefined;
      }
    },
  };
}
