import { defineConfig } from 'vite';

/** Bundles our own packages into dist/server/main.js; those from npm stay in node_modules. */
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
