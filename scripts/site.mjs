/**
 * Builds `dist/site`: everything that there is to look at, as files for any static host, under any path; all of it but
 * Storybook also opens from a folder.
 *
 *   npm run site                                  the pictures of this machine's last run, or as they are approved
 *   npm run site -- --base <commit>               the review shows only what differs from that commit
 *   npm run site -- --base <commit> --render      renders old pictures that are not in the store
 *   npm run site -- received.json ...             the pictures of another run, one file for each of its parts
 *   npm run site -- --built                       takes dist/storybook as it is
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './lib/run.mjs';
import { buildSite } from './lib/site/buildSite.mjs';

const started = performance.now();
const {
  values: { base, render, built },
  positionals: files,
} = parseArgs({
  options: {
    base: { type: 'string' },
    render: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

try {
  if (!built && (await run(process.execPath, [path.join(import.meta.dirname, 'build-storybook.mjs')])))
    throw new Error('Storybook could not be built.');
  await buildSite(path.join(root, 'dist/site'), { base, render, files });
  console.log(`Built dist/site in ${((performance.now() - started) / 1000).toFixed(0)} s. Open dist/site/index.html`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
