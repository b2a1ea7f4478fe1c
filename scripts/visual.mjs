/**
 * Plays every story, runs axe, looks for text that overflows at 320 px, and takes its pictures in each locale, which
 * must look as the lock in .storybook/pictures says, to the pixel. Writes the review page, dist/review/index.html, and
 * what the run has seen, .visual/received.json, which `npm run pictures:approve` reads.
 *
 *   node scripts/visual.mjs [--build] [--only <part of a story id>] [--list <file>] [--base <commit>] [--no-pictures]
 *                           [--one-language] [--shard <i/n>]
 *
 * `--list` names a file with the ids of stories, one on each line; `--one-language` plays and checks the stories in the
 * first language alone; `--shard` takes one of n parts. `--build` builds Storybook first (it is also built when it is
 * missing). `--base` renders the stories that differ as they were at a commit, where their old pictures are not in the
 * store.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from './lib/browser.mjs';
import { readLock } from './lib/pictures/lock.mjs';
import { writeReceived } from './lib/pictures/received.mjs';
import { showChanges } from './lib/review/showChanges.mjs';
import { root, run } from './lib/run.mjs';
import { changesOf } from './lib/visual/changes.mjs';
import { lockFolder, pictureStore, receivedFile, reviewFolder, runFolder, storybookSite } from './lib/visual/paths.mjs';
import { printChanges, printProblems } from './lib/visual/printProblems.mjs';
import { runStories } from './lib/visual/runStories.mjs';
import { prune } from './lib/visual/store.mjs';
import { readStoryIndex } from './lib/visual/storyIndex.mjs';
import { flakyStories, leftOverPictures, readStoryResults, takenPictures } from './lib/visual/storyResults.mjs';

const { values: options } = parseArgs({
  options: {
    build: { type: 'boolean' },
    only: { type: 'string' },
    list: { type: 'string' },
    base: { type: 'string' },
    shard: { type: 'string' },
    'one-language': { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const { pinned } = browser();
if (!pinned && options.pictures)
  console.warn('CHROMIUM_PATH is set: these pictures cannot be compared with the approved ones, nor approved.');
if (options.build || !existsSync(path.join(storybookSite, 'index.json'))) {
  const exitCode = await run(process.execPath, [path.join(import.meta.dirname, 'build-storybook.mjs')]);
  if (exitCode) process.exit(exitCode);
}

const { only, list, shard, base } = options;
const ids = list ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : undefined;
const stories = readStoryIndex(storybookSite, { only, ids, shard });
const { all, selected } = stories;
if (selected.length === 0) {
  console.error(only ? `No story's id contains "${only}".` : 'There are no stories.');
  process.exit(1);
}

const lock = readLock(lockFolder);
const { exitCode, report } = await runStories(stories, { ...options, oneLanguage: options['one-language'] });
const results = readStoryResults(selected, path.join(runFolder, 'findings'), report);
const photographed = new Set(all.filter(({ tags }) => !tags?.includes('no-visual')).map(({ id }) => id));
const leftOver = options.pictures ? leftOverPictures(lock, results, (id) => photographed.has(id), shard) : [];
const received = [...takenPictures(results), ...leftOver];
const changes = changesOf(received, lock);
if (options.pictures && pinned) writeReceived(receivedFile, received);
await showChanges({ results, changes, lock, base, only, command: '`npm run pictures -- --base <commit>`' });
prune(pictureStore);

printProblems(results);
for (const { text } of flakyStories(report)) console.log(`\npassed only at the second try: ${text}`);
printChanges(changes);
const differing = changes.length - leftOver.length;
const facts = [
  `${selected.length} stories`,
  `${received.length - leftOver.length} pictures taken`,
  `${differing} differ or are new`,
  ...(leftOver.length ? [`${leftOver.length} left over`] : []),
];
console.log(`${facts.join(', ')}. Review page: ${path.relative(root, path.join(reviewFolder, 'index.html'))}`);
if (changes.length) console.log('When you want all of them as they are: `npm run pictures:approve`');

const {
  numPassedTests: passed = 0,
  numFailedTests: failedTests = 0,
  numFailedTestSuites: failedSuites = 0,
} = report ?? {};
// A file that could not be loaded contains no failed test, so failed files are counted instead.
const failedFiles = failedTests === 0 && exitCode ? Math.max(1, failedSuites) : 0;
const failed = failedTests + failedFiles + leftOver.length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
