// @vitest-environment node
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../scripts/lib/servers/serverProcess.mjs';
import { readConfig } from './settings/config';
import { start } from './start';
import { createCutProxy } from './testing/cutProxy';
import { newSchema, openTestDb } from './testing/testDb';
import { createTestServer } from './testing/testServer';

const postgresUrl = process.env['TEST_DATABASE_URL'];
const silent = () => undefined;

describe('a database that does not answer', () => {
  it('a database that does not answer is told as 503 within 5 seconds', async () => {
    const db = await openTestDb();
    let hangs = false;
    const query: typeof db.query = (text, params) => (hangs ? new Promise(() => undefined) : db.query(text, params));
    const server = await createTestServer({ stories: [], db: { ...db, query }, answerMs: 4500 });
    const { token } = await server.person();
    hangs = true;
    vi.useFakeTimers();
    try {
      const answer = server.call(getUserInfo, { token });
      await vi.advanceTimersByTimeAsync(4500);
      expect(await answer).toMatchObject({ code: 503 });
    } finally {
      vi.useRealTimers();
    }
    await db.close();
  });
});

/** Connections can hang silently only where there is a network between server and database. */
describe.skipIf(postgresUrl === undefined)('a network that is cut without a word', () => {
  const cleanups: (() => unknown)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  it('a cut network costs nobody more than 5 seconds, is over within 15 s of its end, and keeps no stop waiting', async () => {
    const schema = await newSchema(postgresUrl ?? '');
    cleanups.push(schema.drop);
    const proxy = await createCutProxy(schema.url);
    cleanups.push(proxy.close);
    const port = await freePort();
    const running = await start(
      readConfig({ PORT: String(port), DATABASE_URL: proxy.url, LOG: 'none' }, '/nowhere'),
      silent,
    );
    const timedCall = async () => {
      const startedAt = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/event/v1/user/info`, {
        headers: { authorization: `Bearer ${'x'.repeat(64)}` },
      });
      const { code } = (await answer.json()) as { code: number };
      return { code, seconds: (performance.now() - startedAt) / 1000 };
    };
    // Opens all connections of the pool before the network is cut.
    await Promise.all(Array.from({ length: 60 }, timedCall));
    proxy.cut();
    const during = await Promise.all(Array.from({ length: 30 }, timedCall));
    expect(new Set(during.map(({ code }) => code))).toEqual(new Set([503]));
    expect(Math.max(...during.map(({ seconds }) => seconds))).toBeLessThan(5);
    proxy.mend();
    const mended = performance.now();
    for (let code = 503; code !== 200; { code } = await timedCall());
    expect((performance.now() - mended) / 1000).toBeLessThan(15);
    const after = await Promise.all(Array.from({ length: 60 }, timedCall));
    expect(new Set(after.map(({ code }) => code))).toEqual(new Set([200]));

    proxy.cut();
    const startedAt = performance.now();
    const pending = timedCall().catch(() => undefined);
    await running.stop();
    expect((performance.now() - startedAt) / 1000).toBeLessThan(12);
    await pending;
  });
});
