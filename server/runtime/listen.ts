import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
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
 * How long (ms) an idle connection stays open. Longer than the proxy keeps it (`keepalive_timeout` in
 * `deploy/nginx.conf`), so that it is never ended just when the proxy sends a request on it.
 */
export const keepAliveMs = 65_000;
/** Time (ms) without a new request after which what was on its way has come. */
const quietMs = 1000;
/** Time (ms) between two looks whether something has come. */
export const lookMs = 20;
/** The most (ms) that a pause between two looks counts: a process that was held up in it read nothing meanwhile. */
const lookMostMs = 2 * lookMs;
/** Time (ms) for what is under way when nothing new is accepted any more. */
const lateMs = 1500;
/** The longest time (ms) to read what stands in queues of the system; under constant calls they are never empty. */
const readMostMs = 250;

/** A server that listens. */
export interface Listening {
  readonly server: Server;
  /**
   * Stops: answers what has come and what still comes until nothing has come for a second, at most `graceMs`, each
   * answer being the last of its connection; then no connection is accepted any more, and what is still under way or
   * comes on those that are open has a moment.
   */
  close(graceMs: number): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Goes on after the event loop has looked at what has come: one new connection, and what the others sent. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Follows the answers of a server. A connection is idle to the program while its request has come and was not read yet,
 * and unknown to it while it was not accepted yet, so a stop waits for a time in which none came.
 */
function followAnswers() {
  const underWay = new Set<ServerResponse>();
  let cameAt = -Infinity;
  let came = 0;
  let closing = false;
  /** The caller is told to open another connection next time, which goes to another server. */
  const endsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return {
    connected(): void {
      came += 1;
    },
    begin(response: ServerResponse): void {
      came += 1;
      cameAt = performance.now();
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (closing) endsConnection(response);
    },
    async untilQuiet(graceMs: number): Promise<void> {
      closing = true;
      underWay.forEach(endsConnection);
      const end = performance.now() + graceMs;
      // A server that nobody has called for so long is quiet already.
      let quiet = performance.now() - cameAt;
      do {
        const lookedAt = performance.now();
        await pause(lookMs);
        const isQuiet = cameAt < lookedAt && underWay.size === 0;
        quiet = isQuiet ? quiet + Math.min(performance.now() - lookedAt, lookMostMs) : 0;
      } while (quiet < quietMs && performance.now() < end);
    },
    /** Waits until nothing that has come stands unread in a queue of the system, which would be reset. */
    async untilRead(): Promise<void> {
      const end = performance.now() + readMostMs;
      for (let known = -1; known !== came && performance.now() < end;) {
        known = came;
        await turn();
      }
    },
  };
}

/**
 * Ends a server. A balancer that has not looked at /healthz goes on sending, so nothing is closed while something may be
 * on its way there: first no new connection is accepted, which sends the balancer elsewhere, and those that are open end
 * once they were quiet.
 */
async function endServer(server: Server, answers: ReturnType<typeof followAnswers>, graceMs: number): Promise<void> {
  await answers.untilQuiet(graceMs);
  await answers.untilRead();
  const late = setTimeout(() => server.closeAllConnections(), Math.min(graceMs, lateMs));
  // As `close` of an HTTP server, which ends idle connections at the same moment.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await answers.untilQuiet(Math.min(graceMs, lateMs));
  await answers.untilRead();
  server.close();
  await closed;
  clearTimeout(late);
}

/** What ended the start in a sentence, where it is known. */
function startErrorOf(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken by another program. Stop that one, or choose another with PORT.`);
  const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '');
  return host !== undefined && isElsewhere ? new StartError(`HOST=${host} is no address of this machine.`) : error;
}

/** How a server listens, where it is not as usual. */
interface ListenOptions {
  readonly limits?: ArrivalLimits;
  /** The one local address to listen on; on all without it. */
  readonly host?: string | undefined;
  readonly bounds?: typeof usualBounds;
}

/**
 * Starts an HTTP server on a port.
 *
 * @throws {StartError} when the port is taken, or the address is none of this machine
 */
export function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  port: number,
  { limits: { headMs, wholeMs } = usual, host, bounds = usualBounds }: ListenOptions = {},
): Promise<Listening> {
  const options = {
    headersTimeout: headMs,
    requestTimeout: wholeMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(1000, headMs),
  };
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(fetch);
    const answers = followAnswers();
    const inTurn = oneByOne((request, response) => void answer(request, response), bounds);
    const server = createServer(options, (request, response) => {
      answers.begin(response);
      inTurn(request, response);
    });
    server.on('connection', answers.connected);
    const close = (graceMs: number): Promise<void> => endServer(server, answers, graceMs);
    server.on('error', (error: NodeJS.ErrnoException) => reject(startErrorOf(error, port, host)));
    server.listen({ port, backlog, ...(host !== undefined && { host }) }, () => resolve({ server, close }));
  });
}
