import path from 'node:path';
import { build } from 'vite';
import { brotliSize } from './brotli.mjs';

/** Build options that all builds here share with the app's, so that sizes differ only by the code. */
export const sameBuild = {
  target: 'chrome92',
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  assetsInlineLimit: 0,
};

/**
 * Builds in memory with the options of `npm run build`.
 * @returns {Promise<import('vite').Rolldown.OutputChunk[]>}
 */
export async function chunksOf(input, { define, external, plugins } = {}) {
  const env = process.env.NODE_ENV;
  // Vite takes NODE_ENV from the environment: a test runner's value would measure React's development build.
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

/** Brotli size of the fixed packages together, unmodified, in bytes. */
export async function floorSize() {
  const chunks = await chunksOf(path.resolve(import.meta.dirname, '../floor/main.js'));
  return chunks.reduce((sum, { code }) => sum + brotliSize(code), 0);
}
