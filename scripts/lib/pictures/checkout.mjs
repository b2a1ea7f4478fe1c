/** For tests: a checkout in which nothing is installed, with the command that approves pictures. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { writeLock } from './lock.mjs';

const command = 'scripts/approve-pictures.mjs';

/**
 * All modules that a file loads, and all packages that they import.
 *
 * @param {string} file
 * @param {Map<string, string[]>} [seen]
 */
export function loadedBy(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = Array.from(source.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g), ([, name = '']) => name);
  seen.set(
    file,
    names.filter((name) => !name.startsWith('.')),
  );
  for (const name of names.filter((one) => one.startsWith('.'))) loadedBy(path.resolve(path.dirname(file), name), seen);
  return seen;
}

/**
 * @param {string} folder
 * @param {import('./lock.mjs').Lock} lock
 */
export function checkoutOf(folder, lock) {
  mkdirSync(folder, { recursive: true });
  for (const file of loadedBy(path.join(root, command)).keys())
    cpSync(file, path.join(folder, path.relative(root, file)), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeLock(path.join(folder, '.storybook/pictures'), lock);
}

/**
 * Runs the command there.
 *
 * @param {string} folder
 * @param {string[]} args
 */
export function approve(folder, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, command), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}
