// Every version of Node must be able to run this file in order to explain what is wrong, so it uses only syntax and
// modules that the oldest ones know.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} version `20.19.0`
 * @returns {boolean} whether the product runs on it; the same rule as `engines` in package.json
 */
export function runsOn(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

/** Ends the process with an explanation when the product does not run on this Node. */
export function checkNode() {
  if (runsOn(process.versions.node)) return;
  const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  console.error(
    `This is Node ${process.versions.node}; Tally needs ${engines.node}. Install Node 24 from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) checkNode();
