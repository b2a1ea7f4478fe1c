// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

const page = 'https://app.example';
const path = '/event/v1/user/info';

let shut: TestServer;
let open: TestServer;
beforeAll(async () => {
  shut = await createTestServer({ stories: [] });
  open = await createTestServer({ stories: [], config: { allowedOrigins: [page] } });
});
afterAll(() => Promise.all([shut.close(), open.close()]));

const headersOf = async (server: TestServer, origin: string, method = 'GET', address = path) => {
  const headers = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,idempotency-key,content-type',
  };
  const answer = await server.fetch(address, { method, headers: { origin, ...(method === 'OPTIONS' && headers) } });
  return { status: answer.status, headers: answer.headers };
};

describe('pages of another origin', () => {
  it('pages of an origin on the list may call, with login, key and body, and read the time and the oldest page', async () => {
    const { status, headers } = await headersOf(open, page, 'OPTIONS');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(page);
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(',').sort()).toEqual([
      'authorization',
      'content-type',
      'idempotency-key',
    ]);
    const answer = await headersOf(open, page);
    expect(answer.headers.get('access-control-allow-origin')).toBe(page);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Date,Retry-After,Tally-Oldest-Page');
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
    'a page of an origin that is not on the list may read nothing: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'])
        expect((await headersOf(open, origin, method)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('pages of another origin may make no calls without the setting', async () => {
    const preflight = await headersOf(shut, page, 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    const { headers } = await headersOf(shut, page);
    expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual([
      null,
      'same-origin',
    ]);
  });

  it('pages of another origin may show the pictures', async () => {
    const { status, headers } = await headersOf(open, page, 'GET', '/event/v1/app/img?img=tally');
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });

  it('pages of another origin may reach nothing but calls and pictures', async () => {
    for (const address of ['/healthz', '/demo/people', '/', '/logins']) {
      const { headers } = await headersOf(open, page, 'GET', address);
      expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual([
        null,
        'same-origin',
      ]);
    }
  });
});
