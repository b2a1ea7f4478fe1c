import { execFileSync } from 'node:child_process';
import { root } from '../run.mjs';

/**
 * What git says in this checkout; undefined where there is no git, or it does not know.
 *
 * @param {string[]} args
 */
export function gitSays(...args) {
  try {
    return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The whole name of a commit.
 *
 * @param {string} name `HEAD`, a branch or a commit
 */
export const commitOf = (name) => gitSays('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
