import path from 'node:path';
import { root } from './run.mjs';

/** How Vite bundles the server: our packages inside, those from npm beside it in node_modules. */
export const serverConfig = () => ({
  configFile: false,
  root: path.join(root, 'server'),
  logLevel: 'warn',
  ssr: { noExternal: [/^@tally\//] },
  build: { ssr: 'main.ts', target: 'node20', outDir: path.join(root, 'dist/server'), emptyOutDir: true, minify: false, sourcemap: true, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
});
