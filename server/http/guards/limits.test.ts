// @vitest-environment node
import { getDashboard } from '@tally/contract/calls/dashboard';
import { getUserInfo } from '@tally/contract/calls/user';
import { describe, expect, it, vi } from 'vitest';
import { openTestDb } from '../../testing/testDb';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import { networkOf } from '../clientIp';
import { createMetrics } from '../metrics';
import { createOperatorGuard } from './operatorGuard';
import { createRateLimit } from './tokenBucket';

describe('a rate limit', () => {
  it('a rate limit lets a minute of requests through at once, then as many as the minute has room for', () => {
    const limit = createRateLimit(60);
    const passed = (count: number, at: number) =>
      Array.from({ length: count }, () => limit.take('someone', at)).filter(Boolean).length;
    expect(passed(100, 0)).toBe(60);
    expect(passed(10, 999)).toBe(0);
    expect(passed(10, 5000)).toBe(5);
    expect(limit.take('somebody else', 5000)).toBe(true);
    expect(passed(100, 500_000)).toBe(60);
  });

  it('a rate limit gives nothing extra to requests that come out of order', () => {
    const limit = createRateLimit(60);
    for (let taken = 0; taken < 60; taken++) limit.take('someone', 1000);
    expect([
      limit.take('someone', 0),
      limit.take('someone', 1000),
      limit.take('someone', 1999),
      limit.take('someone', 2000),
    ]).toEqual([false, false, false, true]);
  });

  it('a rate limit forgets the ones not heard of longest, and nobody else, when there are too many', () => {
    const limit = createRateLimit(1, 3);
    const took = (who: string) => limit.take(who, 0);
    expect(['a', 'b', 'c', 'a', 'd'].map(took)).toEqual([true, true, true, false, true]);
    expect(took('a')).toBe(false);
    expect(took('b')).toBe(true);
  });

  it('the limit of an address answers 429 to whoever comes from there, and to nobody else', async () => {
    const server = await createTestServer({ stories: [], pace: 1, config: { perAddress: 3 } });
    const codes = async (...addresses: string[]) =>
      Promise.all(addresses.map(async (address) => (await server.call(getUserInfo, { address })).code));
    expect(await codes('203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.9')).toEqual([200, 200, 200, 429]);
    // The last address is the one that our proxy saw; the ones before it can be forged by the client.
    expect(await codes('198.51.100.7, 203.0.113.9', '203.0.113.9, 198.51.100.7')).toEqual([429, 200]);
    await server.close();
  });

  it('a rate limit does not listen to X-Forwarded-For without a proxy that is trusted', async () => {
    const server = await createTestServer({ stories: [], pace: 1, config: { perAddress: 1, trustedProxies: 'none' } });
    const codes = await Promise.all(
      ['203.0.113.1', '203.0.113.2'].map(async (address) => (await server.call(getUserInfo, { address })).code),
    );
    expect(codes).toEqual([200, 429]);
    await server.close();
  });

  it('the limit of a person answers 429 and says when to come back (ENTRY-16)', async () => {
    const server = await createTestServer({ stories: [], pace: 1 });
    const busy = await server.person();
    const calm = await server.person();
    const codes = await Promise.all(
      Array.from({ length: 310 }, async () => (await server.call(getUserInfo, { token: busy.token })).code),
    );
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(300);
    expect(codes).toContain(429);
    const refused = await server.fetch('/event/v1/user/info', { headers: { authorization: `Bearer ${busy.token}` } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await server.callOk(getUserInfo, { token: calm.token })).toMatchObject({ status: 1 });
    await server.close();
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::ffff', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['x'.repeat(1000), 'x'.repeat(64)],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the operators' key", () => {
  it('the key of operators can be tried five times a minute by a network, and never shuts out the right one (OPS-11)', async () => {
    const db = await openTestDb();
    const guard = createOperatorGuard(db, [{ name: 'ana', key: 'the-right-key' }]);
    const other = createOperatorGuard(db, [{ name: 'ana', key: 'the-right-key' }]);
    const codeOf = async (key: string, address: string, now: number) =>
      guard.check(key, address, now).then(
        () => 200,
        (error: { code: number }) => error.code,
      );
    for (let tries = 1; tries <= 4; tries++) expect(await codeOf('wrong', `2001:db8::${tries}`, 1_000_000)).toBe(403);
    await expect(other.check('wrong', '2001:db8::5', 1_000_000)).rejects.toMatchObject({ code: 403 });
    for (let tries = 0; tries < 3; tries++) expect(await codeOf('wrong', '2001:db8::6', 1_059_999)).toBe(429);
    expect(await codeOf('the-right-key', '2001:db8::6', 1_059_999)).toBe(200);
    expect(await codeOf('wrong', '2001:db8:0:1::6', 1_059_999)).toBe(403);
    expect(await codeOf('wrong', '2001:db8::6', 1_060_000)).toBe(403);
    await db.close();
  });
});

describe('metrics', () => {
  it('metrics count requests by call and code, how long they took, and what waits for the database', async () => {
    const metrics = createMetrics({ waiting: () => 7 });
    metrics.observe('getWallet', 200, 3);
    metrics.observe('getWallet', 200, 30);
    metrics.observe('getWallet', 500, 1);
    const text = await metrics.text();
    expect(text).toContain('tally_requests_total{call="getWallet",code="200"} 2');
    expect(text).toContain('tally_request_seconds_bucket{le="0.005",call="getWallet"} 2');
    expect(text).toContain('tally_request_seconds_bucket{le="+Inf",call="getWallet"} 3');
    expect(text).toContain('tally_request_seconds_sum{call="getWallet"} 0.034');
    expect(text).toContain('tally_database_waiting 7');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('metrics are for operators, outside a demo', async () => {
    const server = await createTestServer({ stories: [], config: { demo: false } });
    const metrics = (key: string, address: string) =>
      server.fetch('/metrics', { headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address } });
    expect((await server.fetch('/metrics')).status).toBe(404);
    expect(await (await metrics(testOperatorKey, '203.0.113.1')).text()).toContain('process_cpu_seconds_total');
    // Wrong keys at different endpoints count together, so guessing can't alternate between them.
    for (let tries = 0; tries < 3; tries++) expect((await metrics('a-wrong-key-1', '203.0.113.9')).status).toBe(404);
    for (let tries = 0; tries < 2; tries++)
      expect(
        await server.call(getDashboard, { query: { key: 'a-wrong-key-1' }, address: '203.0.113.9' }),
      ).toMatchObject({ code: 403 });
    const late = await metrics('a-wrong-key-1', '203.0.113.9');
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await metrics(testOperatorKey, '203.0.113.9')).status).toBe(200);
    expect(await server.call(getDashboard, { query: { key: testOperatorKey }, address: '203.0.113.9' })).toMatchObject({
      code: 200,
    });
    expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    await server.db.close();
    expect((await server.fetch('/healthz')).status).toBe(503);
  });
});

describe('health', () => {
  it('health is answered also when the database does not answer', async () => {
    const db = await openTestDb();
    let silent = false;
    const query: typeof db.query = (sql, params) => (silent ? new Promise(() => undefined) : db.query(sql, params));
    const server = await createTestServer({ stories: [], db: { ...db, query } });
    silent = true;
    vi.useFakeTimers();
    try {
      const answer = server.fetch('/healthz');
      await vi.advanceTimersByTimeAsync(5000);
      expect((await answer).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
    await db.close();
  });
});
