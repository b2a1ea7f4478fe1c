// @vitest-environment node
import { getPayouts } from '@tally/contract/calls/payouts';
import { getUserInfo } from '@tally/contract/calls/user';
import { getWallet } from '@tally/contract/calls/wallet';
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMaintenance } from '../domain/maintenance';
import { enqueueWithdrawal } from '../domain/events/enqueueEvents';
import { deliverDueEvents } from '../events/deliverEvents';
import { eventReceiver } from '../testing/events/eventReceiver';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

const hostKey = 'the-phone-app-of-these-tests-0123456789';
let server: TestServer;
/** An installation of the Philippines alone, on a database that still has people of Indonesia. */
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { markets: ['ph'], hostKey, demo: false } });
});
afterAll(() => server.close());

/** Asks as the phone app's backend does. */
async function login(sub: string, market: string, newcomer?: boolean) {
  const answer = await server.fetch('/logins', {
    method: 'POST',
    headers: { authorization: `Bearer ${hostKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sub, email: `${sub}@gmail.com`, name: 'Dewi Anggraini', market, newcomer }),
  });
  return { status: answer.status, ...((await answer.json()) as { error?: string; token?: string }) };
}
const peopleThere = async () => (await server.db.query('select id from users')).length;

describe('an installation of some markets (API-41)', () => {
  it('refuses a newcomer of another market, and creates nobody who could earn twice', async () => {
    const before = await peopleThere();
    expect(await login('newcomer-of-id', 'id')).toEqual({ status: 400, error: 'OTHER MARKET' });
    expect(await peopleThere()).toBe(before);
    expect(await login('newcomer-of-ph', 'ph')).toMatchObject({ status: 200 });
  });

  it('says whether somebody has an account here, so that a backend finds their market and creates nobody', async () => {
    const before = await peopleThere();
    expect(await login('in-no-market-yet', 'ph', false)).toEqual({ status: 400, error: 'UNKNOWN PERSON' });
    expect(await peopleThere()).toBe(before);
    expect(await login('in-no-market-yet', 'ph', true)).toMatchObject({ status: 200 });
    expect(await login('in-no-market-yet', 'ph', false)).toMatchObject({ status: 200 });
    expect(await peopleThere()).toBe(before + 1);
  });

  it('refuses somebody who is of another market, whichever market the login names', async () => {
    const { id } = await server.person({ market: 'id' });
    await server.db.query(`update users set google_sub = 'known-in-id' where id = $1`, [id]);
    const before = await peopleThere();
    expect(await login('known-in-id', 'ph')).toEqual({ status: 400, error: 'OTHER MARKET' });
    expect(await peopleThere()).toBe(before);
  });

  it("takes the token of such a person for nobody's, so that the page offers the login", async () => {
    const { token } = await server.person({ market: 'id', cash: 5 });
    expect(await server.call(getWallet, { token })).toMatchObject({ code: 401 });
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0 });
    const own = await server.person({ market: 'ph', cash: 5 });
    expect(await server.call(getWallet, { token: own.token })).toMatchObject({ code: 200 });
  });

  it('answers operators nothing about another market', async () => {
    const refused = { code: 400, msg: 'OTHER MARKET' };
    const query = { key: testOperatorKey, market: 'br' } as const;
    expect(await server.call(getPayouts, { query })).toMatchObject(refused);
    expect(await server.call(getPayouts, { query: { ...query, market: 'ph' } })).toMatchObject({ code: 200 });
  });

  it('settles, closes days and tells of its own people alone', async () => {
    const people = {
      id: await server.person({ market: 'id', coin: 100_000 }),
      ph: await server.person({ market: 'ph', coin: 100_000 }),
    };
    for (const { id: userId } of Object.values(people))
      await enqueueWithdrawal(server.db, { id: userId, userId }, 'withdrawal.paid', server.context.now());
    server.pass(2 * dayMs);
    await runMaintenance(server.db, server.context.numberKey, server.context.now(), {
      failed: (step, error) => expect.unreachable(`${step}: ${String(error)}`),
      hasReceiver: true,
      served: ['ph'],
    });
    const coins = async (id: number) =>
      (await server.db.query('select coin from balances where user_id = $1', [id]))[0];
    expect(await coins(people.id.id)).toEqual({ coin: 100_000 });
    expect(await coins(people.ph.id)).toEqual({ coin: 0 });
    expect(await server.db.query('select distinct market from closed_days')).toEqual([{ market: 'ph' }]);
    const receiver = eventReceiver(server);
    await deliverDueEvents({ ...receiver.context, served: ['ph'] });
    expect(new Set(receiver.got.map(({ market }) => market))).toEqual(new Set(['ph']));
  });
});
