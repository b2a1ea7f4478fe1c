// @vitest-environment node
import { minuteMs } from '@tally/contract/limits/time';
import { getDashboard } from '@tally/contract/calls/dashboard';
import { postH5Action } from '@tally/contract/calls/app';
import { getUserInfo } from '@tally/contract/calls/user';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { Refusal } from '../../domain/shared/refusal';
import { tokenKnownMs } from '../../limits/people';
import { readConfig } from '../../settings/config';
import { createCallLimits } from './callLimits';
import { createKnownTokens } from './knownTokens';

const address = '203.0.113.7';
const perAddress = 60;
const hostKey = 'host-key-of-a-shared-address-00000';
let server: TestServer;
beforeAll(async () => {
  // A millisecond between two calls: nothing comes back into a bucket that was emptied.
  server = await createTestServer({ stories: [], pace: 1, config: { perAddress, demo: false, hostKey } });
});
afterAll(() => server.close());

const times = <T>(count: number, make: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
const codeOf = async (token?: string, at = address) =>
  (await server.call(getUserInfo, { address: at, ...(token !== undefined && { token }) })).code;
/** A token of the right length that is nobody's. */
const madeUp = (nth: number) => `made-up-${String(nth).padStart(60, '0')}`;
/** Answers, each with how often it came. */
const counted = (codes: readonly number[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((each) => each === code).length]));

describe('an address that people share with a flood (API-37)', () => {
  it('a flood without tokens refuses none of 40 withdrawals, no operator and no login there', async () => {
    const { token } = await server.person({ cash: 5000 });
    const flood = await times(500, () => codeOf());
    expect(counted(flood)).toEqual({ 200: perAddress, 429: 500 - perAddress });
    const withdrawals = await times(40, () => server.call(postWithdraw, { token, address, query: { amount: 100 } }));
    expect(counted(withdrawals.map(({ code }) => code))).toEqual({ 200: 40 });
    const operator = await times(10, () => server.call(getDashboard, { address, query: { key: testOperatorKey } }));
    expect(counted(operator.map(({ code }) => code))).toEqual({ 200: 10 });
    const logins = await times(10, async (nth) => {
      const body = { sub: `shared-${nth}`, email: 'a@gmail.com', name: 'Ana', market: 'id' };
      const headers = { authorization: `Bearer ${hostKey}`, 'x-forwarded-for': address };
      return (await server.fetch('/logins', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    });
    expect(counted(logins)).toEqual({ 200: 10 });
    expect(await codeOf()).toBe(429);
  });

  it('a flood with tokens of nobody refuses nobody who was there before it, and asks the database for none of them', async () => {
    const at = '203.0.113.8';
    const { token } = await server.person({ cash: 5000 });
    expect(await codeOf(token, at)).toBe(200);
    const flood = await times(500, (nth) => codeOf(madeUp(nth), at));
    expect(flood.filter((code) => code === 429)).toHaveLength(500 - perAddress + 1);
    const asked = vi.spyOn(server.db, 'query');
    expect(counted(await times(50, (nth) => codeOf(madeUp(1000 + nth), at)))).toEqual({ 429: 50 });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    const withdrawals = await times(40, () =>
      server.call(postWithdraw, { token, address: at, query: { amount: 100 } }),
    );
    expect(counted(withdrawals.map(({ code }) => code))).toEqual({ 200: 40 });
  });

  it('a known person counts as one person, and an ended token as a stranger', async () => {
    const at = '203.0.113.9';
    const { token } = await server.person();
    expect(await codeOf(token, at)).toBe(200);
    const codes = await times(399, () => codeOf(token, at));
    // 300 a minute, and what comes back within half a second.
    expect(codes.filter((code) => code === 200).length).toBeLessThan(305);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(290);
    const ended = await server.person();
    expect(await codeOf(ended.token, at)).toBe(200);
    await server.db.query('delete from sessions where user_id = $1', [ended.id]);
    // One look finds it ended.
    expect(await codeOf(ended.token, at)).toBe(200);
    const after = await times(perAddress + 10, () => codeOf(ended.token, at));
    expect(counted(after)[200]).toBeLessThanOrEqual(perAddress);
    expect(counted(after)[429]).toBeGreaterThanOrEqual(10);
  });

  it.each(['', ' ', 'unknown', '203.0.113.41:5123', '203.0.113.41,', ','.repeat(5000), 'x'.repeat(5000)])(
    'whatever stands in X-Forwarded-For (%#), the call is answered',
    async (forwarded) => {
      const headers = { 'x-forwarded-for': forwarded };
      expect((await server.fetch('/event/v1/user/info', { headers })).status).toBe(200);
    },
  );

  it('the openings of 140 guests at one address all count, and those of a thousand', async () => {
    const large = await createTestServer({ stories: [], pace: 1, db: server.db });
    const answers = await times(1140, (nth) =>
      large.call(postH5Action, {
        address: `203.0.113.${nth < 140 ? 20 : 21}`,
        body: { action: 'open', uuid: `guest-of-a-tower-${nth}`, appPkgName: 'com.tally.id', locale: 'id' },
      }),
    );
    expect(counted(answers.map(({ code }) => code))).toEqual({ 200: 1140 });
    expect(await server.db.query("select count(*)::integer as n from actions where action = 'open'")).toEqual([
      { n: 1140 },
    ]);
  });
});

describe('the limits of calls (API-37)', () => {
  it('1,500 people behind one address open home within a minute, or at once, and none is refused', () => {
    const usual = readConfig({}, '/nowhere');
    const definition = { who: 'user', method: 'GET' } as const;
    for (const between of [minuteMs / 1500, 0]) {
      const count = createCallLimits(usual);
      for (let person = 1; person <= 1500; person++) {
        const call = { definition, network: 'a tower', token: `the-token-of-${person}`, at: person * between };
        // Home makes four calls at once, so that none is known when the others come.
        for (const counted of [1, 2, 3, 4].map(() => count(call))) counted(person);
      }
    }
  });

  const config = { perPerson: 40, perAddress: 5, guestWritesPerAddress: 5 };
  const definition = { who: 'user', method: 'GET' } as const;
  /** Whether a call is let through. */
  const passes = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };

  it('whatever strangers send in between, of somebody who was known no call is refused for their address', () => {
    const call = fc.record({ mine: fc.boolean(), token: fc.option(fc.string({ minLength: 11 }), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 200 }), (calls) => {
        const limits = createCallLimits(config);
        const of = (token: string | undefined) => ({ definition, network: 'one', token, at: 0 });
        const known = of('a-token-of-somebody');
        limits(known)(7);
        let mine = 1;
        for (const { mine: isMine, token } of calls)
          if (!isMine) passes(() => limits(of(token && `not-${token}`))(undefined));
          else if (mine++ < config.perPerson) expect(passes(() => limits(known)(7))).toBe(true);
      }),
    );
  });

  it('a token is known for a while after it was last good, to no other person, and until it is forgotten', () => {
    const known = createKnownTokens(2);
    known.remember('one', 1, 0);
    expect([known.find('one', tokenKnownMs - 1), known.find('one', tokenKnownMs), known.find('two', 0)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    known.remember('two', 2, minuteMs);
    known.remember('one', 1, minuteMs);
    known.remember('three', 3, minuteMs);
    expect(['one', 'two', 'three'].map((token) => known.find(token, minuteMs))).toEqual([1, undefined, 3]);
    known.forget('one');
    expect(known.find('one', minuteMs)).toBeUndefined();
  });
});
