import type { Plugin } from 'vite';

/**
 * From version 136 on, Chromium compiles every function of a file with this comment ahead of time and off the main
 * thread, instead of on its first call; other browsers ignore it. It must be the very first line of the file.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to the chunk of this name, nearly all of whose functions are called at the start. */
export function compileHintsPlugin(name: string): Plugin {
  return {
    name: 'tally-compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after the plugin with which Vite inserts its own first line.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`The build has no ${name} to mark.`);
        chunk.code = compileHint + chunk.code;
      },
    },
  };
}
