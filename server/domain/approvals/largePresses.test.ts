// @vitest-environment node
import { postUpdateScore, getPayouts, postPayShown } from '@tally/contract/calls/payouts';
import { postBatchVoid } from '@tally/contract/calls/batches';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, citra, createThreeKeys, done, large, needsApproval, secondKeyOf } from '../../testing/payouts/secondKey';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
let desk: ReturnType<typeof secondKeyOf>;
beforeAll(async () => {
  server = await createThreeKeys();
  desk = secondKeyOf(server);
});
beforeEach(() => desk.clear());
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

describe('presses for several, and voids (OPS-35)', () => {
  it('a press for a page pays the small ones and asks a second operator for the large one', async () => {
    const { payout } = await desk.withdrawLarge();
    const { token } = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    const { items, asOf } = await server.callOk(getPayouts, { query: { key: ana, market: 'id' } });
    const ids = items.map(({ id }) => id);
    expect(await server.callOk(postPayShown, { query: { key: ana, market: 'id', asOf }, body: { ids } })).toEqual({
      ...done,
      info: 'NEEDS APPROVAL',
      users: 2,
      withdrawals: 1,
      amount: 1000,
      waiting: 1,
      waitingAmount: 100_000,
    });
    expect((await desk.waiting()).map(({ subjectId }) => subjectId)).toEqual([payout]);
  });

  it('a preset leaves the large ones, pays the others, and refuses without a second operator', async () => {
    const { payout } = await desk.withdrawLarge();
    const press = (paid: 1 | 2) =>
      server.callOk(postUpdateScore, { query: { key: ana, day: 2, pay: paid, amount: 1_000_000, market: 'id' } });
    expect(await press(1)).toMatchObject({ status: 1, info: 'NEEDS APPROVAL', withdrawals: 0 });
    expect([await desk.waiting(), await desk.statusOf(payout)]).toEqual([[], 1]);
    expect(await press(2)).toMatchObject({ status: 1, withdrawals: 1 });
  });

  it('a batch above the limit is voided by two, with the reason of the first', async () => {
    const { payout } = await desk.withdrawLarge();
    const id = await desk.exports();
    const sent = () => desk.batchOf(payout);
    const voids = () => server.callOk(postBatchVoid, { query: { key: ana, id, reason: 'the mail came back' } });
    expect(await voids()).toEqual(needsApproval);
    expect(await sent()).toBe(id);
    const [request] = await desk.waiting();
    expect(request).toMatchObject({
      act: 'void',
      subjectId: id,
      userId: 0,
      amount: large,
      reason: 'the mail came back',
    });
    expect(await desk.decide(request?.id ?? 0, ana)).toMatchObject({ status: 2, info: 'OWN REQUEST' });
    expect(await desk.decide(request?.id ?? 0, citra)).toMatchObject(done);
    expect(await sent()).toBeNull();
    expect(await voids()).toEqual({ status: 2, info: 'ALREADY VOIDED' });
  });
});
