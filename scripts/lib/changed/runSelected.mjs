// How the steps of `npm run test:changed` run what was selected.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linters, wholeTreeChecks } from '../lintCommands.mjs';
import { oneCheck } from '../testRun/outcome.mjs';
import { reports, vitest } from '../testRun/runVitest.mjs';
import { playStories } from '../steps/browsers.mjs';
import { build } from '../steps/builds.mjs';
import { lint as lintAll, unitProjects } from '../steps/sources.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */

/** What decides what a mistake is, in every file. */
const decidesForLint =
  /^(eslint\.config\.js|eslint-suppressions\.json|oxlint\.config\.mjs|scripts\/lint\/places\.mjs|package-lock\.json|tsconfig[\w.]*\.json|\.oxfmtrc\.jsonc|\.editorconfig)$/;

/**
 * Format and lint of the changed files; how imports run, and what nothing uses, everywhere.
 *
 * @param {readonly string[]} files changed files that still exist
 * @returns {Promise<Outcome>}
 */
export async function lint(files) {
  if (files.some((file) => decidesForLint.test(file))) return lintAll();
  const code = files.filter((file) => /\.(c|m)?[jt]sx?$/.test(file));
  const { oxfmt } = linters(files);
  const { oxlint, eslint } = linters(code);
  let ok = true;
  for (const { check } of [
    ...(files.length ? [oxfmt] : []),
    ...(code.length ? [oxlint, eslint] : []),
    ...wholeTreeChecks,
  ])
    ok = (await check()) === 0 && ok;
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
