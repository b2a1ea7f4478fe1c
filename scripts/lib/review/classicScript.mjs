import { build } from 'vite';

/**
 * Bundles a page's code into one classic script: a page opened from the file system may not load modules.
 *
 * @param {string} entry file
 * @param {string} name of the script
 * @returns {Promise<string>}
 */
export async function classicScript(entry, name) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk || !('code' in chunk)) throw new Error(`The page of ${name} could not be built.`);
  return chunk.code;
}
