import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parseApiOrigin, parsePictureHosts } from './build/apiOrigin';
import { chunksByUse, startChunk } from './build/chunks';
import { classicScriptsPlugin } from './build/classicScriptsPlugin';
import { compileHintsPlugin } from './build/compileHintsPlugin';
import { documentPlugin } from './build/documentPlugin';
import { olderPagePlugin } from './build/olderPage';
import { preloadedFiles } from './build/preloadedFiles';
import { restartPagePlugin } from './build/restartPage';
import { shellPlugin } from './build/shellPlugin';
import { tokensPlugin } from './build/tokensPlugin';
import { styledComponents } from './build/styledComponents';

const here = (file: string) => path.resolve(import.meta.dirname, file);

/** The app, the router, and the deferred part of home (startup/README.md). */
const start = here('startup/startApp.tsx');
const router = here('AppRoutes.tsx');
const deferred = here('startup/deferredChunk.tsx');
const guests = here('screens/Home/deferred/FirstSteps.tsx');
const operators = [
  here('startup/operatorChunk.ts'),
  here('operators/numbers/NumbersScreen.tsx'),
  here('operators/desk/DeskScreen.tsx'),
  here('operators/ads/AdsScreen.tsx'),
];

/** Minimum browser: Chromium 92, for old web views (performance: target). */
export default defineConfig({
  plugins: [
    react(),
    { ...tokensPlugin(), apply: 'build' },
    { ...documentPlugin(), apply: 'build' },
    compileHintsPlugin(startChunk),
    classicScriptsPlugin(),
    restartPagePlugin(),
    olderPagePlugin(),
    shellPlugin(parseApiOrigin(process.env.VITE_API_ORIGIN), parsePictureHosts(process.env.PICTURE_HOSTS)),
  ],
  oxc: styledComponents,
  // Packages that also run in Node check for `process`; in a browser it does not exist.
  define: { 'typeof process': '"undefined"' },
  json: { namedExports: false },
  build: {
    target: 'chrome92',
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Removes unused property reads and object creations: neither has a side effect here.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: ['styled', 'css', 'keyframes', 'memo', 'lazy', 'createContext', 'createAction'],
      },
      output: {
        codeSplitting: chunksByUse({ start, router, deferred, guests, operators }),
        // `id.home` for locales/id/home.json.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/\/locales\/(\w+)\/\w+\.json$/.exec(facadeModuleId ?? '')?.[1]?.concat('.') ?? ''}[name]-[hash].js`,
      },
    },
  },
});
