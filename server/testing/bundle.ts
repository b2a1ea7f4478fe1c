import path from 'node:path';
import { build } from 'vite';

const serverDir = path.resolve(import.meta.dirname, '..');

/** Bundles the server into a folder, as a program for `node <folder>/main.js`; returns that file. */
export async function bundleServer(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root: serverDir,
    logLevel: 'error',
    ssr: { noExternal: [/^@tally\//] },
    build: { ssr: 'main.ts', target: 'node20', outDir, emptyOutDir: true, minify: false },
  });
  return path.join(outDir, 'main.js');
}
