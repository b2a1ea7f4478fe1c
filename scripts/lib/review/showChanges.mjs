import { changesWithoutOld, howToGetOld, storiesOf } from '../visual/changes.mjs';
import { measureDifferences } from '../visual/difference.mjs';
import { differencePictures, pictureStore, reviewFolder } from '../visual/paths.mjs';
import { renderAt } from '../visual/renderAt.mjs';
import { isStored } from '../visual/store.mjs';
import { reviewData } from './reviewData.mjs';
import { writeReview } from './writeReview.mjs';

/**
 * Writes the review page. Old pictures that are not in the store are rendered if a commit is named, else it says where
 * to get them.
 *
 * @param {object} run
 * @param {import('../visual/storyResults.mjs').StoryResult[]} run.results
 * @param {readonly import('../visual/difference.mjs').Change[]} run.changes
 * @param {import('../pictures/lock.mjs').Lock} run.lock
 * @param {string | undefined} run.base commit whose lock has the old pictures
 * @param {string} run.command that renders old pictures, for the page
 * @param {string | undefined} [run.only]
 */
export async function showChanges({ results, changes, lock, base, command, only }) {
  const stored = (/** @type {string} */ hash) => isStored(pictureStore, hash);
  if (base) await renderOld(changes, base, stored);
  const lacking = changesWithoutOld(changes, stored);
  const missing = howToGetOld(command);
  if (lacking.length) console.log(`${lacking.length} old pictures are not in the store. ${missing}`);
  const measured = await measureDifferences(changes, pictureStore, differencePictures);
  const data = reviewData({ results, changes: measured, lock, isStored: stored, missing, ...(only && { only }) });
  await writeReview(data, { store: pictureStore, differences: differencePictures }, reviewFolder);
}

/**
 * @param {readonly import('../visual/difference.mjs').Change[]} changes
 * @param {string} base
 * @param {(hash: string) => boolean} stored
 */
async function renderOld(changes, base, stored) {
  const wanted = changesWithoutOld(changes, stored);
  if (wanted.length === 0) return;
  await renderAt(base, storiesOf(wanted), pictureStore);
  const left = changesWithoutOld(wanted, stored);
  console.log(`Rendered ${wanted.length - left.length} of ${wanted.length} old pictures at ${base}.`);
}
