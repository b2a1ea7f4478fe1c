// @vitest-environment node
import { Hono } from 'hono';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { listen } from './listen';

const request = (name: string) => `GET /${name} HTTP/1.1\r\nhost: x\r\n\r\n`;
const body = 'x'.repeat(20_000);

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).reverse()) await each();
});

/** A server that answers every request with 20 kB and its name, and the names of the requests that it has begun. */
async function start(bounds?: { waitingMost: number; unreadMs: number }, size = 1) {
  const begun: string[] = [];
  const app = new Hono().get('/:name', (context) => {
    begun.push(context.req.param('name'));
    return context.text(`<${context.req.param('name')}>${body.repeat(size)}`);
  });
  const port = await freePort();
  const listening = await listen(app.fetch, port, { bounds });
  cleanUp.push(() => listening.close(0));
  // A caller that does not read does not see the end, so the server's side of the connections is watched.
  let ended = 0;
  let onEnded: (() => void) | undefined;
  listening.server.on('connection', (socket) =>
    socket.on('close', () => {
      ended += 1;
      onEnded?.();
    }),
  );
  const allEnded = (count: number) =>
    new Promise<void>((resolve) => {
      onEnded = () => ended >= count && resolve();
      onEnded();
    });
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    cleanUp.push(() => socket.destroy());
    return socket;
  };
  return { begun, open, allEnded };
}

it('thousands of requests whose answers nobody reads end the connection; few of them were begun', async () => {
  const { begun, open, allEnded } = await start();
  const requests = Array.from({ length: 2000 }, (_, nth) => request(`r${nth}`)).join('');
  for (let nth = 0; nth < 20; nth++) open().write(requests);
  await allEnded(20);
  expect(begun.length).toBeLessThanOrEqual(20 * 17);
  // Others are answered.
  const socket = open();
  socket.write(request('after'));
  await new Promise((resolve) => socket.once('data', resolve));
  expect(begun.at(-1)).toBe('after');
});

it('a few requests in advance are answered, each once and in order', async () => {
  const { begun, open } = await start();
  const names = Array.from({ length: 17 }, (_, nth) => `n${nth}`);
  const socket = open();
  socket.write(names.map(request).join(''));
  let text = '';
  await new Promise<void>((resolve) =>
    socket.on('data', (part) => {
      text += String(part);
      if (text.split('HTTP/1.1 200').length - 1 === names.length && text.endsWith(body)) resolve();
    }),
  );
  expect([...text.matchAll(/<(n\d+)>/g)].map(([, name]) => name)).toEqual(names);
  expect(begun).toEqual(names);
});

it('a caller who does not read an answer gets no further ones, and loses the connection', async () => {
  // 40 MB: more than all buffers of the system.
  const { begun, open, allEnded } = await start({ waitingMost: 16, unreadMs: 200 }, 2000);
  open()
    .pause()
    .write(request('first') + request('second'));
  await allEnded(1);
  expect(begun).toEqual(['first']);
});
