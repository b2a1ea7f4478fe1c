import type { Plugin } from 'vite';
import { classicScript } from './classicScript';

/**
 * Writes the service worker to the build's root (`sw.js`), and the script served in its place to remove it from every
 * phone (`sw-off.js`; `npm run service-worker:off`).
 */
export function serviceWorkerPlugin(): Plugin {
  let root = '';
  return {
    name: 'tally-service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      for (const [fileName, module] of [
        ['sw.js', 'worker'],
        ['sw-off.js', 'removeWorker'],
      ] as const) {
        const source = await classicScript(root, `startup/serviceWorker/${module}.ts`);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
