import type { Plugin } from 'vite';

/**
 * From version 136 on, Chromium compiles every function of a file with this comment ahead of time and off the main
 * thread, instead of on its first call; other browsers ignore it. It must be the very first line of the file.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to the chunks of these names, nearly all of whose functions are called at the start. */
export function compileHintsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'tally-compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after the plugin with which Vite inserts its own first line.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && names.includes(file.name));
        if (chunks.length !== names.length) throw new Error(`The build has not all of ${names.join(', ')} to mark.`);
        for (const chunk of chunks) if (chunk.type === 'chunk') chunk.code = compileHint + chunk.code;
      },
    },
  };
}
