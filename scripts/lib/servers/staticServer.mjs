import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder on a local port.
 *
 * @param {string} folder
 * @param {Record<string, string | ((request: import('node:http').IncomingMessage) => string | undefined)>} [overrides]
 *   path -> text that is sent in place of the file; a function may choose it, or the file, by the request
 * @param {object} [options]
 * @param {number} [options.port] default: a free one
 * @param {boolean} [options.single] whether a path without a file is answered with index.html
 * @param {(request: import('node:http').IncomingMessage) => void} [options.onRequest]
 * @returns {Promise<{ url: string, close(): void }>} the address without a final slash
 */
export async function serve(folder, overrides = {}, { port = 0, single = false, onRequest } = {}) {
  // `dev`: files are looked up at each request, because a folder may be filled after the start.
  const files = sirv(folder, { dev: true, single });
  const server = createServer((request, response) => {
    onRequest?.(request);
    const override = overrides[new URL(request.url ?? '/', 'http://local').pathname];
    const text = typeof override === 'function' ? override(request) : override;
    if (text !== undefined) response.end(text);
    else files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => (server.closeAllConnections(), server.close()),
  };
}
