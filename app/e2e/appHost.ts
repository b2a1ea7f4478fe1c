import { oldestPageHeader } from '@tally/contract/pageVersion';
import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '../../scripts/lib/serverProcess.mjs';

const built = path.resolve(import.meta.dirname, '../../dist/app');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** The app's server in front of the one under test, with what a journey does to it between two openings. */
export interface AppHost {
  url: string;
  /** Paths that it was asked for, without their query. */
  requested: string[];
  /** Replaces what a path is answered with; undefined: 404. */
  files: Map<string, string | undefined>;
  /** The oldest page that the API says it serves; undefined: what the server under test says. */
  oldestPage: number | undefined;
  /** Nobody is answered any more. */
  down: boolean;
  stop(): void;
}

/** Serves the built app, whose files a journey may replace; the calls go to the server under test. */
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
