/** Builds Storybook into dist/storybook. */
import { run } from './lib/run.mjs';

process.exitCode = await run('storybook', ['build', '-o', 'dist/storybook', '--quiet'], {
  STORYBOOK_DISABLE_TELEMETRY: '1',
});
