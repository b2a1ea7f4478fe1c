import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { serve } from '../servers/staticServer.mjs';
import { reports } from '../testRun/runVitest.mjs';
import { runFolder, runReport, storybookSite } from './paths.mjs';
import { readJestReport } from './storyResults.mjs';

/** @typedef {'first' | 'others' | 'all'} Languages as in .storybook/runner/variants.ts */

/** Each worker waits for frames most of the time, so there are more of them than cores. */
const workers = Number(process.env.STORY_WORKERS ?? availableParallelism() * 2);

/**
 * Plays the selected stories in the browser and shows the progress.
 *
 * @param {ReturnType<typeof import('./storyIndex.mjs').readStoryIndex>} stories
 * @param {{ pictures: boolean, languages: Languages, env?: Record<string, string> }} options `env`: further settings of
 *   the runner
 * @returns {Promise<{ exitCode: number, report: import('./storyResults.mjs').JestReport | undefined }>}
 */
export async function runStories({ selected, selectedIndex, parts }, { pictures, languages, env = {} }) {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  /** @type {string[]} */
  const output = [];
  let finishedParts = 0;
  /** @param {string} text */
  const showProgress = (text) => {
    output.push(text);
    finishedParts += (text.match(/(PASS|FAIL).*browser: chromium/g) ?? []).length;
    if (/(PASS|FAIL)/.test(text))
      console.log(`  ${finishedParts} of ${parts} parts${/FAIL/.test(text) ? ', something failed' : ''}`);
  };
  console.log(`Playing ${selected.length} stories.`);
  // The test runner gets its own index; the page, which looks for files by their titles, the real one.
  const server = await serve(storybookSite, {
    '/index.json': ({ headers }) =>
      headers['user-agent']?.includes('StorybookTestRunner') ? undefined : selectedIndex,
  });
  const args = ['--url', server.url, '--index-json', `--maxWorkers=${workers}`, '--ci', '--junit'];
  const exitCode = await run(
    'test-storybook',
    [...args, '--json', '--outputFile', path.relative(root, runReport)],
    {
      PICTURES: pictures ? '1' : '0',
      STORY_LANGUAGES: languages,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      JEST_JUNIT_OUTPUT_FILE: path.join(reports, `stories-${languages}.xml`),
      ...env,
    },
    showProgress,
    false,
  );
  server.close();
  const report = readJestReport(runReport);
  // Without a report the run could not even start: the whole output is needed to see why.
  if (!report) console.error(output.join(''));
  return { exitCode, report };
}
