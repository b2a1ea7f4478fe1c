import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

type Init = NodeFS['init'];

/** The part of the runtime's file system that we complete. */
interface Runtime {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } };
}

/**
 * The embedded database's files on disk, with a real fsync: as delivered, fsync does nothing there and a commit can be
 * lost with the power (house: the server, measured).
 */
export class DurableNodeFs extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (runtime: unknown) => {
      (runtime as Runtime).NODEFS.stream_ops.fsync = ({ nfd }) => {
        // Directories have no descriptor of their own here.
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}
