// @vitest-environment node
import { postH5Action } from '@tally/contract/calls/app';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { getLucky, postLucky } from '@tally/contract/calls/lucky';
import { opsAmount } from '@tally/contract/limits/operator';
import type { Market } from '@tally/contract/market/codes';
import { getDashboard } from '@tally/contract/calls/dashboard';
import { postCheckin } from '@tally/contract/calls/tasks';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { minorOf } from '../ledger/money';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const counters = () => server.callOk(getDashboard, { query: { key: testOperatorKey } });
const resolve = () => payWaiting(server);
const small = { id: 100, ph: 10, br: 1 } as const;

/** Requests a withdrawal, and changes its amount (minor units) together with the held balance. */
async function requestWithdrawal(market: Market, amount: number): Promise<void> {
  const { token, id } = await server.person({ market, cash: 100_000 });
  expect(await server.callOk(postWithdraw, { token, query: { amount: small[market] } })).toMatchObject({ status: 1 });
  await server.db.query('update withdrawals set amount = $2 where user_id = $1', [id, amount]);
  await server.db.query('update balances set held = $2 where user_id = $1', [id, amount]);
}

it('the dashboard counts what happened exactly 24 hours ago, and nothing older (OPS-3, API-29)', async () => {
  const inviter = await server.person();
  const { token } = await server.person({ invitedBy: inviter.id });
  await server.callOk(postH5Action, {
    token,
    body: { action: 'open', uuid: 'a-phone-for-bounds', appPkgName: 'com.tally.id', locale: 'id' },
  });
  await server.callOk(postCheckin, { token, query: { action: 'reward' } });
  await server.callOk(postLucky, { token, query: { taskId: 0, action: 'apply' } });
  const [task] = (await server.callOk(getLucky, { token })).luckytasks;
  await server.callOk(postLucky, { token, query: { taskId: task?.taskId ?? 0, action: 'install' } });
  await requestWithdrawal('id', minorOf(opsAmount.id, 'id'));
  server.pass(hourMs);
  await resolve();
  server.pass(dayMs - hourMs);
  const then = {
    eventUser: 3,
    newUser: 3,
    newInstall: 1,
    referCount: 1,
    withdrawAmount: opsAmount.id,
    ltRequestCount: 1,
    ltAssignCount: 1,
    ltClickCount: 1,
    ltInstallCount: 1,
  };
  const none = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, 0]));
  const paid = { paidAmount: opsAmount.id, bigPaid: 1 };
  expect(await counters()).toMatchObject({ ...then, ...paid });
  server.pass(1);
  expect(await counters()).toMatchObject({ ...none(then), ...paid });
  server.pass(hourMs - 1);
  expect(await counters()).toMatchObject(paid);
  server.pass(1);
  expect(await counters()).toMatchObject(none(paid));
});

it.each(['id', 'ph', 'br'] as const)(
  'the dashboard calls a withdrawal of %s big from its stated amount on (OPS-3)',
  async (market) => {
    const least = minorOf(opsAmount[market], market);
    const big = async () => {
      const { bigPending, bigPaid } = await counters();
      return { bigPending, bigPaid };
    };
    const before = (await big()).bigPaid;
    await requestWithdrawal(market, least - 1);
    expect(await big()).toEqual({ bigPending: 0, bigPaid: before });
    await requestWithdrawal(market, least);
    expect(await big()).toEqual({ bigPending: 1, bigPaid: before });
    await resolve();
    expect(await big()).toEqual({ bigPending: 0, bigPaid: before + 1 });
  },
);
