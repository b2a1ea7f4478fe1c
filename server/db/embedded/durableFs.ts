import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

type Init = NodeFS['init'];

/** The part of the Emscripten file system that is extended here. */
interface Runtime {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } };
}

/**
 * PGlite's file system on disk, with a real fsync: as shipped, fsync does nothing there, and a committed transaction
 * can be lost in a power failure (house: the server, measured).
 */
export class DurableNodeFs extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (runtime: unknown) => {
      (runtime as Runtime).NODEFS.stream_ops.fsync = ({ nfd }) => {
        // Directories have no file descriptor here, and are skipped.
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}
