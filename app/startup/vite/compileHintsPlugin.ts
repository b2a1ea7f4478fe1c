import type { Plugin } from 'vite';

/**
 * Chromium from 136 compiles every function of such a file ahead, off the main thread, instead of each when it is first
 * called; others read a comment. It counts as a file's very first line only.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Marks the chunks of these names, whose functions are nearly all called at the start. */
export function compileHintsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'tally-compile-hints',
    apply: 'build',
    generateBundle: {
      // Behind Vite's own first line.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && names.includes(file.name));
        if (chunks.length !== names.length) throw new Error(`The build has not all of ${names.join(', ')} to mark.`);
        for (const chunk of chunks) if (chunk.type === 'chunk') chunk.code = compileHint + chunk.code;
      },
    },
  };
}
