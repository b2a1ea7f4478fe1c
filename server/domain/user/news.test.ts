// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { postCheckin, postLottery } from '@tally/contract/calls/tasks';
import { getUserInfo } from '@tally/contract/calls/user';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { wallClock } from '@tally/contract/rules/marketClock';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resolveWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

/** Monday, 30 Nov 2026, 08:00 in Jakarta. */
const monday = Date.UTC(2026, 10, 30, 1);

const servers: TestServer[] = [];
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ now: monday, stories: [] });
  servers.push(server);
});
afterAll(() => Promise.all(servers.map((one) => one.close())));

const newsOf = (token: string) => server.callOk(getUserInfo, { token });
const checkIn = (token: string) =>
  server.callOk(postCheckin, { token, query: { action: 'reward' }, key: crypto.randomUUID() });

/** Passes time until it is `hour` o'clock in the market. */
const passUntil = (hour: number, market: Market) => {
  const sinceMidnight = wallClock(server.context.now(), market) % dayMs;
  server.pass((hour * hourMs - sinceMidnight + dayMs) % dayMs || dayMs);
};

describe('the morning (DAY-1)', () => {
  it.each([
    ['id', 14_100, 1410],
    ['ph', 14_100, 141],
    ['br', 14_100, 14.1],
  ] as const)(
    '%s: what the exchange made of the coins, on the day of the exchange alone',
    async (market, coins, cash) => {
      const { token } = await server.person({ market, coin: coins });
      expect((await newsOf(token)).morning).toBeUndefined();
      passUntil(8, market);
      const { day = 0 } = (await newsOf(token)).morning ?? {};
      expect((await newsOf(token)).morning).toEqual({ day, coins, cash });
      expect([20_261_130, 20_261_201]).toContain(day);
      passUntil(4, market);
      expect((await newsOf(token)).morning).toEqual({ day, coins, cash });
      passUntil(5, market);
      expect((await newsOf(token)).morning).toBeUndefined();
    },
  );

  it('it is still told after a withdrawal', async () => {
    const { token } = await server.person({ cash: 10_000, coin: 14_100 });
    passUntil(8, 'id');
    await newsOf(token);
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    expect((await newsOf(token)).morning).toMatchObject({ coins: 14_100, cash: 1410 });
  });
});

describe('what was earned today (DAY-2)', () => {
  it('sums the coins of the market’s day, also those that this morning has taken', async () => {
    const { token } = await server.person();
    passUntil(2, 'id');
    await checkIn(token);
    passUntil(8, 'id');
    const { coin } = await server.callOk(postLottery, {
      token,
      query: { action: 'reward' },
      key: crypto.randomUUID(),
    });
    expect(await newsOf(token)).toMatchObject({ coinsToday: 1000 + coin, coin });
    passUntil(0, 'id');
    expect(await newsOf(token)).toMatchObject({ coinsToday: 0, coin });
  });
});

describe('the week (DAY-5)', () => {
  it('has the days of the check-ins since Monday', async () => {
    const { token } = await server.person();
    await checkIn(token);
    server.pass(2 * dayMs);
    await checkIn(token);
    expect((await newsOf(token)).checkInDays).toEqual([20_261_130, 20_261_202]);
    server.pass(4 * dayMs);
    expect((await newsOf(token)).checkInDays).toEqual([20_261_130, 20_261_202]);
    server.pass(dayMs);
    expect((await newsOf(token)).checkInDays).toEqual([]);
  });
});

describe('the last payment (DAY-4)', () => {
  it('is told once the withdrawal has ended, with what arrived or came back', async () => {
    const { token } = await server.person({ cash: 10_000 });
    expect((await newsOf(token)).lastPayment).toBeUndefined();
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    expect((await newsOf(token)).lastPayment).toBeUndefined();
    await resolveWaiting(server, 1);
    const at = server.context.now();
    expect((await newsOf(token)).lastPayment).toMatchObject({
      status: passbookStatus.paid,
      amount: 1000,
      accountType: 'DANA',
      at,
    });
    server.pass(dayMs);
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    await resolveWaiting(server, 2);
    expect((await newsOf(token)).lastPayment).toMatchObject({ status: passbookStatus.failed, at: at + dayMs });
  });

  it('an earlier payment that came back is the latest news', async () => {
    const { token, id } = await server.person({ cash: 10_000 });
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    await resolveWaiting(server, 1);
    await server.db.query('update withdrawals set returned_at = $1, came_back = 400 where user_id = $2', [
      server.context.now() + 5,
      id,
    ]);
    expect((await newsOf(token)).lastPayment).toMatchObject({ status: passbookStatus.failed, amount: 400 });
  });
});

describe('the friend (DAY-6)', () => {
  it('is the member who earned something for the person last', async () => {
    const inviter = await server.person();
    const member = await server.person({ invitedBy: inviter.id, cash: 10_000 });
    expect((await newsOf(inviter.token)).friend).toBeUndefined();
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    await resolveWaiting(server, 1);
    expect((await newsOf(inviter.token)).friend).toEqual({ name: 'Test', earned: 500, at: server.context.now() });
  });
});

it('a guest has no news', async () => {
  const guest = await server.callOk(getUserInfo, {});
  expect(Object.keys(guest)).not.toEqual(expect.arrayContaining(['morning', 'coinsToday']));
});
