import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const isText = /\.(js|css|svg|json|txt)$/;

/**
 * Lays a file's brotli at its best beside it (`main.js.br`), for the server to send. index.html has none: the server
 * writes a nonce into it.
 */
export function brotliPlugin(): Plugin {
  return {
    name: 'tally-brotli',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => isText.test(file));
      await Promise.all(
        files.map(async (file) => {
          const body = await fs.readFile(path.join(dir, file));
          const options = {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          };
          await fs.writeFile(path.join(dir, `${file}.br`), await compress(body, options));
        }),
      );
    },
  };
}
