import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotli } from '../size/brotli.mjs';
import { answers } from './fakeApi.mjs';
import { selfSigned } from './certificate.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves all sites alike: HTTP/2, brotli, immutable assets, and the same API with the same delay.
 *
 * @param {Record<string, string>} sites name -> folder; each gets a port of its own
 * @param {{ apiDelay: number, precompress?: boolean }} settings `apiDelay`: ms until an API call is answered; `precompress`:
 *   compresses all files before the first request, so that no visit measures it
 * @returns {Promise<{ urls: Record<string, string>, spki: string, close: () => void }>}
 *   `spki`: hash of the certificate's public key
 */
export async function serve(sites, { apiDelay, precompress = false }) {
  const credentials = selfSigned();
  const urls = {};
  const servers = [];
  for (const [name, folder] of Object.entries(sites)) {
    const server = createSecureServer({ ...credentials, allowHTTP1: true }, answerer(folder, apiDelay, precompress));
    await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
    servers.push(server);
    urls[name] = `https://localhost:${server.address().port}`;
  }
  return { urls, spki: credentials.spki, close: () => servers.forEach((server) => server.close()) };
}

function answerer(folder, apiDelay, precompress) {
  const made = new Map();
  const file = (name) => {
    if (!made.has(name)) {
      const content = readFileSync(name);
      const text = !name.endsWith('.woff2');
      made.set(name, {
        body: text ? brotli(content) : content,
        headers: {
          'content-type': types[path.extname(name)] ?? 'application/octet-stream',
          ...(text && { 'content-encoding': 'br' }),
          'cache-control': name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
        },
      });
    }
    return made.get(name);
  };
  if (precompress)
    for (const name of readdirSync(folder, { recursive: true }))
      if (path.extname(name) in types) file(path.join(folder, name));
  return (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (pathname.startsWith('/event/v1/')) {
      const data = answers(pathname.slice('/event/v1'.length), request.headers.authorization);
      return void setTimeout(
        () =>
          response
            .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
            .end(JSON.stringify({ code: 200, msg: '', data })),
        apiDelay,
      );
    }
    const requestedFile = path.join(folder, path.normalize(pathname));
    const { body, headers } = file(
      pathname !== '/' && existsSync(requestedFile) ? requestedFile : path.join(folder, 'index.html'),
    );
    response.writeHead(200, headers).end(body);
  };
}
