// @vitest-environment node
import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ipOf } from './clientIp';
import type { Bindings } from './clientIp';
import { addNetwork } from './trustedProxies';
import type { TrustedProxies } from './trustedProxies';

/** The address of a caller who comes over this connection with this header. */
async function callerOf(trusted: TrustedProxies, peer: string, forwarded?: string): Promise<string> {
  const app = new Hono<{ Bindings: Bindings }>().get('/', (context) => context.text(ipOf(context, trusted)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return answer.text();
}

function networks(...texts: string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) expect(addNetwork(list, text), text).toBe(true);
  return list;
}

describe("the caller's address", () => {
  it('nobody is believed, or whoever connects', async () => {
    expect(await callerOf('none', '198.51.100.1', '203.0.113.5')).toBe('198.51.100.1');
    expect(await callerOf('any', '198.51.100.1', '192.0.2.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(await callerOf('any', '198.51.100.1')).toBe('198.51.100.1');
    for (const nobody of ['', ' ', '203.0.113.5,', ' , '])
      expect(await callerOf('any', '198.51.100.1', nobody), nobody).toBe('198.51.100.1');
    expect(await callerOf('any', '198.51.100.1', 'unknown')).toBe('unknown');
  });

  it('the caller is the last address that is no proxy of the known networks', async () => {
    const known = networks('198.51.100.0/24', '2001:db8::/32', '127.0.0.1');
    // A CDN before the proxy of this machine; what the caller said of itself stands before.
    expect(await callerOf(known, '127.0.0.1', '8.8.8.8, 203.0.113.5, 198.51.100.7')).toBe('203.0.113.5');
    expect(await callerOf(known, '2001:db8::9', '203.0.113.5')).toBe('203.0.113.5');
    // Somebody who came past the proxies is not believed.
    expect(await callerOf(known, '203.0.113.99', '8.8.8.8')).toBe('203.0.113.99');
    expect(await callerOf(known, '127.0.0.1')).toBe('127.0.0.1');
  });

  it('a port is no part of an address: each would be a caller of its own', async () => {
    for (const text of ['203.0.113.5:51123', '203.0.113.5:1', '203.0.113.5'])
      expect(await callerOf('any', '127.0.0.1', text)).toBe('203.0.113.5');
    expect(await callerOf('any', '127.0.0.1', '[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(await callerOf('any', '127.0.0.1', '2001:db8::1')).toBe('2001:db8::1');
  });

  it.each(['', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '::/129', '10.0.0', 'proxy.example', '10.0.0.0/-1'])(
    '%j is no network',
    (text) => {
      expect(addNetwork(new BlockList(), text)).toBe(false);
    },
  );
});
