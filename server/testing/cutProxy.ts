import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP proxy whose connections can be made to hang without being closed, as a failing network does. */
export interface CutProxy {
  /** The database's address with the proxy's host and port. */
  readonly url: string;
  /** From now on no data gets through, and no connection is closed. */
  cut(): void;
  /** New connections get through again; those that were cut stay dead. */
  mend(): void;
  close(): void;
}

/** Starts a proxy to the PostgreSQL of `url`. */
export async function createCutProxy(url: string): Promise<CutProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const dead = new Set<Socket>();
  let isCut = false;
  const server = createServer((inside) => {
    if (isCut) {
      inside.pause();
      return void dead.add(inside);
    }
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [inside, upstream] as const;
    pairs.add(pair);
    inside.pipe(upstream);
    upstream.pipe(inside);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const one of pair) one.destroy();
        pairs.delete(pair);
      });
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.toString(),
    cut: () => {
      isCut = true;
      for (const [inside, upstream] of pairs) {
        inside.unpipe();
        upstream.unpipe();
        for (const socket of [inside, upstream]) {
          socket.pause();
          socket.removeAllListeners('close');
          dead.add(socket);
        }
      }
      pairs.clear();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      for (const socket of [...dead, ...[...pairs].flat()]) socket.destroy();
    },
  };
}
