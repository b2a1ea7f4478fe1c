import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { approvedPictures } from './paths.mjs';
import { listPictures, pictureFile, sizeOfPictures, storyIdOf } from './pictureFiles.mjs';

/** Maximum size of all approved pictures, in MB. Every version of a picture stays in the git history forever. */
const budget = 28.5;

/** The largest groups of stories by size of their pictures, for the failure message. */
function heaviest() {
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const picture of listPictures(approvedPictures)) {
    const kind = storyIdOf(picture.name).split('--')[0];
    weights.set(kind, (weights.get(kind) ?? 0) + statSync(pictureFile(approvedPictures, picture)).size);
  }
  const sorted = Array.from(weights).sort(([, a], [, b]) => b - a);
  return sorted.slice(0, 5).map(([kind, bytes]) => `${kind} ${(bytes / 1e6).toFixed(1)} MB`);
}

test('the approved pictures stay small', () => {
  const size = sizeOfPictures(approvedPictures) / 1e6;
  expect(size, `Run \`npm run pictures:compress\`; heaviest: ${heaviest().join(', ')}`).toBeLessThan(budget);
});
