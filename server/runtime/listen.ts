import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './startError';
import { oneByOne, usualBounds } from './pipelining';

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
  fetch: Parameters<typeof getRequestListener>[0],
  port: number,
  { headMs, wholeMs }: ArrivalLimits = usual,
  host?: string,
  bounds = usualBounds,
): Promise<Server> {
  const options = {
    headersTimeout: headMs,
    requestTimeout: wholeMs,
    connectionsCheckingInterval: Math.min(1000, headMs),
  };
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(fetch);
    const server = createServer(
      options,
      oneByOne((request, response) => void answer(request, response), bounds),
    );
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
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(late);
}
