// @vitest-environment node
import { minuteMs } from '@tally/contract/limits/time';
import { closingGraceMs } from '@tally/contract/rules/marketRules';
import { getMarketRules } from '@tally/contract/calls/marketRules';
import type { Closable } from '@tally/contract/rules/marketRules';
import { postLucky } from '@tally/contract/calls/lucky';
import { postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import type { SwitchAction } from '@tally/contract/operator/switches';
import { postSwitch } from '@tally/contract/calls/switches';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { postAccount } from '@tally/contract/calls/account';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { luckyCalls } from '../../testing/luckyCalls';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { ruleBookLifeMs } from './versions';

let server: TestServer;
beforeAll(async () => {
  // Each request looks whether there are new rules.
  server = await createTestServer({ stories: [], pace: ruleBookLifeMs });
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

const set = (what: Closable, isClosed: boolean) =>
  server.callOk(postSwitch, {
    query: { key: testOperatorKey, market: 'id', what, action: isClosed ? 'close' : 'open', reason: 'a test' },
  });
/** Runs `work` while something is closed in Indonesia. */
async function whileClosed(what: Closable, work: () => Promise<void>) {
  await set(what, true);
  server.pass(1);
  await work();
  await set(what, false);
  server.pass(1);
}
const closedIn = async (market: 'id' | 'ph') => (await server.callOk(getMarketRules, { query: { market } })).closed;

describe('a task that is closed (RULES-4, RULES-5)', () => {
  const draw = (token: string, key: string) => server.callOk(postLottery, { token, key, query: { action: 'reward' } });

  it('everybody in the market, and nobody else, learns at once that a task is closed', async () => {
    await whileClosed('lottery', async () => {
      expect([await closedIn('id'), await closedIn('ph')]).toEqual([['lottery'], []]);
    });
    expect(await closedIn('id')).toEqual([]);
  });

  it('rounds that were begun before the task was closed are paid, later ones refused until it is open again', async () => {
    const { token } = await server.person();
    await whileClosed('lottery', async () => {
      server.pass(closingGraceMs - minuteMs);
      expect(await draw(token, 'the-draw-1')).toMatchObject({ status: 1 });
      server.pass(minuteMs);
      expect(await draw(token, 'the-draw-2')).toEqual({ status: 3, coin: 0, cash: 0, info: 'CLOSED' });
      expect(await draw(token, 'the-draw-1')).toMatchObject({ status: 1 });
      expect(await server.callOk(postLottery, { token, query: { action: 'draw' } })).toMatchObject({ info: 'CLOSED' });
      expect(
        await server.callOk(postCheckin, { token, key: 'the-check-1', query: { action: 'reward' } }),
      ).toMatchObject({
        status: 1,
      });
    });
    expect(await draw(token, 'the-draw-2')).toMatchObject({ status: 1 });
  });

  it('a task that one market has closed stays open in the others', async () => {
    const { token } = await server.person({ market: 'ph' });
    await whileClosed('videoad', async () => {
      server.pass(closingGraceMs);
      const request = { token, key: 'the-video-1', query: { action: 'reward' } } as const;
      expect(await server.callOk(postVideoAd, request)).toMatchObject({ status: 1 });
    });
  });

  it('closed lucky tasks are not given any more, and those that are under way are paid', async () => {
    const { checkedIn, apply, list, claim } = luckyCalls(() => server);
    const busy = await checkedIn();
    const late = await checkedIn();
    const { taskRecordId } = await apply(busy.token);
    await whileClosed('lucky', async () => {
      expect(await apply(late.token)).toMatchObject({ status: 2, info: 'CLOSED' });
      const { taskId = 0 } = (await list(busy.token)).find((task) => task.taskRecordId === taskRecordId) ?? {};
      await server.callOk(postLucky, { token: busy.token, query: { taskId, action: 'install' } });
      server.pass(6 * minuteMs);
      expect(await claim(busy.token, taskRecordId)).toMatchObject({ status: 1, cash: 5000 });
    });
    expect(await apply(late.token)).toMatchObject({ status: 1 });
  });
});

describe('the switch of operators (RULES-4)', () => {
  const press = (what: Closable, action: SwitchAction, reason = 'the provider is down', until?: number) =>
    server.callOk(postSwitch, {
      query: { key: testOperatorKey, market: 'id', what, action, reason, ...(until !== undefined && { until }) },
    });

  it('a switch is refused without a reason, or for something that the market does not have', async () => {
    expect(await press('quiz', 'close', '  ')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await press('PIX', 'close')).toEqual({ status: 2, info: 'UNKNOWN SWITCH' });
    expect(await closedIn('id')).toEqual([]);
  });

  it('what is closed until a moment opens then by itself, on every server, and the audit log has the end (RULES-10)', async () => {
    const until = server.context.now() + 30 * minuteMs;
    expect(await press('quiz', 'close', 'maintenance', server.context.now())).toEqual({ status: 2, info: 'PAST END' });
    expect(await press('quiz', 'close', 'maintenance', until)).toEqual({ status: 1, info: '' });
    server.pass(1);
    const { closed, closures } = await server.callOk(getMarketRules, { query: { market: 'id' } });
    expect(closed).toEqual(['quiz']);
    expect(closures).toMatchObject([{ what: 'quiz', until }]);
    expect(closures?.[0]?.since).toBeTypeOf('number');
    const { items } = await server.callOk(getAuditLog, { query: { key: testOperatorKey } });
    expect(items[0]?.detail).toMatch(
      new RegExp(`^quiz of id, version \\d+, until ${new Date(until).toISOString()}: maintenance$`),
    );
    server.pass(until - server.context.now() - 1);
    expect(await closedIn('id')).toEqual(['quiz']);
    server.pass(1);
    expect(await closedIn('id')).toEqual([]);
  });

  it('a switch that is pressed several times is in the audit log once', async () => {
    for (const action of ['close', 'close', 'open', 'open'] as const)
      expect(await press('GoPay', action)).toEqual({ status: 1, info: '' });
    // Versions of one moment follow each other by a ms.
    server.pass(10);
    const { items } = await server.callOk(getAuditLog, { query: { key: testOperatorKey } });
    expect(items.filter(({ detail }) => detail.startsWith('GoPay')).map(({ action }) => action)).toEqual([
      'resume',
      'pause',
    ]);
    expect(items[0]?.detail).toMatch(/^GoPay of id, version \d+: the provider is down$/);
  });
});

describe('withdrawals that are closed (RULES-4)', () => {
  const withdraw = (token: string) => server.callOk(postWithdraw, { token, query: { amount: 100 } });

  it('closed withdrawals are refused and move no money, and earlier requests are paid', async () => {
    const before = await server.person({ cash: 100 });
    const after = await server.person({ cash: 100 });
    expect(await withdraw(before.token)).toMatchObject({ status: 1 });
    await whileClosed('withdrawals', async () => {
      expect(await withdraw(after.token)).toEqual({ status: 2, info: 'CLOSED' });
      expect(await payWaiting(server)).toMatchObject({ status: 1, withdrawals: 1 });
      expect(await server.callOk(getPassbook, { token: before.token })).toMatchObject([{ status: 2 }]);
    });
    expect(await withdraw(after.token)).toMatchObject({ status: 1 });
  });

  it('a closed e-wallet refuses withdrawals to it, and nobody can enter an account of it', async () => {
    const dana = await server.person({ cash: 100 });
    const none = await server.person({ account: false });
    const enter = (accountType: 'DANA' | 'OVO') =>
      server.callOk(postAccount, {
        token: none.token,
        body: { accountNo: '081298765400', accountType, accountName: '', mobile: '' },
      });
    await whileClosed('OVO', async () => {
      expect(await withdraw(dana.token)).toMatchObject({ status: 1 });
      expect(await enter('OVO')).toEqual({ status: 2, info: 'CLOSED TYPE' });
    });
    const other = await server.person({ cash: 100 });
    await whileClosed('DANA', async () => {
      expect(await withdraw(other.token)).toEqual({ status: 2, info: 'WALLET CLOSED' });
    });
    expect(await enter('OVO')).toMatchObject({ status: 1 });
  });
});
