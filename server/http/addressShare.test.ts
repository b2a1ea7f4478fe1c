// @vitest-environment node
import { hourMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../runtime/log';
import { createTestServer } from '../testing/testServer';
import { createAddressShare } from './addressShare';

/** Counts an hour of calls, the given number from one address and the others from one each; says what came of it. */
function hourOf(fromOne: number, others: number, most?: number) {
  const lines: LogLine[] = [];
  const told: number[] = [];
  const share = createAddressShare(
    (line) => void lines.push(line),
    (each) => void told.push(each),
    most,
  );
  for (let nth = 0; nth < fromOne; nth++) share.count('198.51.100.1', nth);
  for (let nth = 0; nth < others; nth++) share.count(`203.0.113.${nth}`, fromOne + nth);
  expect([told, lines]).toEqual([[], []]);
  share.count('192.0.2.1', hourMs);
  return { share: told[0], lines };
}

describe('nearly all calls of an hour from one address (API-38)', () => {
  it('are told in log and metric, by their share and without the address', () => {
    const { share, lines } = hourOf(1900, 100);
    expect(share).toBe(0.95);
    expect(lines).toMatchObject([{ level: 'warn', calls: 2000, percent: 95 }]);
    expect(JSON.stringify(lines)).not.toContain('198.51');
  });

  it('are not those of a tower with half of them, nor of a quiet hour', () => {
    expect(hourOf(1000, 1000)).toEqual({ share: 0.5, lines: [] });
    expect(hourOf(900, 0)).toEqual({ share: 0, lines: [] });
  });

  it('are found also when there are more addresses than are remembered', () => {
    expect(hourOf(5000, 300, 400).lines).toHaveLength(1);
  });

  it('of a server: people behind a proxy that was not named raise it, those who are told apart do not', async () => {
    const metricAfter = async (trustedProxies: 'any' | 'none') => {
      const server = await createTestServer({ stories: [], pace: 3000, config: { trustedProxies } });
      for (let nth = 0; nth < 1300; nth++) await server.call(getUserInfo, { address: `203.0.${nth % 200}.1` });
      const text = await (await server.fetch('/metrics')).text();
      await server.close();
      const warned = server.logged.filter((line) => line.includes('Nearly all calls of an hour')).length;
      return [/^tally_busiest_address_share (\S+)$/m.exec(text)?.[1], warned];
    };
    // Without a socket everybody has the connection's address, as behind a CDN.
    expect(await metricAfter('none')).toEqual(['1', 1]);
    expect(Number((await metricAfter('any'))[0])).toBeLessThan(0.1);
  });
});
