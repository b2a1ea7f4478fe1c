import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';

/** Our own packages, which must be the copy's. */
const scope = '@tally';

/**
 * Links the installed packages of a folder into the same folder of the copy.
 *
 * @param {string} copy
 * @param {string} folder
 */
function linkPackages(copy, folder) {
  const from = path.join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  // What is cached names folders of this checkout.
  for (const name of readdirSync(from))
    if (name !== scope && name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
}

/**
 * Makes a copy of the last commit to plant faults in, with the packages of this checkout.
 *
 * @returns {{ copy: string, remove: () => void }} its folder, and what removes it
 */
export function copyOfCommit() {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'tally-faults-')), 'tally');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'], { cwd: root, stdio: 'inherit' });
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) linkPackages(copy, folder);
  const own = path.join(copy, 'node_modules', scope);
  mkdirSync(own);
  for (const folder of workspaces) symlinkSync(path.join(copy, folder), path.join(own, folder));
  return {
    copy,
    remove: () => {
      execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
      rmSync(path.dirname(copy), { recursive: true, force: true });
    },
  };
}

/**
 * The source with the fault planted.
 *
 * @param {string} source
 * @param {{ file: string, from: string, to: string }} fault
 * @throws when what it replaces does not stand there exactly once
 */
export function plant(source, { file, from, to }) {
  if (source.split(from).length !== 2) throw new Error(`${file} does not contain "${from}" once.`);
  return source.replace(from, () => to);
}
