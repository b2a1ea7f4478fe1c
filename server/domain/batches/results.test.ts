// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import { expectSoundMoney } from '../../testing/invariants';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions cascade'));
afterAll(() => server.close());

describe('results name their batch (OPS-29)', () => {
  it('a line that names no batch is not taken, and one of another batch is an exception that books nothing', async () => {
    const one = await desk.asks();
    const two = await desk.asks();
    const first = await desk.exports();
    const three = await desk.asks();
    const second = await desk.exports();
    expect(await desk.takes([one.payout, 'PAID', ''])).toMatchObject({
      info: 'NEED EXPORT',
      notTaken: 1,
      exceptions: 0,
    });
    for (const batch of [second.id, second.id + 7])
      expect(await desk.takes([one.payout, 'PAID', batch], [two.payout, 'FAILED', batch])).toMatchObject({
        status: 2,
        info: 'OTHER BATCH',
        paid: 0,
        refused: 0,
        exceptions: 2,
      });
    expect((await desk.exceptions())[0]).toEqual(['OTHER BATCH', 0, `PAID 1.00 PHP, export ${second.id}`]);
    expect((await desk.page()).exceptionCount).toBe(4);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9, paying: 1 });
    expect(
      await desk.takes(
        [one.payout, 'PAID', first.id],
        [two.payout, 'FAILED', first.id],
        [three.payout, 'PAID', second.id],
      ),
    ).toMatchObject({ status: 1, paid: 2, refused: 1 });
    await expectSoundMoney(server.db);
  });

  it('a withdrawal that was in no file is not paid by a results file', async () => {
    const one = await desk.asks();
    expect(await desk.takes([one.payout, 'PAID', 1])).toMatchObject({ info: 'OTHER BATCH', paid: 0 });
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9, paying: 1 });
  });

  it('a second payment is an exception, known by its reference; the same file again is none', async () => {
    const one = await desk.paidOne();
    const again = [one.payout, 'PAID', one.batch] as const;
    expect(await desk.takes([...again, { reference: 'E1' }], again)).toMatchObject({ status: 1, repeated: 2 });
    expect(await desk.takes([...again, { reference: 'E2' }])).toMatchObject({ info: 'PAID TWICE', exceptions: 1 });
    expect(await desk.exceptions()).toEqual([['PAID TWICE', one.batch, 'PAID 1.00 PHP, E2']]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9, redeemed: 1, paying: 0 });
    await expectSoundMoney(server.db);
  });

  it.each([
    ['another amount', { amount: '2.00' }],
    ['another currency', { currency: 'IDR' }],
  ])('%s is an exception of the batch, and the withdrawal stays on its way', async (_, more) => {
    const one = await desk.asks();
    const { id } = await desk.exports();
    for (const result of ['PAID', 'FAILED'] as const)
      expect(await desk.takes([one.payout, result, id, more])).toMatchObject({ info: 'OTHER AMOUNT', exceptions: 1 });
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9, paying: 1 });
    expect(await desk.batches()).toMatchObject([{ id, state: 'OPEN', left: 1, exceptions: 2 }]);
  });

  it('an import that was cut in the middle is continued by importing the file again', async () => {
    const people = [await desk.asks(), await desk.asks(), await desk.asks()];
    const { id } = await desk.exports();
    const lines = people.map(({ payout }) => [payout, 'PAID', id] as const);
    await desk.takes(...lines.slice(0, 1));
    expect(await desk.takes(...lines)).toMatchObject({ status: 1, paid: 2, repeated: 1 });
    await expectSoundMoney(server.db);
  });

  it.each(['bad reference', 'x'.repeat(65), 'D\u00e9'])('a reference %j cannot be read', async (reference) => {
    const one = await desk.paidOne();
    expect(await desk.takes([one.payout, 'REVERSED', one.batch, { reference }])).toMatchObject({ info: 'BAD LINE' });
  });
});
