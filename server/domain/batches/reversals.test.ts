// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { inviteReward } from '@tally/contract/limits/team';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pending } from '../../db/states';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import { expectSoundMoney } from '../../testing/invariants';
import type { TestServer } from '../../testing/testServer';
import { minorOf } from '../ledger/money';

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions cascade'));
afterAll(() => server.close());

const D1 = { reference: 'D1' };
const D2 = { reference: 'D2' };
describe('a payment that came back (OPS-31)', () => {
  it('a payment that came back is cash again, once, and its owner sees that and when', async () => {
    const one = await desk.paidOne();
    server.pass(dayMs);
    const line = [one.payout, 'REVERSED', one.batch, D1] as const;
    const answers = [await desk.takes(line), ...(await Promise.all([desk.takes(line), desk.takes(line)]))];
    expect(answers.map(({ status, reversed, repeated }) => [status, reversed, repeated])).toEqual([
      [1, 1, 0],
      [1, 0, 1],
      [1, 0, 1],
    ]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0, paying: 0 });
    expect(await desk.passbookOf(one)).toMatchObject([
      { status: 3, status_msg: 'CAME BACK', returned: server.context.now() },
    ]);
    expect((await desk.audit()).filter((entry) => entry.startsWith('reverse'))).toEqual([
      `reverse withdrawal ${one.payout}, export ${one.batch}, 1 PHP back to cash, D1: no such key`,
    ]);
    expect(
      await server.db.query(
        'select source, target, amount from transfers where user_id = $1 and ref = $2 order by id',
        [one.id, `withdrawal/${one.payout}`],
      ),
    ).toEqual([
      { source: 'cash', target: 'held', amount: 100 },
      { source: 'held', target: 'paid', amount: 100 },
      { source: 'paid', target: 'cash', amount: 100 },
    ]);
    // The old results again are known.
    expect(await desk.takes([one.payout, 'PAID', one.batch])).toMatchObject({ status: 1, repeated: 1 });
    await expectSoundMoney(server.db);
  });

  it('another reference for it, one that another withdrawal has, and none at all book nothing', async () => {
    const one = await desk.paidOne();
    const two = await desk.paidOne();
    const back = (which: typeof one, more = {}) => desk.takes([which.payout, 'REVERSED', which.batch, more]);
    expect(await back(one)).toMatchObject({ info: 'NEED REFERENCE', notTaken: 1 });
    await back(one, D1);
    expect(await back(one, D2)).toMatchObject({ info: 'REVERSED TWICE', reversed: 0 });
    expect(await back(two, D1)).toMatchObject({ info: 'REFERENCE USED', reversed: 0 });
    expect(await desk.exceptions()).toEqual([
      ['REVERSED TWICE', one.batch, 'REVERSED 1.00 PHP, D2'],
      ['REFERENCE USED', two.batch, 'REVERSED 1.00 PHP, D1'],
    ]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    expect(await desk.walletOf(two)).toMatchObject({ balance: 9, redeemed: 1 });
    expect(await back(two, D2)).toMatchObject({ status: 1, reversed: 1 });
    await expectSoundMoney(server.db);
  });

  it('two withdrawals that come back under one reference at the same moment: one is booked', async () => {
    const both = [await desk.paidOne(), await desk.paidOne()];
    await Promise.all(both.map(({ payout, batch }) => desk.takes([payout, 'REVERSED', batch, D1])));
    expect((await desk.exceptions()).map(([kind]) => kind)).toEqual(['REFERENCE USED']);
    expect(await server.db.query('select count(*)::integer as count from payout_reversals')).toEqual([{ count: 1 }]);
    await expectSoundMoney(server.db);
  });

  it('what was not paid by this batch does not come back by it, nor what was booked back by hand', async () => {
    const one = await desk.paidOne();
    const sent = await desk.asks();
    const { id } = await desk.exports();
    expect(await desk.takes([sent.payout, 'REVERSED', id, D1])).toMatchObject({ info: 'REVERSED UNPAID' });
    await desk.takes([sent.payout, 'FAILED', id]);
    expect(await desk.takes([sent.payout, 'REVERSED', id, D1])).toMatchObject({ info: 'REVERSED UNPAID' });
    await desk.takes([one.payout, 'FAILED', one.batch]);
    const { exceptions: open } = await desk.page();
    await desk.closes(open.find(({ canReturn }) => canReturn)?.id ?? 0, 'return');
    expect(await desk.takes([one.payout, 'REVERSED', one.batch, D1])).toMatchObject({ info: 'REVERSED TWICE' });
    for (const person of [one, sent]) expect(await desk.walletOf(person)).toMatchObject({ balance: 10, redeemed: 0 });
    await expectSoundMoney(server.db);
  });

  it('parts that came back are booked one by one, each once, up to what was paid; its owner reads how much', async () => {
    const one = await desk.paidOne();
    const part = (reference: string, amount: string) =>
      desk.takes([one.payout, 'REVERSED', one.batch, { reference, amount }]);
    expect(await part('D1', '0.40')).toMatchObject({ status: 1, reversed: 1 });
    const at = server.context.now();
    expect(await desk.passbookOf(one)).toMatchObject([
      { amount: 1, status: 2, status_msg: 'PART CAME BACK', returned: at, returned_amount: 0.4 },
    ]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9.4, redeemed: 0.6 });
    expect(await part('d1', '0.40')).toMatchObject({ status: 1, repeated: 1 });
    expect(await part('D1', '0.30')).toMatchObject({ info: 'OTHER AMOUNT', reversed: 0 });
    await expectSoundMoney(server.db);
    expect(await part('D2', '0.40')).toMatchObject({ status: 1, reversed: 1 });
    // Of what is above the rest only that part is an exception.
    expect(await part('D3', '0.50')).toMatchObject({ status: 1, reversed: 1 });
    expect(await desk.exceptions()).toContainEqual(['REVERSED TOO MUCH', one.batch, 'REVERSED 0.50 PHP, D3']);
    const open = await server.db.query(`select amount from payout_exceptions where kind = 'REVERSED TOO MUCH'`);
    expect(open).toEqual([{ amount: 30 }]);
    expect(await desk.passbookOf(one)).toMatchObject([
      { amount: 1, status: 3, status_msg: 'CAME BACK', returned_amount: 1 },
    ]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    expect(await part('D3', '0.50')).toMatchObject({ status: 1, repeated: 1 });
    expect(await part('D4', '0.10')).toMatchObject({ info: 'REVERSED TWICE', reversed: 0 });
    await expectSoundMoney(server.db);
  });

  it('a payment of which a part came back, and that failed then, gives back the rest alone (OPS-25)', async () => {
    const one = await desk.paidOne();
    await desk.takes([one.payout, 'REVERSED', one.batch, { ...D1, amount: '0.40' }]);
    await desk.takes([one.payout, 'FAILED', one.batch]);
    const [exception] = (await desk.page()).exceptions;
    expect(exception).toMatchObject({ kind: 'FAILED AFTER PAID', canReturn: true });
    await desk.closes(exception?.id ?? 0, 'return');
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    expect(await desk.passbookOf(one)).toMatchObject([{ status: 3, returned_amount: 1 }]);
    await expectSoundMoney(server.db);
  });

  it('parts that come back at the same moment are together never more than what was paid', async () => {
    const one = await desk.paidOne();
    const amounts = ['0.35', '0.25', '0.45', '0.15', '0.30'];
    await Promise.all(
      amounts.map((amount, nth) => desk.takes([one.payout, 'REVERSED', one.batch, { reference: `D${nth}`, amount }])),
    );
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    await expectSoundMoney(server.db);
  });

  it('what came back is in the passbook for 15 days from then, however old the withdrawal is (PASSBOOK-6)', async () => {
    const one = await desk.paidOne();
    server.pass(20 * dayMs);
    expect(await desk.passbookOf(one)).toEqual([]);
    await desk.takes([one.payout, 'REVERSED', one.batch, D1]);
    expect(await desk.passbookOf(one)).toMatchObject([{ status_msg: 'CAME BACK' }]);
    server.pass(15 * dayMs - 1);
    expect(await desk.passbookOf(one)).toHaveLength(1);
    server.pass(1);
    expect(await desk.passbookOf(one)).toEqual([]);
  });
});

describe('what follows when a payment came back (OPS-32)', () => {
  it('the wallet number has its withdrawal of the day again, and the account is to be checked', async () => {
    const one = await desk.paidOne();
    expect(await server.callOk(postWithdraw, { token: one.token, query: { amount: 1 } })).toMatchObject({ status: 2 });
    await desk.takes([one.payout, 'REVERSED', one.batch, D1]);
    server.pass(10 * 60_000);
    expect(await server.db.query('select status from ewallets where user_id = $1', [one.id])).toEqual([{ status: 3 }]);
    expect(await server.callOk(postWithdraw, { token: one.token, query: { amount: 1 } })).toEqual({
      status: 1,
      info: '',
    });
    await expectSoundMoney(server.db);
  });

  it('the inviter keeps the reward for a member whose payment came back, and does not get it twice', async () => {
    const inBrazil = deskOf(server, 'br');
    const inviter = await server.person({ market: 'br', cash: 0 });
    const one = await inBrazil.asks();
    await server.db.query('update users set invited_by = $2 where id = $1', [one.id, inviter.id]);
    const comesBack = async (payout: number, reference: string) => {
      const { id } = await inBrazil.exports();
      await inBrazil.takes([payout, 'PAID', id]);
      expect(await inBrazil.takes([payout, 'REVERSED', id, { reference }])).toMatchObject({ reversed: 1 });
      return server.db.query('select cash from balances where user_id = $1', [inviter.id]);
    };
    const reward = [{ cash: minorOf(inviteReward.br, 'br') }];
    expect(await comesBack(one.payout, 'D1')).toEqual(reward);
    server.pass(dayMs);
    expect(await server.callOk(postWithdraw, { token: one.token, query: { amount: 1 } })).toMatchObject({ status: 1 });
    const [next] = await server.db.query<{ id: number }>(
      `select id from withdrawals where user_id = $1 and ${pending()}`,
      [one.id],
    );
    expect(await comesBack(next?.id ?? 0, 'D2')).toEqual(reward);
    await expectSoundMoney(server.db);
  });
});
