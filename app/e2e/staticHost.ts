import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** A request as the static host got it. */
export interface StaticRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A plain static server of a folder: whatever it does not have is answered with index.html. It keeps what it was asked. */
export async function startStaticHost(
  folder: string,
  port: number,
): Promise<{ url: string; requests: StaticRequest[]; stop(): void }> {
  const requests: StaticRequest[] = [];
  const fileOf = (pathname: string) => {
    const file = path.join(folder, path.normalize(pathname));
    try {
      return { body: readFileSync(file), type: types[path.extname(file)] ?? 'application/octet-stream' };
    } catch {
      return { body: readFileSync(path.join(folder, 'index.html')), type: types['.html'] };
    }
  };
  const server = createServer(({ method = '', url = '/', headers }, response) => {
    requests.push({ method, url, headers });
    const { body, type } = fileOf(new URL(url, 'http://local').pathname);
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, requests, stop };
}
