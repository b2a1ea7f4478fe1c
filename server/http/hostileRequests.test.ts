// @vitest-environment node
import { getAppInfo, getAppSettings, postH5Action } from '@tally/contract/calls/app';
import { postVideoAd } from '@tally/contract/calls/tasks';
import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brotliCompress } from 'node:zlib';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { listen } from '../runtime/listen';
import { openTestDb } from '../testing/testDb';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

vi.mock('node:zlib', async (original) => {
  const zlib: { brotliCompress: typeof brotliCompress } = await original();
  return { ...zlib, brotliCompress: vi.fn(zlib.brotliCompress) };
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['fresh'], pace: 1, config: { guestWritesPerAddress: 120 } });
});
afterAll(() => server.close());

const actions = () => server.db.query<{ data: string }>('select data, device from actions order by id');
const guest = { action: 'open', uuid: 'phone-of-a-guest', appPkgName: 'com.tally.id', locale: 'id' } as const;

describe('actions of strangers', () => {
  it('actions of strangers are written as often from one address as is configured, and nobody else is kept from it', async () => {
    const codes = await Promise.all(
      Array.from(
        { length: 130 },
        async () => (await server.call(postH5Action, { body: guest, address: '203.0.113.50' })).code,
      ),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(120);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
    expect((await server.call(postH5Action, { body: guest, address: '203.0.113.51' })).code).toBe(200);
    const { token } = await server.person();
    expect((await server.call(postH5Action, { body: guest, token, address: '203.0.113.50' })).code).toBe(200);
    expect(await actions()).toHaveLength(122);
  });

  it.each(['com.stranger.app', 'constructor', undefined])('actions of app %s are not written', async (appPkgName) => {
    const before = await actions();
    await server.callOk(postH5Action, {
      body: { action: 'open', ...(appPkgName !== undefined && { appPkgName }) },
      address: '203.0.113.52',
    });
    expect(await actions()).toEqual(before);
  });

  it('actions of strangers are written in bounds, however much comes', async () => {
    await server.callOk(postH5Action, {
      body: { ...guest, uuid: 'u'.repeat(200), actionData: '💰'.repeat(200) },
      address: '203.0.113.53',
    });
    expect((await actions()).at(-1)).toEqual({ data: '💰'.repeat(100), device: null });
  });
});

describe('names of the language itself', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is an unknown app', async (name) => {
    expect(await server.callOk(getAppSettings, { query: { package_name: name, locale: 'id' } })).toEqual(
      await server.callOk(getAppSettings, { query: { package_name: 'com.unknown.app', locale: 'id' } }),
    );
    expect(await server.call(getAppInfo, { query: { shortName: name } })).toMatchObject({ code: 404 });
  });
});

it('299 parallel calls of one person take four places at most, and all are answered', async () => {
  const db = await openTestDb();
  let inside = 0;
  let most = 0;
  const query: typeof db.query = async (text, params) => {
    if (!text.includes('task_counts')) return db.query(text, params);
    most = Math.max(most, (inside += 1));
    return db.query<never>(text, params).finally(() => (inside -= 1));
  };
  const crowded = await createTestServer({ stories: [], pace: 300, db: { ...db, query } });
  const { token } = await crowded.person();
  const answers = await Promise.all(
    Array.from({ length: 299 }, () => crowded.call(postVideoAd, { token, query: { action: 'reward' } })),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  expect(most).toBe(4);
  await db.close();
});

it('100 first views of a page compress its script once', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'tally-first-'));
  mkdirSync(path.join(dist, 'app/assets'), { recursive: true });
  writeFileSync(path.join(dist, 'app/assets/app-1.js'), `export const long = "${'tally '.repeat(300)}";`);
  const fresh = await createTestServer({ stories: [], db: server.db, config: { distDir: dist } });
  vi.mocked(brotliCompress).mockClear();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => fresh.fetch('/assets/app-1.js', { headers: { 'accept-encoding': 'br' } })),
  );
  expect(new Set(answers.map(({ headers }) => headers.get('content-encoding')))).toEqual(new Set(['br']));
  expect(brotliCompress).toHaveBeenCalledTimes(1);
  rmSync(dist, { recursive: true, force: true });
});

it('a body that stops in the middle is cut off, and others are answered meanwhile', async () => {
  const app = new Hono().post('/', async (context) => context.text(await context.req.text().catch(() => 'cut')));
  const port = await freePort();
  const listening = await listen(app.fetch, port, { limits: { headMs: 200, wholeMs: 400 } });
  const unfinished = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  const closed = unfinished.map(
    (socket) =>
      new Promise((resolve) => {
        socket.on('close', resolve);
        socket.on('error', () => undefined);
        socket.resume();
      }),
  );
  for (const socket of unfinished) socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nonly this');
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })).text()).toBe('whole');
  await Promise.all(closed);
  await listening.close(1000);
});
