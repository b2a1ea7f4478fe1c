/**
 * `npm run lint`: how the code is written (oxfmt, ESLint), how long it is (`scripts/limits`), how imports run
 * (dependency-cruiser), and that every file, export and dependency is used (knip). ESLint takes as long as the others
 * together, so they run beside it.
 */
import { limitFaults } from './limits/faults.mjs';
import { wholeTreeChecks } from './lib/lintCommands.mjs';
import { run } from './lib/run.mjs';

/**
 * Runs commands one after another, also when one has failed.
 *
 * @param {[name: string, ...args: string[]][]} commands
 * @returns {Promise<boolean>} whether all succeeded
 */
async function allOf(commands) {
  let ok = true;
  for (const [name, ...args] of commands) ok = (await run(name, args)) === 0 && ok;
  return ok;
}

/** @returns {Promise<boolean>} whether folders keep to their limit, and no exception of a limit is too high */
async function keepsLimits() {
  const faults = await limitFaults();
  if (faults.length > 0) console.error(`Limits (scripts/limits):\n  ${faults.join('\n  ')}`);
  return faults.length === 0;
}

const results = await Promise.all([
  allOf([['eslint', '.', '--max-warnings', '0']]),
  allOf([['oxfmt', '--check'], ...wholeTreeChecks]),
  keepsLimits(),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;
