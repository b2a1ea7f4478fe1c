/** Chunks that have run by then: the bundler's helpers and the app's. */
const arrived = /^assets\/(rolldown-runtime|startApp)-/;
/** Chunks that several others have in common (chunks.ts), the router among them. */
const common = /^assets\/(pages|operators|shared|steps|routing)-/;
/**
 * A page is imported together with `pageChunk` or `operatorChunk`, so that only the latter have to name the common
 * chunks.
 */
const namesCommon = /^assets\/(pageChunk|operatorChunk|deferredChunk)-/;

/**
 * The files that are preloaded beside a dynamic import, of all those it depends on. By default the bundler names all of
 * them for each import, the imported file and those that have arrived included. The names hold hashes, which do not
 * compress.
 */
export const preloadedFiles = (file: string, dependencies: string[]): string[] =>
  dependencies.filter(
    (dependency) =>
      dependency !== file && !arrived.test(dependency) && (!common.test(dependency) || namesCommon.test(file)),
  );
