/**
 * Renders what is tested and never compared, to be looked at on the review page: each screen in text of 200 %, in forced
 * colours, as it appears under reduced motion, and in the pseudo-language. With a scale: the pictures of stories at that
 * resolution, in each language.
 *
 *   npm run pictures:looks                               of all screens
 *   npm run pictures:looks -- --only withdraw            of screens whose ids contain this; may be repeated
 *   npm run pictures:looks -- --scale 2 --only balance   2 px for each px, of any story
 *
 * They go into `.visual/looks`, and onto the next review page that is written (`npm run pictures`, `npm run site`).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { storeLooks } from './lib/looks/looks.mjs';
import { root, run } from './lib/run.mjs';
import { looksFolder, runLooks, storybookSite } from './lib/visual/paths.mjs';
import { runStories } from './lib/visual/runStories.mjs';
import { readStoryIndex } from './lib/visual/storyIndex.mjs';
import { failedStories } from './lib/visual/storyResults.mjs';
import { thisRun } from './lib/visual/thisRun.mjs';

const {
  values: { only, scale, build },
} = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    scale: { type: 'string', default: '1' },
    build: { type: 'boolean', default: false },
  },
});
if (!/^[1-4]$/.test(scale)) {
  console.error(`--scale is "${scale}"; it is 1, 2, 3 or 4.`);
  process.exit(1);
}
if (build || !existsSync(path.join(storybookSite, 'index.json'))) {
  const exitCode = await run(process.execPath, [path.join(import.meta.dirname, 'build-storybook.mjs')]);
  if (exitCode) process.exit(exitCode);
}
const every = readStoryIndex(storybookSite, { only }).selected;
const wanted = scale === '1' ? /^(Screens|Flows)\// : /^(Components|Overlays|Screens|Flows|Tokens)\//;
const ids = every.filter(({ title, tags }) => wanted.test(title) && !tags?.includes('no-visual')).map(({ id }) => id);
if (ids.length === 0) {
  console.error(`There is no story to look at${only.length ? ` whose id contains ${only.join(' or ')}` : ''}.`);
  process.exit(1);
}
const { report } = await runStories(readStoryIndex(storybookSite, { ids }), {
  pictures: false,
  languages: 'first',
  env: { STORY_LOOKS: '1', PICTURE_SCALE: scale },
});
const failed = failedStories(report);
const kept = storeLooks(runLooks, looksFolder, thisRun(process.env));
for (const id of failed) console.error(`could not be rendered in each look: ${id}`);
console.log(
  `${ids.length} stories, ${kept} looks in ${path.relative(root, looksFolder)}. The next review page shows them.`,
);
process.exitCode = report && failed.length === 0 ? 0 : 1;
