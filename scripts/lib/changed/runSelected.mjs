// How the steps of `npm run test:changed` run what was selected.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wholeTreeChecks } from '../lintCommands.mjs';
import { oneCheck } from '../testRun/outcome.mjs';
import { run } from '../run.mjs';
import { reports, vitest } from '../testRun/runVitest.mjs';
import { playStories } from '../steps/browsers.mjs';
import { build } from '../steps/builds.mjs';
import { lint as lintAll, unitProjects } from '../steps/sources.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */

/** What decides what a mistake is, in every file. */
const decidesForLint = /^(eslint\.config\.js|package-lock\.json|tsconfig[\w.]*\.json|\.oxfmtrc\.jsonc|\.editorconfig)$/;

/**
 * Format and lint of the changed files; how imports run, and what nothing uses, everywhere.
 *
 * @param {readonly string[]} files changed files that still exist
 * @returns {Promise<Outcome>}
 */
export async function lint(files) {
  if (files.some((file) => decidesForLint.test(file))) return lintAll();
  const code = files.filter((file) => /\.(c|m)?[jt]sx?$/.test(file));
  let ok = true;
  /** @type {(command: string, ...args: readonly string[]) => Promise<void>} */
  const check = async (command, ...args) => void (ok = (await run(command, [...args])) === 0 && ok);
  if (files.length) await check('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);
  if (code.length) await check('eslint', '--max-warnings', '0', '--no-warn-ignored', ...code);
  for (const command of wholeTreeChecks) await check(...command);
  return oneCheck(ok);
}

/**
 * @param {readonly string[]} files test files; none: all
 * @returns {Promise<Outcome>}
 */
export const unit = (files) => vitest(unitProjects, { only: [...files], name: 'unit' });

/**
 * Journeys through the product as it is now.
 *
 * @param {readonly string[]} files journeys; none: all
 * @returns {Promise<Outcome>}
 */
export async function journeys(files) {
  const built = await build();
  return built.failed ? built : vitest(['journeys'], { only: [...files], name: 'journeys' });
}

/**
 * Stories in every language, with their pictures.
 *
 * @param {readonly string[]} ids of stories; none: all
 * @returns {Promise<Outcome>}
 */
export async function stories(ids) {
  const list = path.join(reports, 'changed-stories.txt');
  mkdirSync(reports, { recursive: true });
  writeFileSync(list, ids.join('\n'));
  return playStories(ids.length ? ['--list', list] : []);
}
