import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliPlugin } from './startup/vite/brotliPlugin';
import { esmReact } from './startup/vite/esmReact';
import { inlineTokens } from './startup/vite/inlineTokens';
import { leanPackages } from './startup/vite/leanPackages';
import { apiOriginPlugin } from './startup/vite/apiOriginPlugin';
import { shellPlugin } from './startup/vite/shellPlugin';
import { stages } from './startup/vite/chunks';
import { textsPlugin } from './startup/vite/textsPlugin';

const here = (file: string) => path.resolve(import.meta.dirname, file);

/** The stages of the start in their order, and what comes late on home. */
const entries = { main: here('main.tsx'), start: here('start.tsx') };
const late = here('lateKit.tsx');

/** Old web views: everything works from Chromium 92 on (performance: target). */
export default defineConfig({
  plugins: [
    esmReact(),
    leanPackages(),
    react(),
    inlineTokens(),
    textsPlugin(Object.values(entries), [late]),
    shellPlugin(apiOriginPlugin(process.env.VITE_API_ORIGIN)),
    brotliPlugin(),
  ],
  json: { namedExports: false },
  build: {
    target: 'chrome92',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Reading a property does nothing here: what is read and not used goes.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: stages(entries, late),
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/[name]${facadeModuleId?.split('?part=')[1]?.replace(/^/, '.') ?? ''}-[hash].js`,
      },
    },
  },
});
