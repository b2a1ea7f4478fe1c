// @vitest-environment node
import { getUserInfo } from '@tally/contract/user';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/testServer';
import { createMetrics } from './metrics';
import { createRateLimit } from './rateLimit';

describe('a rate limit', () => {
  it('lets a minute of requests through at once, then as many as the minute has room for', () => {
    const limit = createRateLimit(60);
    const passed = (count: number, at: number) => Array.from({ length: count }, () => limit.take('someone', at)).filter(Boolean).length;
    expect(passed(100, 0)).toBe(60);
    expect(passed(10, 999)).toBe(0);
    expect(passed(10, 5000)).toBe(5);
    expect(limit.take('somebody else', 5000)).toBe(true);
    expect(passed(100, 500_000)).toBe(60);
  });

  it('of a person answers 429 and says when to come back', async () => {
    const server = await createTestServer({ stories: [], pace: 1 });
    const [busy, calm] = [await server.person(), await server.person()];
    const codes = await Promise.all(Array.from({ length: 310 }, async () => (await server.call(getUserInfo, { token: busy.token })).code));
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(300);
    expect(codes).toContain(429);
    const refused = await server.fetch('/event/v1/user/info', { headers: { authorization: `Bearer ${busy.token}` } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await server.ask(getUserInfo, { token: calm.token })).toMatchObject({ status: 1 });
    await server.close();
  });
});

describe('metrics', () => {
  it('count requests by call and code, and how long they took', () => {
    const metrics = createMetrics();
    metrics.observe('getWallet', 200, 3);
    metrics.observe('getWallet', 200, 30);
    metrics.observe('getWallet', 500, 1);
    const text = metrics.text();
    expect(text).toContain('tally_requests_total{call="getWallet",code="200"} 2');
    expect(text).toContain('tally_request_seconds_bucket{call="getWallet",le="0.005"} 2');
    expect(text).toContain('tally_request_seconds_bucket{call="getWallet",le="+Inf"} 3');
    expect(text).toContain('tally_request_seconds_sum{call="getWallet"} 0.034');
  });

  it('are for operators, outside a demo', async () => {
    const server = await createTestServer({ stories: [], config: { demo: false } });
    expect((await server.fetch('/metrics')).status).toBe(404);
    const answer = await server.fetch('/metrics', { headers: { authorization: `Bearer ${server.world.config.operatorKey}` } });
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    await server.db.close();
    expect((await server.fetch('/healthz')).status).toBe(503);
  });
});
