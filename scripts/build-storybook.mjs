/** Builds Storybook into dist/storybook, and which module imports which into dist/storybook-stats. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './lib/run.mjs';
import { storybookSite, storybookStats } from './lib/visual/paths.mjs';

const started = performance.now();
mkdirSync(storybookStats, { recursive: true });
const [site, stats] = [storybookSite, storybookStats].map((folder) => path.relative(root, folder));
process.exitCode = await run('storybook', ['build', '-o', site ?? '', '--quiet', '--stats-json', stats ?? ''], {
  STORYBOOK_DISABLE_TELEMETRY: '1',
});
if (!process.exitCode) console.log(`Built ${site} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
