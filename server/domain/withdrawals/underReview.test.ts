// @vitest-environment node
import { approvalMs } from '@tally/contract/limits/operator';
import { dayMs } from '@tally/contract/limits/time';
import { postApproval } from '@tally/contract/calls/approvals';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, budi, createThreeKeys, large, secondKeyOf } from '../../testing/payouts/secondKey';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
let desk: ReturnType<typeof secondKeyOf>;
beforeAll(async () => {
  server = await createThreeKeys();
  desk = secondKeyOf(server);
});
beforeEach(() => desk.clear());
afterAll(() => server.close());

/** Somebody whose large withdrawal is pending. */
async function asker() {
  const { token, id } = await server.person({ cash: large });
  for (let member = 0; member < 3; member++) await server.person({ invitedBy: id });
  await server.db.query('update users set valid_at = $2 where invited_by = $1', [id, server.context.now()]);
  expect(await server.callOk(postWithdraw, { token, query: { amount: large } })).toMatchObject({ status: 1 });
  const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]);
  const reads = async () => {
    const [{ status_msg: state, reviewUntil: until } = { status_msg: '', reviewUntil: 0 }] = await server.callOk(
      getPassbook,
      { token },
    );
    return { state, until };
  };
  return { payout: row?.id ?? 0, reads };
}

describe('whose payment waits for a second operator reads so, and until when at most (OPS-35)', () => {
  it.each([
    ['a payment by hand', (payout: number) => desk.pay(payout, ana)],
    ['a batch', () => desk.asksExport(ana)],
  ])('%s', async (_, asks) => {
    const one = await asker();
    expect(await one.reads()).toEqual({ state: 'PAYING', until: 0 });
    await asks(one.payout);
    const until = server.context.now() + approvalMs;
    expect(await one.reads()).toEqual({ state: 'UNDER REVIEW', until });
    // Nobody decided in time.
    server.pass(approvalMs);
    expect(await one.reads()).toEqual({ state: 'PAYING', until: 0 });
    await asks(one.payout);
    expect(await one.reads()).toEqual({ state: 'UNDER REVIEW', until: until + approvalMs });
    const query = { key: budi, id: await desk.firstId(), action: 'reject', reason: 'tomorrow' } as const;
    await server.callOk(postApproval, { query });
    expect(await one.reads()).toEqual({ state: 'PAYING', until: 0 });
  });

  it('somebody else, whose payment does not wait, reads nothing of it', async () => {
    const one = await asker();
    await desk.pay(one.payout, ana);
    server.pass(dayMs / 2);
    const other = await asker();
    expect(await other.reads()).toEqual({ state: 'PAYING', until: 0 });
    await desk.decide(await desk.firstId(), budi);
    expect(await one.reads()).toEqual({ state: 'PAID', until: 0 });
  });
});
