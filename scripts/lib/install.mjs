import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

/**
 * Packages of the lock file that are not installed. npm records what it installed when it has finished: an aborted
 * installation has no record.
 *
 * @param {{ packages: Record<string, LockedPackage> }} wanted package-lock.json
 * @param {{ packages: Record<string, LockedPackage> } | undefined} there node_modules/.package-lock.json
 * @returns {string[]} folders that are missing or hold another version; empty when all is as locked
 */
export function missing(wanted, there) {
  if (!there) return ['node_modules'];
  return Object.entries(wanted.packages)
    .filter(
      ([place, entry]) =>
        place.startsWith('node_modules/') && !entry.link && !entry.optional && !entry.devOptional && !entry.peer,
    )
    .filter(([place, entry]) => there.packages[place]?.version !== entry.version)
    .map(([place]) => place);
}

/** Installs from the lock file if a package is missing. Ends the process when that fails. */
export async function ensureInstalled() {
  const lack = missing(
    read(path.join(root, 'package-lock.json')),
    read(path.join(root, 'node_modules/.package-lock.json')),
  );
  if (lack.length === 0) return;
  console.log(
    lack[0] === 'node_modules'
      ? 'Installing the packages of package-lock.json (about a minute).'
      : `Installing: ${lack.length} packages are not as in package-lock.json (${lack.slice(0, 3).join(', ')}...).`,
  );
  const started = Date.now();
  const modules = path.join(root, 'node_modules');
  const tick = setInterval(() => {
    const folders = existsSync(modules) ? readdirSync(modules).length : 0;
    console.log(`  ${Math.round((Date.now() - started) / 1000)} s, ${folders} folders`);
  }, 10_000);
  const code = await new Promise((resolve) => {
    // Install scripts are skipped: no package needs its own, and they are a security risk.
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  clearInterval(tick);
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above. Can npm reach the network (npm ping)?');
    process.exit(1);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
