import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * How much of a lock file is installed: `product` is what `npm start` builds and runs with, `all` has the tools too.
 *
 * @typedef {'product' | 'all'} Extent
 */
/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * Packages of the lock file that are not installed. npm records what it installed when it has finished: an aborted
 * installation has no record.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} there node_modules/.package-lock.json
 * @param {Extent} extent
 * @returns {string[]} folders that are missing or hold another version; empty when all is as locked
 */
export function missing(wanted, there, extent) {
  if (!there) return ['node_modules'];
  return Object.entries(wanted.packages)
    .filter(
      ([place, entry]) =>
        place.startsWith('node_modules/') && !entry.link && !entry.optional && !entry.devOptional && !entry.peer,
    )
    .filter(([, entry]) => extent === 'all' || !entry.dev)
    .filter(([place, entry]) => there.packages[place]?.version !== entry.version)
    .map(([place]) => place);
}

/**
 * An installation never gets smaller: where tools are installed, they stay.
 *
 * @param {Extent} asked
 * @param {Lock | undefined} there node_modules/.package-lock.json
 * @returns {Extent}
 */
export const extentToInstall = (asked, there) =>
  Object.values(there?.packages ?? {}).some(({ dev }) => dev) ? 'all' : asked;

/**
 * Installs a folder from its lock file if something is missing. Ends the process when that fails.
 *
 * @param {{ folder?: string, extent?: Extent }} [what] `folder`: absolute path, the root of the checkout when left out
 */
export async function ensureInstalled({ folder = root, extent = 'all' } = {}) {
  const modules = path.join(folder, 'node_modules');
  const lock = path.join(folder, 'package-lock.json');
  const there = read(path.join(modules, '.package-lock.json'));
  const lack = missing(read(lock), there, extent);
  if (lack.length === 0) return;
  const name = path.relative(root, lock);
  if (there)
    console.log(`Installing: ${lack.length} packages are not as in ${name} (${lack.slice(0, 3).join(', ')}...).`);
  else if (extent === 'product') console.log(`Installing those packages of ${name} that the product needs.`);
  else console.log(`Installing the packages of ${name} (about a minute).`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tick = setInterval(() => {
    const folders = existsSync(modules) ? readdirSync(modules).length : 0;
    console.log(`  ${seconds()} s, ${folders} folders`);
  }, 10_000);
  const code = await npmCi(folder, extentToInstall(extent, there));
  clearInterval(tick);
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above. Can npm reach the network (npm ping)?');
    process.exit(1);
  }
  console.log(`Installed in ${seconds()} s.`);
}

/**
 * Installs a folder from its lock file. Install scripts are skipped: no package needs its own, and they are a security
 * risk.
 *
 * @param {string} folder
 * @param {Extent} extent
 * @returns {Promise<number>} npm's exit code
 */
export function npmCi(folder, extent) {
  const options = [
    extent === 'all' ? '--include=dev' : '--omit=dev',
    // Programs for this machine: of the bundler, the linters and the compiler.
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', ...options], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

// From the command line: all of the root, and of the folders that are named (`node scripts/lib/setup/install.mjs
// bench`).
if (process.argv[1] === import.meta.filename) {
  for (const folder of ['.', ...process.argv.slice(2)]) await ensureInstalled({ folder: path.join(root, folder) });
}
