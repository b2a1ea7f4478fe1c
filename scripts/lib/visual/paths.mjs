import path from 'node:path';
import { root } from '../run.mjs';

/** The built Storybook. */
export const storybookSite = path.join(root, 'dist/storybook');
/** What Storybook serves beside its pages: the search, tokens and icons. */
export const storybookFiles = path.join(root, 'dist/storybook-files');
/** What the build of Storybook says about its modules; beside the site, because nobody who looks at it needs it. */
export const storybookStats = path.join(root, 'dist/storybook-stats');
/** The approved pictures' sizes and hashes, part of the repository. */
export const lockFolder = path.join(root, '.storybook/pictures');
/** What is heard of each story, as approved, part of the repository. */
export const heardFolder = path.join(root, '.storybook/heard');
/** Output of a run of the stories: findings, attempts, and pictures of the differences. The next run deletes it. */
export const runFolder = path.join(root, '.visual/run');
/** What was found in each story, a file for each. */
export const findingsFolder = path.join(runFolder, 'findings');
/** The test runner's own report of the run. */
export const runReport = path.join(runFolder, 'result.json');
export const differencePictures = path.join(runFolder, 'difference');
/** Looks that a run has rendered, and all that this machine has; see looks.mjs. */
export const runLooks = path.join(runFolder, 'looks');
export const looksFolder = path.join(root, '.visual/looks');
/** What a run of the first language has found; see firstResults.mjs. */
export const firstResultsFile = path.join(root, '.visual/first.json');
/** What the last run with pictures has seen; see received.mjs. */
export const receivedFile = path.join(root, '.visual/received.json');
/** Every picture that this machine has rendered; see store.mjs. */
export const pictureStore = path.join(root, '.visual/store');
/** The review page with all its files. */
export const reviewFolder = path.join(root, 'dist/review');
/**
 * Beginning of the names of the artifacts with the store that the workflow `test` publishes for main, one for each of
 * its parts.
 */
export const storeArtifact = 'picture-store';
