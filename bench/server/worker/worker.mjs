/** The thread with the embedded database: carries out one command after another and answers each. */
import { PGlite } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import { DurableNodeFs } from '../../../server/db/embedded/durableFs';

let pglite;
const commands = {
  open: async () => {
    const { folder, startParams } = workerData;
    pglite = await PGlite.create({ fs: new DurableNodeFs(folder), ...(startParams && { startParams }) });
    return { types: Object.keys(pglite.serializers) };
  },
  protocol: (message) => pglite.execProtocolRaw(message, { syncToFs: false }),
  exec: async (script) => void (await pglite.exec(script)),
  close: () => pglite.close(),
};

let last = Promise.resolve();
parentPort.on('message', ({ name, argument }) => {
  last = last.then(async () => {
    try {
      const result = await commands[name](argument);
      // The database's answer may lie in its own memory, so a copy is handed over.
      const own = result instanceof Uint8Array ? result.slice() : result;
      parentPort.postMessage({ result: own }, own instanceof Uint8Array ? [own.buffer] : []);
    } catch (error) {
      parentPort.postMessage({ error: error.message });
    }
  });
});
