import { defineConfig } from 'vite';

/** Bundles the packages of this repository into dist/server/main.js; npm packages stay in node_modules. */
export default defineConfig({
  ssr: { noExternal: [/^@tally\//] },
  build: {
    ssr: 'main.ts',
    target: 'node20',
    outDir: '../dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
});
