/**
 * Plays every story, runs axe, looks for text that overflows at 320 px, and takes its pictures in each locale, which
 * must look as the lock in .storybook/pictures says, to the pixel. In the first language it listens to each story, which
 * must say what .storybook/heard has. Writes the review page, dist/review/index.html, and
 * what the run has seen, .visual/received.json, which `npm run pictures:approve` reads.
 *
 *   node scripts/visual.mjs [--build] [--only <part of a story id>] [--list <file>] [--base <commit>]
 *                           [--languages first|others|all] [--shard <i/n>]
 *
 * `--only` may be repeated; `--list` names a file with the ids of stories, one on each line; `--languages` plays the
 * stories in the first language alone, or in all but the first; `--shard` takes one of n parts. `--build` builds
 * Storybook first (it is also built when it is missing). `--base` renders the stories that differ as they were at a
 * commit, where their old pictures are not in the store. Pictures of a browser of one's own (CHROMIUM_PATH) cannot be
 * compared, so none are taken.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from './lib/browser.mjs';
import { readHeard } from './lib/heard/heardFiles.mjs';
import { heardOtherwise, leftOverHeard } from './lib/heard/receivedHeard.mjs';
import { locales } from './lib/locales.mjs';
import { readLock } from './lib/pictures/lock.mjs';
import { writeReceived } from './lib/pictures/received.mjs';
import { playedStories } from './lib/review/reviewData.mjs';
import { showChanges } from './lib/review/showChanges.mjs';
import { root, run as runCommand } from './lib/run.mjs';
import { changesOf } from './lib/visual/changes.mjs';
import { saveFirstResults, withFirstResults } from './lib/visual/firstResults.mjs';
import {
  findingsFolder,
  firstResultsFile,
  heardFolder,
  lockFolder,
  pictureStore,
  receivedFile,
  reviewFolder,
  storybookSite,
} from './lib/visual/paths.mjs';
import { printChanges, printProblems, printUnheard } from './lib/visual/printProblems.mjs';
import { runStories } from './lib/visual/runStories.mjs';
import { thisRun } from './lib/visual/thisRun.mjs';
import { prune } from './lib/visual/store.mjs';
import { readStoryIndex } from './lib/visual/storyIndex.mjs';
import { flakyStories, leftOverPictures, readStoryResults, takenPictures } from './lib/visual/storyResults.mjs';

const started = Date.now();
const { values: options } = parseArgs({
  options: {
    build: { type: 'boolean' },
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'string' },
    base: { type: 'string' },
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
  const exitCode = await runCommand(process.execPath, [path.join(import.meta.dirname, 'build-storybook.mjs')]);
  if (exitCode) process.exit(exitCode);
}

const { only, list, shard, base } = options;
const ids = list ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : undefined;
const stories = readStoryIndex(storybookSite, { only, ids, shard, languages });
const { all, selected } = stories;
if (selected.length === 0) {
  console.error(only.length ? `No story's id contains ${only.join(' or ')}.` : 'There are no stories.');
  process.exit(1);
}

const lock = readLock(lockFolder);
const { exitCode, report } = await runStories(stories, { pictures, languages });
const results = readStoryResults(selected, findingsFolder, report);
const photographed = new Set(all.filter(({ tags }) => !tags?.includes('no-visual')).map(({ id }) => id));
const isPhotographed = (/** @type {string} */ id) => photographed.has(id);
const leftOver = pictures ? leftOverPictures(lock, results, isPhotographed, shard) : [];
const unheard = pictures
  ? leftOverHeard(readHeard(heardFolder), results, { photographed: isPhotographed, listened: locales[0] ?? '', shard })
  : [];
if (languages === 'first') saveFirstResults(firstResultsFile, storybookSite, results);
const shown = languages === 'others' ? withFirstResults(firstResultsFile, storybookSite, results) : results;
const received = [...takenPictures(shown), ...leftOver];
const heard = [...heardOtherwise(shown), ...unheard];
const changes = changesOf(received, lock);
const run = thisRun(process.env);
const played = playedStories(shown);
if (pictures) writeReceived(receivedFile, { run, stories: played, pictures: received, heard });
await showChanges({
  stories: played,
  received,
  changes,
  lock,
  heard,
  source: { commit: run.commit, run },
  base,
  only: only.join(', ') || undefined,
  command: '`npm run pictures -- --base <commit>`',
});
prune(pictureStore);

printProblems(results);
for (const { text } of flakyStories(report)) console.log(`\npassed only at the second try: ${text}`);
printChanges(changes);
printUnheard(unheard);
const differing = changes.length - leftOver.length;
const facts = [
  `${selected.length} stories`,
  `${received.length - leftOver.length} pictures taken`,
  `${differing} differ or are new`,
  ...(leftOver.length ? [`${leftOver.length} left over`] : []),
  ...(heard.length ? [`${heard.length} heard otherwise`] : []),
  `${((Date.now() - started) / 1000).toFixed(0)} s`,
];
console.log(`${facts.join(', ')}. Review page: ${path.relative(root, path.join(reviewFolder, 'index.html'))}`);
if (changes.length + heard.length) console.log('When you want all of them as they are: `npm run pictures:approve`');

const {
  numPassedTests: passed = 0,
  numFailedTests: failedTests = 0,
  numFailedTestSuites: failedSuites = 0,
} = report ?? {};
// A file that could not be loaded contains no failed test, so failed files are counted instead.
const failedFiles = failedTests === 0 && exitCode ? Math.max(1, failedSuites) : 0;
const failed = failedTests + failedFiles + leftOver.length + unheard.length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
