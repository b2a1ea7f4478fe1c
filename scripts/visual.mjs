/**
 * Plays every story, runs axe, looks for text that overflows at 320 px, and takes its pictures in each locale, which
 * must equal the ones in .storybook/pictures to the pixel. Writes the review page, dist/review/index.html.
 *
 *   node scripts/visual.mjs [--build] [--only <part of a story id>] [--list <file>] [--update]
 *                           [--languages first|others|all] [--shard <i/n>]
 *
 * `--list` names a file with the ids of stories, one on each line; `--languages` plays the stories in the first language
 * alone, or in all but the first; `--shard` takes one of n parts. Pictures of a browser of one's own (CHROMIUM_PATH)
 * cannot be compared, so none are taken. `--build` builds Storybook first (it is also built when it is
 * missing), `--update` approves the new pictures.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from './lib/browser.mjs';
import { reviewData } from './lib/review/reviewData.mjs';
import { writeReview } from './lib/review/writeReview.mjs';
import { root, run } from './lib/run.mjs';
import { approvePictures } from './lib/visual/approve.mjs';
import { measureDifferences } from './lib/visual/difference.mjs';
import {
  approvedPictures,
  differencePictures,
  findingsFolder,
  receivedPictures,
  reviewFolder,
  storybookSite,
} from './lib/visual/paths.mjs';
import { listPictures, pictureFile } from './lib/visual/pictureFiles.mjs';
import { printProblems } from './lib/visual/printProblems.mjs';
import { runStories } from './lib/visual/runStories.mjs';
import { readStoryIndex } from './lib/visual/storyIndex.mjs';
import { flakyStories, leftOverPictures, readStoryResults, unapprovedPictures } from './lib/visual/storyResults.mjs';

const { values: options } = parseArgs({
  options: {
    build: { type: 'boolean' },
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'string' },
    shard: { type: 'string' },
    languages: { type: 'string', default: 'all' },
  },
});
const languages = /** @type {import('./lib/visual/runStories.mjs').Languages} */ (options.languages);
if (!['first', 'others', 'all'].includes(languages)) {
  console.error(`--languages is "${languages}"; it is first, others or all.`);
  process.exit(1);
}
const pictures = browser().pinned;
if (!pictures) console.warn('CHROMIUM_PATH is set: no pictures are taken, since its pixels are its own.');
if (options.build || !existsSync(path.join(storybookSite, 'index.json'))) {
  const exitCode = await run(process.execPath, [path.join(import.meta.dirname, 'build-storybook.mjs')]);
  if (exitCode) process.exit(exitCode);
}

const { only, list, shard } = options;
const ids = list ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : undefined;
const stories = readStoryIndex(storybookSite, { only, ids, shard, languages });
const { all, selected } = stories;
if (selected.length === 0) {
  console.error(only.length ? `No story's id contains ${only.join(' or ')}.` : 'There are no stories.');
  process.exit(1);
}

const { exitCode, report } = await runStories(stories, { update: options.update, pictures, languages });
const results = readStoryResults(selected, findingsFolder, report);
const photographed = new Set(all.filter(({ tags }) => !tags?.includes('no-visual')).map(({ id }) => id));
const leftOver = pictures
  ? leftOverPictures(listPictures(approvedPictures), results, (id) => photographed.has(id), shard)
  : [];
const unapproved = unapprovedPictures(results);
const folders = { approved: approvedPictures, received: receivedPictures, differences: differencePictures };

if (options.update) await approvePictures({ taken: unapproved, leftOver }, receivedPictures, approvedPictures);
const data = reviewData({
  results,
  measured: options.update ? [] : await measureDifferences(unapproved, folders),
  leftOver: options.update ? [] : leftOver,
  approved: listPictures(approvedPictures),
  ...(only.length && { only: only.join(', ') }),
});
await writeReview(data, folders, reviewFolder);

printProblems(results);
for (const { text } of flakyStories(report)) console.log(`\npassed only at the second try: ${text}`);
if (!options.update)
  for (const picture of leftOver)
    console.log(`no story takes it any more: ${path.relative(root, pictureFile(approvedPictures, picture))}`);
const facts = [
  `${selected.length} stories`,
  `${data.taken} pictures taken`,
  `${unapproved.length} ${options.update ? 'approved anew' : 'differ or are new'}`,
  ...(leftOver.length ? [`${leftOver.length} ${options.update ? 'removed' : 'left over'}`] : []),
];
console.log(`${facts.join(', ')}. Review page: ${path.relative(root, path.join(reviewFolder, 'index.html'))}`);

const {
  numPassedTests: passed = 0,
  numFailedTests: failedTests = 0,
  numFailedTestSuites: failedSuites = 0,
} = report ?? {};
// A file that could not be loaded contains no failed test, so failed files are counted instead.
const failedFiles = failedTests === 0 && exitCode ? Math.max(1, failedSuites) : 0;
const failed = failedTests + failedFiles + (options.update ? 0 : leftOver.length);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
