import { activeUsers } from '@tally/contract/fixtures/user';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { luckyApi } from '../features/lucky/luckyApi';
import { sessionApi } from '../session/sessionApi';
import { createTestApp } from '../testing/testApp';

/** What arrived where the backend answers, after its redirect. */
interface Arrived {
  call: string;
  token: string | undefined;
  key: string | undefined;
  body: string;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

let backend: Server;
let arrived: Arrived[];
let status: number;

/** Like frameworks that know each path with a slash at its end, and lead there from the one without. */
beforeEach(async () => {
  arrived = [];
  backend = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://backend');
    if (!pathname.endsWith('/')) return void response.writeHead(status, { location: `${pathname}/${search}` }).end();
    const { authorization, 'idempotency-key': key } = request.headers;
    void textOf(request).then((body) => {
      arrived.push({
        call: `${request.method} ${pathname}${search}`,
        token: authorization,
        key: key?.toString(),
        body,
      });
      const data = request.method === 'GET' ? activeUsers.id : { status: 1, cash: 2, info: '' };
      response.end(JSON.stringify({ code: 200, msg: 'ok', data }));
    });
  });
  await new Promise<void>((listening) => void backend.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  backend.closeAllConnections();
  backend.close();
});

/** The app against that backend: only the origin of its requests is another one. */
function openedApp() {
  const app = createTestApp();
  const { port } = backend.address() as AddressInfo;
  app.services.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, headers, redirect } = request;
    const { pathname, search } = new URL(request.url);
    const body = method === 'POST' ? { body: await request.text() } : {};
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, redirect, ...body });
  };
  return app.store;
}

it.each([307, 308])(
  'a call that is redirected (%s) to the slash at its end arrives as it was sent (API-1)',
  async (code) => {
    status = code;
    const store = openedApp();
    const user = await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
    const body = { taskRecordId: 9, installed: true, time1: 1, time2: 2 };
    const { postLuckyReward2 } = luckyApi.endpoints;
    const reward = await store.dispatch(postLuckyReward2.initiate({ body, key: '0123456789' }));
    expect([user.data, reward.data]).toMatchObject([{ info: activeUsers.id.info }, { status: 1 }]);
    const token = `Bearer ${'t'.repeat(60)}`;
    expect(arrived).toEqual([
      { call: 'GET /event/v1/user/info/', token, key: undefined, body: '' },
      { call: 'POST /event/v1/task/lucky/reward2/', token, key: '0123456789', body: JSON.stringify(body) },
    ]);
  },
);
