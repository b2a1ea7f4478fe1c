// Steps that build, and those that look at what was built.
import path from 'node:path';
import { oneCheck, skipped } from '../testRun/outcome.mjs';
import { root, run } from '../run.mjs';
import { vitest } from '../testRun/runVitest.mjs';

/** @param {string} script in scripts/ */
const script = async (script) => oneCheck((await run(process.execPath, [path.join(root, 'scripts', script)])) === 0);

export const build = () => script('build.mjs');
export const library = () => script('build-ui.mjs');
export const storybook = () => script('build-storybook.mjs');

/** Bytes, the installable library, and how the built page starts. */
export const built = () => vitest(['built'], { name: 'built' });

const chromaticArgs = [
  '--storybook-build-dir',
  'dist/storybook',
  '--exit-zero-on-changes',
  '--no-interactive',
  '--only-changed',
];

/** Sends the built Storybook to Chromatic; without a token it says so. */
export async function chromatic() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) return skipped('Chromatic (skipped: no token, CHROMATIC_PROJECT_TOKEN)');
  return oneCheck((await run('chromatic', chromaticArgs, { DISABLE_ERROR_MONITORING: 'true' })) === 0);
}
