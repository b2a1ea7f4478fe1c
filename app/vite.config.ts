import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanPackages } from './build/leanPackages';
import { shellPlugin } from './build/shellPlugin';

/** Old web views: everything works from Chromium 92 on (performance: target). */
export default defineConfig({
  plugins: [leanPackages(), react(), shellPlugin()],
  json: { namedExports: false },
  build: { target: 'chrome92', modulePreload: { polyfill: false }, reportCompressedSize: false, assetsInlineLimit: 0 },
});
