import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { serve } from '../staticServer.mjs';
import { runFolder, runReport, storybookSite } from './paths.mjs';
import { readJestReport } from './storyResults.mjs';

/**
 * Plays the selected stories in the browser and shows the progress.
 *
 * @param {{ selected: import('./storyIndex.mjs').IndexEntry[], selectedIndex: string }} stories
 * @param {{ pictures: boolean, update: boolean, oneLanguage: boolean }} options
 * @returns {Promise<{ exitCode: number, report: import('./storyResults.mjs').JestReport | undefined }>}
 */
export async function runStories({ selected, selectedIndex }, { pictures, update, oneLanguage }) {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  const fileCount = new Set(selected.map(({ title }) => title)).size;
  /** @type {string[]} */
  const output = [];
  let finishedFiles = 0;
  /** @param {string} text */
  const showProgress = (text) => {
    output.push(text);
    finishedFiles += (text.match(/(PASS|FAIL).*browser: chromium/g) ?? []).length;
    if (/(PASS|FAIL)/.test(text))
      console.log(`  ${finishedFiles} of ${fileCount} files${/FAIL/.test(text) ? ', something failed' : ''}`);
  };
  console.log(`Playing ${selected.length} stories.`);
  const server = await serve(storybookSite, { '/index.json': selectedIndex });
  const args = ['--url', server.url, '--index-json', `--maxWorkers=${process.env.STORY_WORKERS ?? 2}`, '--ci'];
  const exitCode = await run(
    'test-storybook',
    [...args, '--json', '--outputFile', path.relative(root, runReport)],
    {
      PICTURES: pictures ? '1' : '0',
      PICTURES_UPDATE: update ? '1' : '0',
      ONE_LANGUAGE: oneLanguage ? '1' : '0',
      STORYBOOK_DISABLE_TELEMETRY: '1',
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
