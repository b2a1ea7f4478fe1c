// @vitest-environment node
import { getAppInfo, getAppSettings } from '@tally/contract/calls/app';
import { getIncome, getIncomeRecords } from '@tally/contract/calls/income';
import { getNormalTasks, postCheckin } from '@tally/contract/calls/tasks';
import { oldestPage, oldestPageHeader } from '@tally/contract/page/pageVersion';
import { getUserInfo } from '@tally/contract/calls/user';
import { getWallet } from '@tally/contract/calls/wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['fresh', 'midway', 'dup'] });
});
afterAll(() => server.close());

const checkIn = (token: string, key?: string) =>
  server.call(postCheckin, { token, query: { action: 'reward' }, ...(key !== undefined && { key }) });

describe('user/info', () => {
  it('the call user/info knows guests, people, and tokens that hold no longer (PERSON-1)', async () => {
    expect(await server.callOk(getUserInfo)).toMatchObject({ status: 0, info: 'GUEST', coin: 0 });
    expect(await server.callOk(getUserInfo, { token: 'x'.repeat(64) })).toMatchObject({ status: 0, info: 'INACTIVE' });
    expect(await server.callOk(getUserInfo, { token: await server.signIn('ph-midway') })).toMatchObject({
      status: 1,
      info: 'ACTIVE',
      name: 'Angelo Reyes',
    });
  });
});

describe('a check-in', () => {
  it('a check-in pays once for a window, and the balance is the one in the ledger (TASK-5, TASK-19, MONEY-10)', async () => {
    const token = await server.signIn('id-fresh');
    const first = await checkIn(token, 'window-0001');
    expect(first.data).toEqual({ status: 1, coin: 1000, cash: 0, info: '' });
    expect(await checkIn(token, 'window-0001')).toEqual(first);
    expect((await checkIn(token, 'window-0002')).data).toEqual({ status: 2, coin: 0, cash: 0, info: 'LIMIT' });
    expect(await server.callOk(getIncome, { token })).toMatchObject({ coin: 1000 });
    expect(await server.callOk(getIncomeRecords, { token, query: { reward_type: 'coin' } })).toMatchObject([
      { type: 'checkin', amount: 1000 },
    ]);
    expect(await server.callOk(getNormalTasks, { token })).toContainEqual({
      taskType: 'checkin',
      count: 1,
      maxCount: 1,
      coinReward: 1000,
      cashReward: 0,
      coinAverage: 1000,
    });
  });

  it('a check-in pays one of many that come at once', async () => {
    const token = await server.signIn('br-fresh');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => checkIn(token, `window-1${index % 2}00`)),
    );
    const keys = new Set(answers.filter(({ data }) => data.status === 1).map(({ data }) => JSON.stringify(data)));
    expect(keys.size).toBe(1);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 1000 });
  });

  it('a check-in is refused to a phone that earns with another account (PERSON-10)', async () => {
    expect((await checkIn(await server.signIn('id-dup'))).data).toMatchObject({ status: 4, info: 'DUP USER' });
  });

  it('a check-in needs a login (TASK-19)', async () => {
    expect(await server.call(postCheckin, { query: { action: 'reward' } })).toEqual({
      code: 401,
      msg: 'LOGIN NEEDED',
      data: null,
    });
  });
});

describe('requests', () => {
  it('requests that are malformed get 400 and the name of the field', async () => {
    const answer = await server.fetch('/event/v1/app/h5?package_name=a&locale=xx');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, msg: 'MALFORMED REQUEST: query locale', data: null });
  });

  it.each(['/event/v1/wallet', '/event/v1/wallet/'])('requests find %s with and without the slash', async (path) => {
    const token = await server.signIn('id-midway');
    const answer = await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ code: 200, data: await server.callOk(getWallet, { token }) });
  });

  it('requests for unknown things get 404', async () => {
    expect((await server.fetch('/event/v1/nothing')).status).toBe(404);
    expect(await server.call(getAppInfo, { query: { shortName: 'nobody' } })).toMatchObject({ code: 404 });
  });

  it('answers carry the server time and the safety headers (TIME-2)', async () => {
    const { headers } = await server.fetch('/event/v1/user/info');
    expect(Date.parse(headers.get('date') ?? '')).toBe(server.context.now());
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
  });

  it('answers carry the oldest page that is served, refusals too (ENTRY-17)', async () => {
    for (const path of ['/user/info', '/user/nobody-knows', '/team/']) {
      const { headers } = await server.fetch(`/event/v1${path}`);
      expect(headers.get(oldestPageHeader)).toBe(String(oldestPage));
    }
  });

  it('answers carry the id of their line in the log', async () => {
    for (let round = 0; round < 20; round++) {
      server.logged.length = 0;
      const answer = await server.fetch('/event/v1/user/info');
      expect(server.logged.map((line) => (JSON.parse(line) as { request: string }).request)).toEqual([
        answer.headers.get('x-request-id'),
      ]);
      expect(answer.headers.get('x-request-id')).toHaveLength(12);
    }
  });

  it('requests with a NUL or a long body are refused', async () => {
    expect((await server.fetch('/event/v1/app/h5?package_name=a%00b&locale=en')).status).toBe(400);
    expect((await server.fetch('/event/v1/app/h5action', { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(
      413,
    );
  });

  it('requests with a body of unstated length are read, and refused when it gets too long', async () => {
    const streamed = (text: string) => {
      const body = new ReadableStream<Uint8Array>({
        start(parts) {
          for (let at = 0; at < text.length; at += 4000) parts.enqueue(Buffer.from(text.slice(at, at + 4000)));
          parts.close();
        },
      });
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      return server.fetch('/event/v1/app/h5action', init);
    };
    expect((await streamed(JSON.stringify({ action: 'open', extra: 'ü'.repeat(6000) }))).status).toBe(200);
    const refused = await streamed('x'.repeat(20_000));
    expect([refused.status, await refused.json()]).toEqual([413, expect.objectContaining({ code: 413 })]);
  });

  it('a request that breaks off is malformed and logs no crash', async () => {
    server.logged.length = 0;
    const body = new ReadableStream({ pull: (cut) => cut.error(new Error('aborted')) });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await server.fetch('/event/v1/app/h5action', init)).status).toBe(400);
    expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('the server knows the app settings of a package (APPS-3)', async () => {
    expect(
      await server.callOk(getAppSettings, { query: { package_name: 'com.tally.br', locale: 'pt_br' } }),
    ).toMatchObject({ appName: 'Tally Recompensas' });
  });

  it.each([
    ['https://tally.example', 'https://tally.example/event/v1/app/img?img=tally-share'],
    ['http://localhost:4000', ''],
  ])('a server at %s offers the picture %j to share (SHARE-2)', async (publicUrl, picture) => {
    const other = await createTestServer({ stories: [], config: { publicUrl } });
    expect(await other.callOk(getAppSettings, { query: { package_name: 'com.tally.id', locale: 'id' } })).toMatchObject(
      {
        shareImg: picture,
      },
    );
    await other.close();
  });
});
