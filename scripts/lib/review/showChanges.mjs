import { languageNames } from '../languageNames.mjs';
import { changesWithoutOld, howToGetOld, storiesOf } from '../visual/changes.mjs';
import { measureDifferences } from '../visual/difference.mjs';
import { differencePictures, looksFolder, pictureStore, reviewFolder } from '../visual/paths.mjs';
import { renderAt } from '../visual/renderAt.mjs';
import { isStored } from '../visual/store.mjs';
import { withHeard, writeHeardScripts } from './heardPage.mjs';
import { heardSince } from './heardSince.mjs';
import { copyLooks, shownLooks } from './looksPage.mjs';
import { reviewData } from './reviewData.mjs';
import { writeReview } from './writeReview.mjs';

/**
 * Writes the review page. Old pictures that are not in the store are rendered if a commit is named, else it says where
 * to get them.
 *
 * @param {object} run
 * @param {readonly import('./reviewData.mjs').PlayedStory[]} run.stories
 * @param {readonly import('../pictures/received.mjs').ReceivedPicture[]} run.received
 * @param {readonly import('../visual/difference.mjs').Change[]} run.changes
 * @param {import('../pictures/lock.mjs').Lock} run.lock
 * @param {readonly import('../heard/receivedHeard.mjs').ReceivedHeard[]} [run.heard] what a run has heard otherwise
 * @param {import('./reviewData.mjs').Source} run.source
 * @param {string | undefined} run.base commit whose lock has the old pictures
 * @param {string} run.command that renders old pictures, for the page
 * @param {string | undefined} [run.only]
 * @param {string} [folder] to write
 */
export async function showChanges({ base, command, changes, heard: received = [], ...run }, folder = reviewFolder) {
  const stored = (/** @type {string} */ hash) => isStored(pictureStore, hash);
  if (base) await renderOld(changes, base, stored);
  const lacking = changesWithoutOld(changes, stored);
  const missing = howToGetOld(command);
  if (lacking.length) console.log(`${lacking.length} old pictures are not in the store. ${missing}`);
  const measured = await measureDifferences(changes, pictureStore, differencePictures);
  const { only, ...rest } = run;
  const data = reviewData({
    ...rest,
    ...(only && { only }),
    ...{
      changes: measured,
      isStored: stored,
      missing,
      languages: Object.entries(languageNames).map(([code, name]) => ({ code, name })),
    },
  });
  const heard = heardSince(run.source.base, received);
  const looks = shownLooks(looksFolder);
  const stories = data.stories.map((story) => ({
    ...withHeard(story, heard.get(story.id)),
    looks: looks.get(story.id) ?? [],
  }));
  await writeReview({ ...data, stories }, { store: pictureStore, differences: differencePictures }, folder);
  writeHeardScripts(folder, heard);
  copyLooks(looksFolder, folder, stories);
}

/**
 * @param {readonly import('../visual/difference.mjs').Change[]} changes
 * @param {string} base
 * @param {(hash: string) => boolean} stored
 */
async function renderOld(changes, base, stored) {
  const wanted = changesWithoutOld(changes, stored);
  if (wanted.length === 0) return;
  try {
    await renderAt(base, storiesOf(wanted), pictureStore);
  } catch (error) {
    // The verdict does not depend on them.
    console.error(`Old pictures could not be rendered: ${/** @type {Error} */ (error).message}`);
  }
  const left = changesWithoutOld(wanted, stored);
  console.log(`Rendered ${wanted.length - left.length} of ${wanted.length} old pictures at ${base}.`);
}
