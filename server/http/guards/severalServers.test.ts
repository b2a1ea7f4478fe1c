// @vitest-environment node
import { minuteMs } from '@tally/contract/limits/time';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../domain/shared/refusal';
import { readConfig } from '../../settings/config';
import { createCallLimits } from './callLimits';
import type { LimitedCall } from './callLimits';

/** How many of the calls get through when a balancer deals them to the servers in turn. */
function passed(servers: number, calls: readonly { call: Partial<LimitedCall>; person?: number }[]): number {
  const config = readConfig({ SERVERS: String(servers) }, '/nowhere');
  const limits = Array.from({ length: servers }, () => createCallLimits(config));
  return calls.filter(({ call, person }, nth) => {
    const definition = { who: 'user', method: 'GET' } as const;
    try {
      limits[nth % servers]?.({ definition, network: 'a tower', token: undefined, at: 0, ...call })(person);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }).length;
}

describe.each([1, 3, 7])('%i servers share the limits on floods (API-40)', (servers) => {
  /** Shares are rounded up. */
  const expectAbout = (count: number, limit: number) => {
    expect(count).toBeGreaterThanOrEqual(limit);
    expect(count).toBeLessThan(limit + servers);
  };

  it('one person gets 300 calls a minute through, not 300 for each server', () => {
    const flood = Array.from({ length: 5000 }, () => ({ call: { token: 'the-token-of-7' }, person: 7 }));
    expectAbout(passed(servers, flood), 300);
  });

  it('strangers of one network get 6000 through', () => {
    expectAbout(
      passed(
        servers,
        Array.from({ length: 20_000 }, () => ({ call: {} })),
      ),
      6000,
    );
  });

  it('guests of one network write 1200 times', () => {
    const definition = { who: 'anyone', method: 'POST' } as const;
    expectAbout(
      passed(
        servers,
        Array.from({ length: 5000 }, () => ({ call: { definition } })),
      ),
      1200,
    );
  });

  it('1,500 people behind one address who open home within a minute are all let through', () => {
    const calls = Array.from({ length: 6000 }, (_, nth) => {
      const person = 1 + Math.floor(nth / 4);
      return { call: { token: `the-token-of-${person}`, at: person * (minuteMs / 1500) }, person };
    });
    expect(passed(servers, calls)).toBe(6000);
  });
});
