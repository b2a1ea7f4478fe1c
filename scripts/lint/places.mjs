// Places in the tree that both linters know: oxlint (`oxlint.config.mjs`) and ESLint (`eslint.config.js`).

/** Not linted. */
export const ignored = ['**/node_modules/', 'dist/', 'data/', '.visual/', 'bench/peers/'];

/** Stories and tests may see everything and arrange the world as they like. */
export const checks = [
  '**/*.stories.tsx',
  '**/*.test.{ts,tsx,mjs}',
  '**/*.journey.{ts,mjs}',
  '**/testing/**',
  'app/e2e/**',
  '.storybook/**',
  'scripts/**',
];

/** The product's page. */
export const page = ['ui/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'];

/** The one place where the outside world comes in. */
export const outsideWorld = [
  'app/platform/browserEnvironment.ts',
  'app/platform/storage/encryptedStorage.ts',
  'app/platform/uuid.ts',
  'app/startup/{browserServices,persistEntry,recoverStart}.ts',
  'app/startup/head/{inlineHead,earlyFetch}.ts',
  'app/startup/startApp.tsx',
  'app/startup/serviceWorker/worker.ts',
  'app/vite.config.ts',
];

/** Where code of the page takes time, chance, storage and the network from. */
export const services =
  'Take it from the services (app) or the environment (ui), so that tests and pictures can stop the clock.';

/** What opens a page at once: pages of the app open once their code is there (ROUTE-23). */
export const routerLinks = {
  group: ['react-router', 'react-router-dom'],
  importNames: ['Link', 'NavLink', 'Navigate', 'useLinkClickHandler'],
  message: 'Pages open by useNavigation, usePageLink or Redirect, which wait for their code (ROUTE-23).',
};
