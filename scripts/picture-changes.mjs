/**
 * Shows on the review page how the approved pictures changed since a commit, with the pictures that are in the store:
 *
 *   npm run pictures:changes -- <commit>            for a pull request: npm run pictures:changes -- origin/main
 *   npm run pictures:changes -- <commit> --render   renders those that are not in the store, at both sides
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readLock, readLockAt } from './lib/pictures/lock.mjs';
import { commitOf } from './lib/pictures/commitOf.mjs';
import { heardOtherwiseIn, heardSince } from './lib/review/heardSince.mjs';
import { showChanges } from './lib/review/showChanges.mjs';
import { unplayed } from './lib/review/reviewData.mjs';
import { root } from './lib/run.mjs';
import { changesBetween, storiesOf } from './lib/visual/changes.mjs';
import { lockFolder, reviewFolder } from './lib/visual/paths.mjs';
import { renderMissing } from './lib/visual/renderMissing.mjs';

const {
  values: { render },
  positionals: [commit],
} = parseArgs({ options: { render: { type: 'boolean', default: false } }, allowPositionals: true });
if (!commit) {
  console.error('Which commit? For example: npm run pictures:changes -- origin/main');
  process.exit(1);
}
if (!commitOf(commit)) {
  console.error(`There is no commit ${commit}.`);
  process.exit(1);
}
const now = readLock(lockFolder);
const changes = changesBetween(readLockAt(root, commit, path.relative(root, lockFolder)), now);
if (render) await renderMissing(changes.flatMap(({ story, new: look }) => (look ? [{ story, hash: look.hash }] : [])));
const otherwise = heardOtherwiseIn(heardSince(commit, []));
await showChanges({
  stories: storiesOf([...changes, ...otherwise.map((story) => ({ story }))]).map(unplayed),
  received: [],
  changes,
  lock: new Map(),
  source: { commit: commitOf('HEAD') ?? '', base: commitOf(commit) ?? commit },
  base: render ? commit : undefined,
  command: `\`npm run pictures:changes -- ${commit} --render\``,
});
const count = (/** @type {string} */ state) => changes.filter((one) => one.state === state).length;
console.log(
  `${now.size} pictures: ${count('changed')} changed since ${commit}, ${count('new')} new, ` +
    `${count('left over')} gone; ${otherwise.length} stories are heard otherwise. Review page: ${path.relative(root, path.join(reviewFolder, 'index.html'))}`,
);
