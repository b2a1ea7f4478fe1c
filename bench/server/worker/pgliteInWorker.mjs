/**
 * Stands in for `@electric-sql/pglite` in the bundle of a server whose embedded database runs in a worker thread
 * (`comparison.mjs`). It has what `server/db/embedded/embedded.ts` and `pgliteSession.ts` use.
 */
import { PGlite as InThread, protocol } from '@electric-sql/pglite';
import { Worker } from 'node:worker_threads';

export { parse, protocol } from '@electric-sql/pglite';

/** Sends commands to the worker and resolves with its answers, in order. */
function channelTo(worker) {
  const open = [];
  worker.on('message', ({ error, result }) => {
    const { resolve, reject } = open.shift();
    if (error) reject(new Error(error));
    else resolve(result);
  });
  return (name, argument, transfer = []) =>
    new Promise((resolve, reject) => {
      open.push({ resolve, reject });
      worker.postMessage({ name, argument }, transfer);
    });
}

export const PGlite = {
  defaultStartParams: InThread.defaultStartParams,

  /** Opens the database in a worker; `fs` only names the folder. */
  async create({ fs, startParams, parsers }) {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { folder: fs.rootDir, ...(startParams && { startParams }) },
    });
    const send = channelTo(worker);
    const { types } = await send('open');
    let parser = new protocol.Parser();
    return {
      closed: false,
      parsers,
      serializers: Object.fromEntries(
        types.map((type) => [type, (list) => `{${list.map((each) => JSON.stringify(String(each))).join(',')}}`]),
      ),
      async execProtocol(message) {
        const data = await send('protocol', message, [message.buffer]);
        const messages = [];
        parser.parse(data, (each) => {
          if (each instanceof Error) {
            parser = new protocol.Parser();
            throw each;
          }
          messages.push(each);
        });
        return { messages, data };
      },
      exec: (script) => send('exec', script),
      async close() {
        this.closed = true;
        await send('close');
        await worker.terminate();
      },
    };
  },
};
