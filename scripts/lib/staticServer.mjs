import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** @type {Record<string, string>} */
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/**
 * Serves a folder on a free port of this machine.
 *
 * @param {string} folder
 * @param {Record<string, string>} [instead] path -> text that is sent in place of the file
 * @returns {Promise<{ url: string, close(): void }>} the address without a final slash
 */
export function serve(folder, instead = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const file = path.join(
      folder,
      path.normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)),
    );
    try {
      const body = instead[pathname] ?? readFileSync(file);
      response
        .writeHead(200, { 'content-type': types[path.extname(file).slice(1)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
        close: () => (server.closeAllConnections(), server.close()),
      }),
    );
  });
}
