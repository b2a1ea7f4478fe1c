import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { StartError } from './db/dataLock';

/**
 * Time limits (ms) for receiving a request: its headers, and the whole request. Clients that exceed them are
 * disconnected.
 */
export interface ArrivalLimits {
  readonly headMs: number;
  readonly wholeMs: number;
}
const usual: ArrivalLimits = { headMs: 10_000, wholeMs: 20_000 };
/**
 * Length of the queue of connections to accept, as far as the system allows (`net.core.somaxconn`). With Node's default
 * of 511, connections that arrive through a proxy in a burst are dropped silently, and the proxy marks the server as
 * down.
 */
const backlog = 4096;

/**
 * Starts an HTTP server on a port, on one local address (`host`) or on all.
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

/** Lets requests under way finish, and disconnects those that have not finished after `graceMs`. */
export async function closeServer(server: ServerType, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(late);
}
