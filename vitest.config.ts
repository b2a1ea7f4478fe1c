import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ruleProofs } from './.storybook/rules/ruleProofs.ts';

/**
 * Projects: `node` (rules, contract, server, texts, tokens, scripts), `dom` and `ui` (what people see, in jsdom) need
 * nothing but the sources. `built` looks at dist/ (bytes, the installable library) and `journeys` uses a browser
 * against the built server: both are asked for by name after a build, see scripts/test.mjs.
 */
const never = ['**/node_modules/**', '**/dist/**', '**/*.built.test.*'];
/** Files that a step leaves to another one (`runVitest.mjs`). Vitest's own `--exclude` does not reach its projects. */
const leftOut = (process.env['TESTS_LEFT_OUT'] ?? '').split(',').filter(Boolean);
const ts = '**/*.test.{ts,tsx,mjs}';
/**
 * Tests that replace a module of Node or of the app, or look at what a module does when it is first loaded: each needs
 * modules of its own. The others share them, and a window, with the files of their worker: 370 processor seconds in
 * place of 690.
 */
const alone = [
  'app/components/RouteErrorBoundary.test.tsx',
  'app/startup/shell/shell.test.tsx',
  'server/db/embedded/dataLock.test.ts',
  'server/db/embedded/embedded.test.ts',
  'server/http/hostileRequests.test.ts',
];

export default defineConfig({
  plugins: [react(), ruleProofs()],
  // How stories import what they share; also in .storybook/main.ts and tsconfig.checks.json.
  resolve: {
    alias: {
      '#storybook': fileURLToPath(new URL('.storybook', import.meta.url)),
      '#testing': fileURLToPath(new URL('app/testing', import.meta.url)),
    },
  },
  test: {
    globals: false,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['tokens', 'locales', 'contract', 'server', 'bench', 'scripts'].map((folder) => `${folder}/${ts}`),
          exclude: [...never, ...alone, ...leftOut],
          // Ends what hangs. Tests that start processes take a minute on a machine with other work.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['app', 'host-simulator', '.storybook'].map((folder) => `${folder}/${ts}`),
          exclude: [...never, ...alone, ...leftOut],
          setupFiles: ['scripts/lib/testRun/domSetup.ts'],
          testTimeout: 60_000,
        },
      },
      ...(['node', 'dom'] as const).map((name) => ({
        extends: true as const,
        test: {
          name: `${name}-alone`,
          environment: name === 'dom' ? 'jsdom' : 'node',
          include: alone.filter((file) => file.startsWith('app/') === (name === 'dom')),
          setupFiles: name === 'dom' ? ['scripts/lib/testRun/domSetup.ts'] : [],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      })),
      {
        extends: true,
        // Components leave nothing behind (every one of them is tested for that), so their files share a window: ten
        // times faster.
        test: {
          name: 'ui',
          environment: 'jsdom',
          isolate: false,
          include: [`ui/${ts}`],
          exclude: never,
          testTimeout: 60_000,
          setupFiles: ['scripts/lib/testRun/domSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: ['{app,ui,bench,scripts}/**/*.built.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['app/e2e/**/*.journey.{ts,mjs}'],
          exclude: [...never, ...leftOut],
          globalSetup: ['scripts/lib/testRun/journeysSetup.mjs'],
          // Each worker has a server of its own; one that is already running is used by one at a time.
          maxWorkers: process.env['JOURNEYS_URL'] ? 1 : 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
