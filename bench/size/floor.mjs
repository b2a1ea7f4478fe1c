import path from 'node:path';
import { build } from 'vite';
import { brotliSize } from './brotli.mjs';

/** What every build here has in common with the app's, so that only the code makes the difference. */
export const sameBuild = {
  target: 'chrome92',
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  assetsInlineLimit: 0,
};

/** Builds in memory, as `npm run build` does. @returns {Promise<import('vite').Rolldown.OutputChunk[]>} */
export async function chunksOf(input, { define, external, plugins } = {}) {
  const env = process.env.NODE_ENV;
  // Vite takes it over from whoever runs: a test runner's would measure React's development build.
  process.env.NODE_ENV = 'production';
  try {
    const result = await build({
      configFile: false,
      root: path.resolve(import.meta.dirname, '..'),
      logLevel: 'error',
      mode: 'production',
      define,
      plugins,
      build: { ...sameBuild, write: false, rolldownOptions: { input, external } },
    });
    return [result].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  } finally {
    process.env.NODE_ENV = env;
  }
}

/** Bytes (brotli) of the fixed packages together, just as they are published. */
export async function floorSize() {
  const chunks = await chunksOf(path.resolve(import.meta.dirname, '../floor/main.js'));
  return chunks.reduce((sum, { code }) => sum + brotliSize(code), 0);
}
