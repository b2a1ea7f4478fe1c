import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Bounds of one connection. */
export interface ConnectionBounds {
  /** Requests that may wait behind the one that is being answered; one more ends the connection. */
  readonly waitingMost: number;
  /** Time (ms) for a finished answer to be taken by its caller; after it the connection is ended. */
  readonly unreadMs: number;
}

/** No browser and no proxy sends requests before it has its answers; a few in advance harm nobody. */
export const usualBounds: ConnectionBounds = { waitingMost: 16, unreadMs: 120_000 };

/**
 * Answers the requests of a connection one after the other: the next one begins when the answer before it has left. So
 * one connection holds one answer in memory, however many requests it sends without reading.
 */
export function oneByOne(answer: RequestListener, { waitingMost, unreadMs }: ConnectionBounds): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // What was still in the buffer of a connection that was ended.
    if (socket.destroyed) return;
    const next = () => {
      const queue = queues.get(socket);
      const following = socket.destroyed ? undefined : queue?.shift();
      if (following) following();
      else queues.delete(socket);
    };
    const begin = () => {
      let unread: NodeJS.Timeout | undefined;
      response.once('prefinish', () => {
        unread = setTimeout(() => socket.destroy(), unreadMs).unref();
      });
      response.once('close', () => {
        clearTimeout(unread);
        next();
      });
      void answer(request, response);
    };
    const waiting = queues.get(socket);
    if (!waiting) {
      queues.set(socket, []);
      begin();
    } else if (waiting.length >= waitingMost) socket.destroy();
    else waiting.push(begin);
  };
}
