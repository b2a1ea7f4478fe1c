import { oldestPageHeader } from '@tally/contract/page/pageVersion';
import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';

const built = path.resolve(import.meta.dirname, '../../dist/app');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A server of the built app in front of the server under test. Journeys change it between two openings of the app. */
export interface AppHost {
  url: string;
  /** Paths of the requests so far, without query. */
  requested: string[];
  /** Overrides the answers of paths; undefined: 404. */
  files: Map<string, string | undefined>;
  /** Overrides the oldest page version that the API reports; undefined: the value of the server under test. */
  oldestPage: number | undefined;
  /** When true, no request is answered. */
  down: boolean;
  stop(): void;
}

/** Serves the built app, whose files a journey may replace; API calls are forwarded to the server under test. */
export async function startAppHost(api: string): Promise<AppHost> {
  const port = await freePort();
  const host: AppHost = {
    url: `http://127.0.0.1:${port}`,
    requested: [],
    files: new Map(),
    oldestPage: undefined,
    down: false,
    stop: () => {},
  };
  const index = readFileSync(path.join(built, 'index.html'), 'utf8');
  const sendFile = (pathname: string, response: ServerResponse) => {
    const isFile = /\.\w+$/.test(pathname);
    const send = (body: string | Buffer, type: string) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    const key = isFile ? pathname : '/';
    const replaced = host.files.get(key);
    const type = types[path.extname(pathname)] ?? 'text/html';
    if (replaced !== undefined) return send(replaced, type);
    if (host.files.has(key)) return response.writeHead(404).end();
    return isFile ? send(readFileSync(path.join(built, pathname)), type) : send(index, 'text/html');
  };
  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request;
    const onward = ask(new URL(request.url ?? '/', api), { method, headers }, (answer) => {
      const said = host.oldestPage && { [oldestPageHeader.toLowerCase()]: String(host.oldestPage) };
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...said });
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', host.url);
    host.requested.push(pathname);
    if (host.down) return void response.destroy();
    if (pathname.startsWith('/event/')) passOn(request, response);
    else
      try {
        sendFile(pathname, response);
      } catch {
        response.writeHead(404).end();
      }
  });
  host.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return host;
}
