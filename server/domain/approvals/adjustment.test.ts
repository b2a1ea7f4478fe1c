// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getApprovals, postAdjustment, postApproval } from '@tally/contract/calls/approvals';
import type { AdjustmentKind } from '@tally/contract/operator/approvals';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { postPayout } from '@tally/contract/calls/payouts';
import { getIncome, getIncomeRecords } from '@tally/contract/calls/income';
import { getWithdrawOptions, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deletePerson } from '../deletion/deletion';
import { settleMarket } from '../morning/settle';
import { post, rewardMoves } from '../ledger/ledger';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, budi, createThreeKeys, done, needsApproval } from '../../testing/payouts/secondKey';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createThreeKeys();
});
afterEach(() => expectSoundMoney(server.db));
afterAll(() => server.close());

const ask = (userId: number, kind: AdjustmentKind, amount: number, reason = 'a mistake', market: 'id' | 'ph' = 'id') =>
  server.callOk(postAdjustment, { query: { key: ana, userId, kind, market, amount, reason } });
/** Approves the only request that waits. */
const approve = async (key = budi) => {
  const requests = await server.callOk(getApprovals, { query: { key } });
  const request = requests.find(({ lapsed }) => !lapsed);
  return server.callOk(postApproval, { query: { key, id: request?.id ?? 0, action: 'approve' } });
};
const adjust = async (userId: number, kind: AdjustmentKind, amount: number) => {
  expect(await ask(userId, kind, amount)).toEqual(needsApproval);
  expect(await approve()).toMatchObject(done);
};
const incomeOf = async (token: string) => {
  const { cash, debt } = await server.callOk(getIncome, { token });
  return { cash, debt };
};
/** What the amounts say is owed. */
const owed = async (token: string) => (await server.callOk(getWithdrawOptions, { token })).map((option) => option.owed);
const kindsOf = async (token: string) =>
  (await server.callOk(getIncomeRecords, { token, query: { reward_type: 'cash' } })).map(({ type, amount }) => [
    type,
    amount,
  ]);
/** Somebody earns so much cash, without opening the app. */
const earn = (id: number, amount: number, ref: string) =>
  post(server.db, id, server.context.now(), rewardMoves('luckytask', 'id', { cash: amount }, ref));

describe('an adjustment of somebody’s money (OPS-36)', () => {
  it('money is given only when a second operator approves, whatever the amount, and the person sees what it is', async () => {
    const { id, token } = await server.person({ cash: 100 });
    expect(await ask(id, 'goodwill', 1)).toEqual(needsApproval);
    expect(await incomeOf(token)).toEqual({ cash: 100, debt: 0 });
    expect(await approve(ana)).toMatchObject({ status: 2, info: 'OWN REQUEST' });
    expect(await approve()).toMatchObject(done);
    expect(await incomeOf(token)).toEqual({ cash: 101, debt: 0 });
    expect((await kindsOf(token))[0]).toEqual(['goodwill', 1]);
  });

  it('what is missing stays as a debt, which the next earnings pay before they can be withdrawn, and the amounts say it (GOAL-1)', async () => {
    const { id, token } = await server.person({ cash: 100 });
    await adjust(id, 'clawback', 500);
    expect(await incomeOf(token)).toEqual({ cash: 0, debt: 400 });
    expect(await owed(token)).toEqual([400, 400, 400, 400]);
    await earn(id, 150, 'one');
    expect(await incomeOf(token)).toEqual({ cash: 0, debt: 250 });
    expect(await owed(token)).toEqual([250, 250, 250, 250]);
    await earn(id, 1250, 'two');
    expect(await incomeOf(token)).toEqual({ cash: 1000, debt: 0 });
    expect(await owed(token)).toEqual([0, 0, 0, 0]);
    expect((await kindsOf(token)).slice(0, 4)).toEqual([
      ['clawback', 250],
      ['luckytask', 1250],
      ['clawback', 150],
      ['luckytask', 150],
    ]);
    expect(await server.callOk(postWithdraw, { token, query: { amount: 1000 } })).toEqual(done);
  });

  it('money that comes back from a withdrawal pays a debt too, and none of it can be withdrawn before', async () => {
    const { id, token } = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    await adjust(id, 'clawback', 950);
    expect(await incomeOf(token)).toEqual({ cash: 0, debt: 950 });
    const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]);
    await server.callOk(postPayout, { query: { key: ana, id: row?.id ?? 0, action: 'refuse', reason: 'wrong name' } });
    server.pass(10 * 60_000);
    expect((await server.callOk(postWithdraw, { token, query: { amount: 100 } })).status).toBe(2);
    expect(await incomeOf(token)).toEqual({ cash: 50, debt: 0 });
  });

  it('the morning settles the debts of people who do not open the app, before anything lapses', async () => {
    const { id } = await server.person({ cash: 100 });
    await adjust(id, 'clawback', 150);
    await earn(id, 80, 'away');
    server.pass(20 * dayMs);
    await settleMarket(server.db, 'id', server.context.now());
    const [left] = await server.db.query('select cash, debt, lapsed from balances where user_id = $1', [id]);
    expect(left).toEqual({ cash: 0, debt: 0, lapsed: 30 });
  });

  it('the morning takes a debt from the cash of somebody who has no coins and does not open the app', async () => {
    const { id } = await server.person({ cash: 100 });
    await adjust(id, 'clawback', 150);
    await earn(id, 80, 'away');
    await settleMarket(server.db, 'id', server.context.now());
    const [left] = await server.db.query('select coin, cash, debt from balances where user_id = $1', [id]);
    expect(left).toEqual({ coin: 0, cash: 30, debt: 0 });
  });

  it('another amount, or another reason, is asked for only when what waits is decided', async () => {
    const { id, token } = await server.person({ cash: 100 });
    expect(await ask(id, 'clawback', 50)).toEqual(needsApproval);
    expect(await ask(id, 'clawback', 50)).toEqual(needsApproval);
    expect(await ask(id, 'clawback', 60)).toEqual({ status: 2, info: 'OTHER REQUEST WAITS' });
    expect(await ask(id, 'clawback', 50, 'another mistake')).toEqual({ status: 2, info: 'OTHER REQUEST WAITS' });
    expect(await approve()).toMatchObject(done);
    expect(await incomeOf(token)).toEqual({ cash: 50, debt: 0 });
  });

  it('the audit log finds the request, the approval and the act by the person', async () => {
    const { id } = await server.person({ cash: 100 });
    await adjust(id, 'clawback', 500);
    const { items } = await server.callOk(getAuditLog, { query: { key: ana, userId: id } });
    expect(
      items.map(({ operator, action, detail }) => [operator, action, detail.replace(/request \d+/, 'request')]),
    ).toEqual([
      ['budi', 'approve', `request of ana (clawback user ${id}, 500 IDR: a mistake)`],
      ['ana', 'clawback', `clawback user ${id}, 500 IDR: a mistake, approved: 400 IDR stay as a debt`],
      ['budi', 'look', 'requests to approve'],
      ['ana', 'ask', `request: clawback user ${id}, 500 IDR: a mistake`],
    ]);
  });

  it('nothing is asked for without a reason, an amount of the currency and a person of that market', async () => {
    const { id } = await server.person();
    expect(await ask(id, 'goodwill', 100, ' ')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await ask(id, 'goodwill', 0)).toEqual({ status: 2, info: 'BAD AMOUNT' });
    expect(await ask(id, 'goodwill', 0.5)).toEqual({ status: 2, info: 'BAD AMOUNT' });
    expect(await ask(id, 'goodwill', 100, 'a mistake', 'ph')).toEqual({ status: 2, info: 'UNKNOWN USER' });
    expect(await ask(999_999, 'goodwill', 100)).toEqual({ status: 2, info: 'UNKNOWN USER' });
  });

  it('nothing is given to somebody who was deleted meanwhile', async () => {
    const { id } = await server.person({ cash: 100 });
    await ask(id, 'goodwill', 100);
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id, market: 'id' },
    );
    expect(await approve()).toMatchObject({ status: 2, info: 'UNKNOWN USER' });
  });
});
