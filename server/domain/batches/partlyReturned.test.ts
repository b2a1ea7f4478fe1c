// @vitest-environment node
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import type { TestServer } from '../../testing/testServer';

const ana = 'the-key-of-ana';
const budi = 'the-key-of-budi';

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade'));
afterAll(() => server.close());

/** A payment of 1.00 of which 0.40 came back, and which then is said to have failed. */
async function failedAfterPart() {
  const one = await desk.paidOne();
  await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'R1', amount: '0.40' }]);
  await server.db.exec('truncate releases');
  await desk.imports([one.payout, 'FAILED', one.batch]);
  const [open] = (await desk.page()).exceptions;
  expect(open).toMatchObject({ kind: 'FAILED AFTER PAID', amount: 0.6, canReturn: true });
  return { ...one, exception: open?.id ?? 0 };
}

const released = () => server.db.query('select door, operator, amount from releases order by id');

describe('a payment of which a part came back, and which is booked back (OPS-25, OPS-31)', () => {
  it('what has not come back yet is booked, and counts as what left (OPS-35)', async () => {
    const one = await failedAfterPart();
    expect(await desk.closes(one.exception, 'return')).toEqual({ status: 1, info: '' });
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    expect(await released()).toEqual([{ door: 'return', operator: 'budi', amount: 60 }]);
    expect((await desk.audit())[0]).toContain('0.6 PHP back to cash');
    await expectSoundMoney(server.db);
  });

  it('a second operator approves the amount that was asked for, not another one', async () => {
    const one = await failedAfterPart();
    const query = { key: ana, id: one.exception, action: 'return', reason: 'asked the provider' } as const;
    const ask = () => server.callOk(postExceptionResolve, { query });
    expect(await ask()).toEqual({ status: 2, info: 'NEEDS APPROVAL' });
    const [asked] = await server.callOk(getApprovals, { query: { key: budi } });
    expect(asked).toMatchObject({ act: 'return', amount: 0.6 });
    const approve = (id = 0) =>
      server.callOk(postApproval, { query: { key: budi, id, action: 'approve' } }).then(({ info }) => info);
    await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'R2', amount: '0.10' }]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9.5 });
    expect((await desk.page()).exceptions[0]).toMatchObject({ amount: 0.5 });
    // What was asked for before is refused, by whoever approves it first.
    expect((await server.callOk(getApprovals, { query: { key: budi } })).map(({ act }) => act)).toEqual(['return']);
    expect(await approve(asked?.id)).toBe('CHANGED SINCE');
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9.5 });
    expect(await ask()).toEqual({ status: 2, info: 'NEEDS APPROVAL' });
    const [again] = await server.callOk(getApprovals, { query: { key: budi } });
    expect(await approve(again?.id)).toBe('');
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    // What a second operator approved is nobody's release.
    expect(await released()).toEqual([]);
    await expectSoundMoney(server.db);
  });

  it('what has come back altogether meanwhile is not booked again', async () => {
    const one = await failedAfterPart();
    await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'R2', amount: '0.60' }]);
    expect((await desk.page()).exceptions[0]).toMatchObject({ amount: 1, canReturn: false });
    expect(await desk.closes(one.exception, 'return')).toEqual({ status: 2, info: 'NOT PAID' });
    expect(await desk.closes(one.exception)).toEqual({ status: 1, info: '' });
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10 });
    await expectSoundMoney(server.db);
  });
});
