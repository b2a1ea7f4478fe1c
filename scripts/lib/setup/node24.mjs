import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCi } from './install.mjs';
import { root } from '../run.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The Node 24 that servers run on, for tests that run on another one. It comes from npm, pinned by a lock file, and is
 * installed at the first call: in a folder of its own, because its package brings a command `node` that npm scripts
 * would otherwise use.
 *
 * @param {{ folder?: string, machine?: string, install?: typeof npmCi }} [parts] replacements for tests
 * @returns {Promise<{ executable: string } | string>} absolute path; a string says why there is none
 */
export async function node24({
  folder = path.join(root, 'scripts/node24'),
  machine = `${process.platform}-${process.arch}`,
  install = npmCi,
} = {}) {
  const name = `node-${machine}`;
  const wanted = read(path.join(folder, 'package.json')).optionalDependencies[name];
  if (!wanted) return `npm has no Node 24 for ${machine}`;
  const place = path.join(folder, 'node_modules', name);
  const isThere = () => {
    const manifest = path.join(place, 'package.json');
    return existsSync(manifest) && read(manifest).version === wanted;
  };
  if (!isThere()) {
    console.log(`Installing Node ${wanted}.`);
    await install(folder, 'all');
  }
  return isThere() ? { executable: path.join(place, 'bin/node') } : `Node ${wanted} could not be installed`;
}
