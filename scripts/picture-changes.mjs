/**
 * Shows on the review page how the approved pictures changed since a commit, without taking any:
 *
 *   npm run pictures:changes -- <commit>     for a pull request: npm run pictures:changes -- origin/main
 */
import path from 'node:path';
import { pictureChanges } from './lib/review/pictureChanges.mjs';
import { reviewData } from './lib/review/reviewData.mjs';
import { writeReview } from './lib/review/writeReview.mjs';
import { root } from './lib/run.mjs';
import { approvedPictures, changesFolder, reviewFolder } from './lib/visual/paths.mjs';
import { listPictures, storyIdOf } from './lib/visual/pictureFiles.mjs';

const [commit] = process.argv.slice(2);
if (!commit) {
  console.error('Which commit? For example: npm run pictures:changes -- origin/main');
  process.exit(1);
}
const folders = { before: path.join(changesFolder, 'before'), differences: path.join(changesFolder, 'differences') };
const { measured, gone } = await pictureChanges({ repository: root, commit, approved: approvedPictures, ...folders });

const changed = measured.filter(({ pixels }) => pixels !== undefined);
const ids = Array.from(new Set(measured.map(({ name }) => storyIdOf(name)))).sort();
const data = reviewData({
  results: ids.map((id) => ({ id, title: id.split('--')[0] ?? id, name: id, findings: [] })),
  measured,
  leftOver: gone,
  approved: [...changed, ...gone],
});
await writeReview(data, { approved: folders.before, received: approvedPictures, ...folders }, reviewFolder);
const all = listPictures(approvedPictures).length;
console.log(
  `${all} pictures: ${changed.length} changed since ${commit}, ${measured.length - changed.length} new, ` +
    `${gone.length} gone. Review page: ${path.relative(root, path.join(reviewFolder, 'index.html'))}`,
);
