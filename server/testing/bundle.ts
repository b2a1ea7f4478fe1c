import path from 'node:path';
import { build } from 'vite';

const serverDir = path.resolve(import.meta.dirname, '..');

/** Builds the server into a folder, as a program that `node <folder>/main.js` runs; gives its file. */
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
