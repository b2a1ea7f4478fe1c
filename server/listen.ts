import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { StartError } from './db/dataLock';

/** How long (ms) a request may take to arrive: its head, and all of it. Whoever stops in the middle is cut off. */
export interface ArrivalLimits {
  readonly headMs: number;
  readonly wholeMs: number;
}
const usual: ArrivalLimits = { headMs: 10_000, wholeMs: 20_000 };
/**
 * Connections that may wait to be taken, as far as the system lets them (`net.core.somaxconn`). With Node's 511 a crowd that comes at
 * once through a proxy is turned away without a word, and the proxy takes the server for dead.
 */
const backlog = 4096;

/**
 * Answers requests on a port, of one address of this machine (`host`) or of all.
 *
 * @throws {StartError} when the port is taken
 */
export function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  port: number,
  { headMs, wholeMs }: ArrivalLimits = usual,
  host?: string,
): Promise<ServerType> {
  const serverOptions = {
    headersTimeout: headMs,
    requestTimeout: wholeMs,
    connectionsCheckingInterval: Math.min(1000, headMs),
  };
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch, serverOptions });
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is taken by another program. Stop that one, or choose another with PORT.`)
          : error,
      ),
    );
    server.listen({ port, backlog, ...(host !== undefined && { host }) }, () => resolve(server));
  });
}

/** Lets requests under way end, and cuts those off that have not ended after `graceMs`. */
export async function closeServer(server: ServerType, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(late);
}
