import path from 'node:path';
import { root } from '../run.mjs';

/** The built Storybook. */
export const storybookSite = path.join(root, 'dist/storybook');
/** What a run of the stories leaves behind: findings, pictures that differ, and where they differ. */
export const runFolder = path.join(root, '.visual');
/** The test runner's own report of the run. */
export const runReport = path.join(runFolder, 'result.json');
export const receivedPictures = path.join(runFolder, 'received');
export const differencePictures = path.join(runFolder, 'difference');
/** What became of the approved pictures since a commit. */
export const changesFolder = path.join(runFolder, 'changes');
/** The pictures of the repository. */
export const approvedPictures = path.join(root, '.storybook/pictures');
/** The review page with all it shows. */
export const reviewFolder = path.join(root, 'dist/review');
