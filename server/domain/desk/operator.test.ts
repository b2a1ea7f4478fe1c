// @vitest-environment node
import { postH5Action } from '@tally/contract/calls/app';
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import { getLucky, postLucky, postLuckyReward } from '@tally/contract/calls/lucky';
import { postUpdateScore } from '@tally/contract/calls/payouts';
import { counterNames } from '@tally/contract/operator/dashboard';
import { getDashboard } from '@tally/contract/calls/dashboard';
import { postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payTogether } from '../../testing/payouts/secondKey';
import { createTestServer, keysOf, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { importRules } from '../marketRules/importRules';
import { deletePerson } from '../deletion/deletion';

const key = testOperatorKey;
const second = 'key-of-the-second';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ operator: key, second }) } });
  // Of the large amount of these tests one operator pays half alone.
  const by = { operator: 'operator', now: server.context.now() };
  await importRules(server.db, { market: 'id', secondKeyAboveEach: 50_000 }, by);
});
afterAll(() => server.close());

const counters = () => server.callOk(getDashboard, { query: { key } });

/** The counters that changed during `work`, with the differences. */
async function grown(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counters();
  await work();
  const after = await counters();
  return Object.fromEntries(
    counterNames.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
  );
}

const reward = { action: 'reward' } as const;
const resolve = (pay: 1 | 2) => server.callOk(postUpdateScore, { query: { key, day: 2, pay, amount: 1_000_000 } });

const remove = (id: number) => {
  const { db, context } = server;
  return deletePerson(db, { numberKey: context.numberKey, now: context.now() }, { id, market: 'id' });
};

describe('each of the 17 counters (OPS-3)', () => {
  it('appUser, eventUser, newUser and referCount: people, who opened it, who joined, who was invited', async () => {
    const inviter = await server.person();
    expect(await grown(() => server.person({ invitedBy: inviter.id }))).toEqual({
      appUser: 1,
      eventUser: 1,
      newUser: 1,
      referCount: 1,
    });
    server.pass(dayMs + 1);
    expect(await counters()).toMatchObject({ appUser: 2, eventUser: 0, newUser: 0, referCount: 0 });
    expect(await grown(() => server.callOk(postH5Action, { token: inviter.token, body: { action: 'open' } }))).toEqual({
      eventUser: 1,
    });
  });

  it('appUser, eventUser, newUser and referCount leave out whom money came to, and who is gone', async () => {
    const inviter = await server.person({ cash: 100 });
    await server.callOk(postWithdraw, { token: inviter.token, query: { amount: 100 } });
    server.pass(2 * dayMs);
    expect(await grown(() => resolve(2))).toEqual({});
    const member = await server.person({ cash: 1000, invitedBy: inviter.id });
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    expect(await grown(() => resolve(1))).toEqual({ paidAmount: 1000 });
    expect(await grown(() => remove(member.id))).toEqual({
      appUser: -1,
      eventUser: -1,
      newUser: -1,
      referCount: -1,
    });
    expect(await grown(() => remove(inviter.id))).toEqual({ appUser: -1 });
    server.pass(dayMs + 1);
  });

  it('newInstall: phones that were never seen before', async () => {
    const open = () =>
      server.callOk(postH5Action, {
        body: { action: 'open', uuid: 'a-phone-for-counters', appPkgName: 'com.tally.id', locale: 'id' },
      });
    expect(await grown(open)).toEqual({ newInstall: 1 });
    expect(await grown(open)).toEqual({});
  });

  it.each(['id', 'ph', 'br'] as const)(
    'checkinCount, lotteryCount, videoCount and wordsCount in %s: rounds of the day of the market',
    async (market) => {
      const { token } = await server.person({ market });
      expect(await grown(() => server.callOk(postCheckin, { token, query: reward }))).toEqual({ checkinCount: 1 });
      expect(await grown(() => server.callOk(postLottery, { token, query: reward }))).toEqual({ lotteryCount: 1 });
      // Too early: refused, and not counted.
      expect(await grown(() => server.callOk(postLottery, { token, query: reward }))).toEqual({});
      expect(
        await grown(async () => {
          for (let round = 0; round < 3; round++) await server.callOk(postVideoAd, { token, query: reward });
        }),
      ).toEqual({ videoCount: 3 });
      const play = (game: string) =>
        server.fetch('/demo/played', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ game }),
        });
      expect(await grown(() => play('words'))).toEqual({ wordsCount: 1 });
      expect(await grown(() => play('quiz'))).toEqual({});
      server.pass(dayMs);
      expect(await counters()).toMatchObject({ checkinCount: 0, lotteryCount: 0, videoCount: 0, wordsCount: 0 });
    },
  );

  it('withdrawAmount, paidAmount, bigPending and bigPaid: money asked for, paid, and the large ones', async () => {
    const small = await server.person({ market: 'ph', cash: 10.5 });
    expect(await grown(() => server.callOk(postWithdraw, { token: small.token, query: { amount: 10 } }))).toEqual({
      withdrawAmount: 10,
    });
    const big = await server.person({ cash: 100_000 });
    for (let member = 0; member < 3; member++) await server.person({ invitedBy: big.id });
    await server.db.query('update users set valid_at = $2 where invited_by = $1', [big.id, server.context.now()]);
    expect(await grown(() => server.callOk(postWithdraw, { token: big.token, query: { amount: 100_000 } }))).toEqual({
      withdrawAmount: 100_000,
      bigPending: 1,
    });
    expect((await counters()).sums.map(({ bigPending }) => bigPending)).toEqual([1, 0, 0]);
    expect(await grown(() => resolve(1))).toEqual({ paidAmount: 10 });
    expect(await grown(() => payTogether(server, key, second))).toEqual({
      paidAmount: 100_000,
      bigPending: -1,
      bigPaid: 1,
    });
    const refused = await server.person({ cash: 100 });
    await server.callOk(postWithdraw, { token: refused.token, query: { amount: 100 } });
    expect(await grown(() => resolve(2))).toEqual({});
    server.pass(dayMs + 1);
    expect(await counters()).toMatchObject({ withdrawAmount: 0, paidAmount: 0, bigPending: 0, bigPaid: 0 });
  });

  it('sums: the money of each market in its own currency, big from its own amount', async () => {
    const sumsOf = async () => Object.fromEntries((await counters()).sums.map(({ market, ...sums }) => [market, sums]));
    const none = { withdrawAmount: 0, paidAmount: 0, bigPending: 0, bigPaid: 0 };
    expect(await sumsOf()).toEqual({
      id: { currency: 'IDR', ...none },
      ph: { currency: 'PHP', ...none },
      br: { currency: 'BRL', ...none },
    });
    const amounts = { id: 10_000, ph: 100, br: 10 } as const;
    for (const [market, amount] of [...Object.entries(amounts), ['br', 0.1]] as [keyof typeof amounts, number][]) {
      const { token, id } = await server.person({ market, cash: 500_000 });
      await server.db.query(
        `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, done_at) values ($1, 1, 'MTG', 'com.partner.done', ${luckyStatus.rewarded}, 20261118, $2, $2)`,
        [id, server.context.now()],
      );
      expect(await server.callOk(postWithdraw, { token, query: { amount } })).toMatchObject({ status: 1 });
    }
    const { id, ph, br } = await sumsOf();
    expect([id?.withdrawAmount, ph?.withdrawAmount, br?.withdrawAmount]).toEqual([10_000, 100, 10.1]);
    // The same number is a different amount of money in each market, so a preset resolves those of one market only.
    const pay = (market: 'id' | 'ph' | 'br', amount: number) =>
      server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount, market } });
    expect(await pay('ph', 200)).toMatchObject({ withdrawals: 1, amount: 100 });
    expect(await sumsOf()).toMatchObject({ id: { paidAmount: 0 }, ph: { paidAmount: 100 }, br: { paidAmount: 0 } });
    expect(await pay('br', 20)).toMatchObject({ withdrawals: 2, amount: 10.1 });
    expect(await pay('id', 20_000)).toMatchObject({ withdrawals: 1, amount: 10_000 });
    server.pass(dayMs + 1);
  });

  it('ltRequestCount, ltAssignCount, ltClickCount and ltInstallCount: lucky tasks asked for, given, tapped, installed', async () => {
    const { token } = await server.person();
    const apply = () => server.callOk(postLucky, { token, query: { taskId: 0, action: 'apply' } });
    // Without a check-in no task is assigned.
    expect(await grown(apply)).toEqual({ ltRequestCount: 1 });
    await server.callOk(postCheckin, { token, query: reward });
    expect(await grown(apply)).toEqual({ ltRequestCount: 1, ltAssignCount: 1 });
    const [task] = (await server.callOk(getLucky, { token })).luckytasks;
    const install = () => server.callOk(postLucky, { token, query: { taskId: task?.taskId ?? 0, action: 'install' } });
    const post = (action: 'LT_showWindow' | 'LT_callback', actionData?: string) =>
      server.callOk(postH5Action, { token, body: { action, ...(actionData !== undefined && { actionData }) } });
    // A window that was shown, and one that was closed without a tap, are no click (LUCKY-29).
    expect(await grown(() => post('LT_showWindow', '12345'))).toEqual({});
    expect(await grown(() => post('LT_callback', 'false'))).toEqual({});
    expect(await grown(() => post('LT_callback'))).toEqual({ ltClickCount: 1 });
    expect(await grown(install)).toEqual({ ltInstallCount: 1 });
    expect(await grown(install)).toEqual({});
    server.pass(5 * minuteMs);
    expect(
      await grown(() =>
        server.callOk(postLuckyReward, { token, query: { taskRecordId: task?.taskRecordId ?? 0, installed: true } }),
      ),
    ).toEqual({});
    server.pass(dayMs + hourMs);
    expect(await counters()).toMatchObject({ ltRequestCount: 0, ltAssignCount: 0, ltClickCount: 0, ltInstallCount: 0 });
  });
});
