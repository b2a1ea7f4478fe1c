import path from 'node:path';
import { root } from '../run.mjs';

/** The built Storybook. */
export const storybookSite = path.join(root, 'dist/storybook');
/** What the build of Storybook says about its modules; beside the site, because nobody who looks at it needs it. */
export const storybookStats = path.join(root, 'dist/storybook-stats');
/** Output of a run of the stories: findings, changed pictures, and pictures of the differences. */
export const runFolder = path.join(root, '.visual');
/** What was found in each story, a file for each. */
export const findingsFolder = path.join(runFolder, 'findings');
/** The test runner's own report of the run. */
export const runReport = path.join(runFolder, 'result.json');
export const receivedPictures = path.join(runFolder, 'received');
export const differencePictures = path.join(runFolder, 'difference');
/** Output of `npm run pictures:changes`: how the approved pictures changed since a commit. */
export const changesFolder = path.join(runFolder, 'changes');
/** The approved pictures, part of the repository. */
export const approvedPictures = path.join(root, '.storybook/pictures');
/** The review page with all its files. */
export const reviewFolder = path.join(root, 'dist/review');
