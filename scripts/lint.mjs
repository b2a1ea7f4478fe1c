/**
 * `npm run lint`: how the code is written (Prettier, ESLint), how imports run (dependency-cruiser), and that every file,
 * export and dependency is used (knip). ESLint takes as long as the others together, so they run beside it.
 */
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

const results = await Promise.all([
  allOf([['eslint', '.', '--max-warnings', '0']]),
  allOf([['prettier', '--check', '--log-level', 'warn', '.'], ...wholeTreeChecks]),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;
