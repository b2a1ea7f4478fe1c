import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanPackages } from './build/leanPackages';
import { stages } from './build/stages';
import { shellPlugin } from './build/shellPlugin';

/** Old web views: everything works from Chromium 92 on (performance: target). */
export default defineConfig({
  plugins: [leanPackages(), react(), shellPlugin()],
  json: { namedExports: false },
  build: { target: 'chrome92', rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { codeSplitting: stages(['main', /app\/main.tsx$/], ['start', /app\/start.tsx$/]) } }, modulePreload: { polyfill: false }, reportCompressedSize: false, assetsInlineLimit: 0 },
});
