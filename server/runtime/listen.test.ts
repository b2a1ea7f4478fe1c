// @vitest-environment node
import { request, Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { keepAliveMs, listen, lookMs } from './listen';

/** What became of a call over a connection of its own, or one of this agent. */
const call = (port: number, of?: Agent): Promise<string> =>
  new Promise((resolve) => {
    const agent = of ?? new Agent({ keepAlive: true });
    request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => {
        if (of === undefined) agent.destroy();
        resolve(`${answer.statusCode} ${answer.headers.connection}`);
      });
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

const calls = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => call(port)));

describe('a stop', () => {
  it('answers all calls that have come, and each answer ends its connection', async () => {
    const port = await freePort();
    let begun = 0;
    let reached: () => void;
    const half = new Promise<void>((resolve) => (reached = resolve));
    const listening = await listen(async () => {
      if (++begun === 100) reached();
      await new Promise((resolve) => setImmediate(resolve));
      return new Response('done');
    }, port);
    const answers = calls(port, 200);
    await half;
    const closed = listening.close(4000);
    // Those that were answered before the stop began keep theirs.
    const ended = await answers;
    expect(ended.filter((each) => each !== '200 close' && each !== '200 keep-alive')).toEqual([]);
    expect(ended.filter((each) => each === '200 close').length).toBeGreaterThan(50);
    await closed;
    expect(await call(port)).toBe('ECONNREFUSED');
  });

  it('answers connections that the system has taken and the program has not when listening ends', async () => {
    const port = await freePort();
    const listening = await listen(() => new Response('done'), port);
    // They come in the turn in which a stop that nobody calls would close: at its first look, which comes after this timer.
    const ended = new Promise<string[]>((resolve) => setTimeout(() => resolve(calls(port, 10)), lookMs));
    const closed = listening.close(2000);
    expect(await ended).toEqual(Array.from({ length: 10 }, () => '200 close'));
    await closed;
  });

  it('answers on a connection that was open when listening ends, as a balancer keeps some', async () => {
    const port = await freePort();
    const listening = await listen(() => new Response('done'), port);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await call(port, agent)).toBe('200 keep-alive');
    const closed = listening.close(1000);
    await expect.poll(() => listening.server.listening, { interval: 1, timeout: 30_000 }).toBe(false);
    expect(await call(port, agent)).toBe('200 close');
    agent.destroy();
    await closed;
  });

  it('waits for an answer that is being made, and not for ever for one that never comes', async () => {
    const port = await freePort();
    const asked: ((answer: Response) => void)[] = [];
    const listening = await listen(() => new Promise((resolve) => asked.push(resolve)), port);
    const slow = call(port);
    const never = call(port);
    await expect.poll(() => asked.length).toBe(2);
    const closed = listening.close(300);
    asked[0]?.(new Response('done'));
    expect(await slow).toBe('200 close');
    expect(await never).toBe('ECONNRESET');
    await closed;
  });
});

it('an address that is none of this machine ends the start in a sentence', async () => {
  const answer = () => new Response('done');
  await expect(listen(answer, await freePort(), { host: '203.0.113.99' })).rejects.toThrow(
    'HOST=203.0.113.99 is no address of this machine.',
  );
});

it('the proxy gives an idle connection up before the server ends it', () => {
  const site = readFileSync(path.join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
  const kept = Number(/^\s*keepalive_timeout (\d+)s;$/m.exec(site)?.[1]);
  expect(kept).toBeGreaterThan(0);
  expect(keepAliveMs).toBeGreaterThanOrEqual((kept + 5) * 1000);
});
