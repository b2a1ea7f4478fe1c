import type { Plugin } from 'vite';
import { classicScript } from './classicScript';

/**
 * Writes the scripts that stand alone: the service worker (`sw.js`), the script served in its place to remove it from
 * every phone (`sw-off.js`; `npm run service-worker:off`), and what the page loads when the app did not arrive.
 */
export function classicScriptsPlugin(): Plugin {
  let root = '';
  return {
    name: 'tally-classic-scripts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      for (const [module, file] of [
        ['serviceWorker/worker', { fileName: 'sw.js' }],
        ['serviceWorker/removeWorker', { fileName: 'sw-off.js' }],
        ['recoverStart', { name: 'recoverStart.js' }],
      ] as const)
        this.emitFile({ type: 'asset', ...file, source: await classicScript(root, `startup/${module}.ts`) });
    },
  };
}
