/**
 * `npm run dev`: the product on one port, for daily work. Vite serves the app with hot reload; the API runs from the
 * server's sources and restarts after a change in server/ or contract/; the simulator's page is rebuilt after a change
 * of its own.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import path from 'node:path';
import { ensureInstalled } from './lib/setup/install.mjs';
import { freePort, isFree } from './lib/servers/serverProcess.mjs';
import { root } from './lib/run.mjs';

await ensureInstalled();
// Imported here because the packages may only just have been installed.
const { build, createServer: createVite } = await import('vite');

const port = Number(process.env.PORT ?? 4000);
if (!(await isFree(port))) {
  console.error(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm run dev`,
  );
  process.exit(1);
}
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
process.env.TALLY_DEMO ??= '1';

const inner = await freePort();
const front = createHttpServer();
/** @param {string} name */
const folder = (name) => path.join(root, name);
const app = await createVite({
  root: folder('app'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: front } },
});
const server = await createVite({
  root: folder('server'),
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const host = /** @type {import('vite').Rolldown.RolldownWatcher} */ (
  await build({
    root: folder('host-simulator'),
    logLevel: 'warn',
    build: { outDir: folder('dist/host'), emptyOutDir: true, watch: {} },
  })
);

let running = await startCalls();

/** @typedef {[typeof import('../server/start'), typeof import('../server/settings/config'), typeof import('../server/runtime/log')]} ServerModules */

/** Starts the API server from its sources, on a port of its own to which this one forwards calls. */
async function startCalls() {
  const [{ start }, { readConfig }, { createLog }] = /** @type {ServerModules} */ (
    await Promise.all(['/start.ts', '/settings/config.ts', '/runtime/log.ts'].map((file) => server.ssrLoadModule(file)))
  );
  const config = {
    ...readConfig({ PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(inner) }, folder('dist')),
    dataDir: path.resolve(root, process.env.DATA_DIR ?? 'data'),
  };
  return start(
    config,
    createLog(config.log, (line) => console.log(line)),
  ).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}

let change = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let waiting;
server.watcher.add([folder('server'), folder('contract')]);
server.watcher.on('change', (file) => {
  if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    change = change.then(async () => {
      console.log(`${path.relative(root, file)} changed: the server starts anew.`);
      await running.stop();
      server.moduleGraph.invalidateAll();
      running = await startCalls();
    });
  }, 200);
});

/**
 * Sends the page as the production server does: with the simulated host before its first script when the QA page frames
 * it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendPage(request, response) {
  try {
    const page = await app.transformIndexHtml(request.url ?? '/', readFileSync(folder('app/index.html'), 'utf8'));
    const framed = request.headers['sec-fetch-dest'] === 'iframe';
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(framed ? page.replace(/<head>/i, '<head><script src="/host/inject.js"></script>') : page);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    app.ssrFixStacktrace(error);
    response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function passOn(request, response) {
  const onward = httpRequest(
    { port: inner, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.writeHead(503).end('The server is starting anew.'));
  request.pipe(onward);
}

front.on('request', (request, response) => {
  if (/^\/(event|demo|host|storybook|healthz|metrics)\b/.test(request.url ?? '/')) passOn(request, response);
  else app.middlewares(request, response, () => void sendPage(request, response));
});
front.listen(port, () => {
  console.log(
    `Tally for daily work:\n  http://localhost:${port}/host/   the app in a simulated phone app\n  http://localhost:${port}/?pkg_name=com.tally.id&country=id&lang=id   the page alone\nCtrl+C stops it.`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    front.closeAllConnections();
    void Promise.allSettled([running.stop(), app.close(), server.close(), host.close()]).then(() => process.exit(0));
  });
}
