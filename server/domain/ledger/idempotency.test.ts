// @vitest-environment node
import { minuteMs } from '@tally/contract/limits/time';
import { postUpdateScore } from '@tally/contract/calls/payouts';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { idempotentForOperators } from './idempotency';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const settle = (pay: 1 | 2, key: string) =>
  server.call(postUpdateScore, { query: { key: testOperatorKey, day: 2, pay, amount: 20_000 }, key });

describe("an operator's key", () => {
  it('runs only one of two simultaneous requests that use the same key: the same request is answered as under way, a different one is refused', async () => {
    for (let run = 0; run < 5; run++) {
      const people = await Promise.all([1, 2, 3].map(() => server.person({ cash: 1000 })));
      for (const { token } of people) await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
      const key = `click-of-staff-${run}`;
      const [first, same, other] = await Promise.all([settle(1, key), settle(1, key), settle(2, key)]);
      // On PostgreSQL any of the three may be first, so the expected answers depend on which one succeeded.
      const won = other.code === 200 ? other : first.code === 200 ? first : same;
      expect(won).toMatchObject({ code: 200, data: { withdrawals: 3 } });
      for (const answer of [first, same])
        expect(answer.code === 200 ? answer : answer.code).toEqual(
          other.code === 200 ? 409 : answer.code === 200 ? won : 503,
        );
      if (other.code !== 200) expect(other).toEqual({ code: 409, msg: 'KEY USED FOR ANOTHER REQUEST', data: null });
      expect(await settle(other.code === 200 ? 2 : 1, key)).toEqual(won);
      const wallets = await Promise.all(people.map(({ token }) => server.callOk(getWallet, { token })));
      expect(new Set(wallets.map(({ balance }) => balance)).size).toBe(1);
    }
  });

  const once = (key: string, request = 'a') => ({ scope: 'test', key, request });
  const run = (key: string, now: number, work: () => Promise<string>, request?: string) =>
    idempotentForOperators(server.db, once(key, request), now, work);
  const never = () => Promise.reject(new Error('asked twice'));

  it('a key whose request failed may be used again at once', async () => {
    await expect(run('failed', 1000, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await run('failed', 1000, () => Promise.resolve('luck'))).toBe('luck');
    expect(await run('failed', 2000, never)).toBe('luck');
  });

  it('a key whose server died is under way for minutes; then its request may run again, and no other', async () => {
    await server.db.query(
      `insert into operator_answers (scope, key, request, answer, at) values ('test', 'died', 'a', '', 1000)`,
    );
    await expect(run('died', 5 * minuteMs, never)).rejects.toMatchObject({ code: 503, message: 'STILL UNDER WAY' });
    await expect(run('died', 1000 + 5 * minuteMs, never, 'b')).rejects.toMatchObject({ code: 409 });
    expect(await run('died', 1000 + 5 * minuteMs, () => Promise.resolve('done'))).toBe('done');
  });
});
