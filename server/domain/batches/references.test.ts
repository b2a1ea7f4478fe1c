// @vitest-environment node
import { postBatchResults } from '@tally/contract/calls/batches';
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

const referencesOf = async (payout: number) =>
  (
    await server.db.query<{ reference: string }>('select reference from payout_export_lines where withdrawal_id = $1', [
      payout,
    ])
  ).map(({ reference }) => reference);

/** Somebody whose withdrawal was exported, and its line with a reference. */
async function exportedOne() {
  const one = await desk.asks();
  const { id } = await desk.exports();
  return { ...one, batch: id, paid: (reference = '') => [one.payout, 'PAID', id, { reference }] as const };
}

describe('the reference of a payment (OPS-29)', () => {
  it('a reference that comes later is kept, and another one after it is a second payment', async () => {
    const one = await exportedOne();
    expect(await desk.takes(one.paid())).toMatchObject({ status: 1, paid: 1 });
    expect(await desk.takes(one.paid('R-1'))).toMatchObject({ status: 1, repeated: 1 });
    expect(await referencesOf(one.payout)).toEqual(['R-1']);
    expect(await desk.takes(one.paid('R-2'))).toMatchObject({ info: 'PAID TWICE', exceptions: 1 });
    expect(await desk.takes(one.paid(), one.paid('R-1'))).toMatchObject({ status: 1, repeated: 2 });
    expect(await referencesOf(one.payout)).toEqual(['R-1']);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9, redeemed: 1 });
    await expectSoundMoney(server.db);
  });

  it('results with a second and a third reference that come at the same moment keep one, and name the others', async () => {
    const one = await exportedOne();
    await desk.takes(one.paid());
    const answers = await Promise.all(['R-1', 'R-2', 'R-3'].map((reference) => desk.takes(one.paid(reference))));
    expect(answers.map(({ repeated, exceptions }) => [repeated, exceptions]).sort()).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    expect((await desk.exceptions()).map(([kind]) => kind)).toEqual(['PAID TWICE', 'PAID TWICE']);
  });

  it.each([
    ['in other letters', 'pay-7A', 'PAY-7a'],
    ['with the apostrophe of a spreadsheet', '12345678901234567', "'12345678901234567"],
  ])('the same reference %s is the same payment', async (_, first, again) => {
    const one = await exportedOne();
    await desk.takes(one.paid(first));
    expect(await desk.takes(one.paid(again))).toMatchObject({ status: 1, repeated: 1, exceptions: 0 });
    expect(await referencesOf(one.payout)).toEqual([first]);
  });
});

describe('a reference that a spreadsheet has spoiled (OPS-60)', () => {
  it.each(['4.5E+15', '1234567890123456,0', '123456789012345000'])(
    'a line with the reference %s is refused, books nothing and makes no exception',
    async (spoiled) => {
      const one = await exportedOne();
      const two = await exportedOne();
      const reference = `"${spoiled}"`;
      expect(await desk.takes(one.paid(reference), two.paid('223456789012345671'))).toMatchObject({
        status: 2,
        paid: 1,
        notTaken: 1,
        exceptions: 0,
        problems: [{ line: 2, info: 'SPOILED REFERENCE' }],
      });
      expect(await desk.walletOf(one)).toMatchObject({ paying: 1 });
      await desk.takes(one.paid('123456789012345678'));
      expect(await desk.takes(one.paid(reference))).toMatchObject({ info: 'SPOILED REFERENCE', exceptions: 0 });
      expect(await desk.takes([one.payout, 'REVERSED', one.batch, { reference }])).toMatchObject({
        info: 'SPOILED REFERENCE',
        reversed: 0,
      });
      expect((await desk.page()).exceptionCount).toBe(0);
      expect(await referencesOf(one.payout)).toEqual(['123456789012345678']);
      await expectSoundMoney(server.db);
    },
  );

  it('a reference that is really so is taken once a second operator has approved it, as it stands', async () => {
    const one = await exportedOne();
    const head = 'id,currency,amount,result,export,reference';
    const file = (reference: string) => `${head}\r\n${one.payout},PHP,1.00,PAID,${one.batch},${reference}`;
    const really = (reference: string) =>
      server.callOk(postBatchResults, {
        query: { key: 'the-key-of-ana', market: 'ph', really: 1 },
        body: { file: file(reference) },
      });
    expect(await really('12345.50')).toMatchObject({ status: 1, waiting: 1, paid: 0 });
    expect(await really('12345.50')).toMatchObject({ waiting: 1 });
    expect(await desk.walletOf(one)).toMatchObject({ paying: 1 });
    await desk.approvesResults();
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9, redeemed: 1, paying: 0 });
    expect(await referencesOf(one.payout)).toEqual(['12345.50']);
    expect(await really('12345.51')).toMatchObject({ waiting: 1, exceptions: 0 });
    expect(await desk.exceptions()).toEqual([]);
    await desk.approvesResults();
    expect(await desk.exceptions()).toEqual([['PAID TWICE', one.batch, 'PAID 1.00 PHP, 12345.51']]);
    await expectSoundMoney(server.db);
  });

  it('the batch of a line is known with what was taken of it before, not with what other batches have', async () => {
    const one = await desk.asks();
    const two = await desk.asks();
    const { id } = await desk.exports();
    const rounded = { reference: '123456789012345000' };
    await desk.takes([two.payout, 'PAID', id, { reference: '223456789012345671' }]);
    expect(await desk.takes([one.payout, 'PAID', id, rounded])).toMatchObject({ info: 'SPOILED REFERENCE' });
    const three = await desk.asks();
    const four = await desk.asks();
    const other = await desk.exports();
    expect(
      await desk.takes(
        [three.payout, 'PAID', other.id, rounded],
        [four.payout, 'PAID', other.id, { reference: '323456789012345000' }],
      ),
    ).toMatchObject({ status: 1, paid: 2 });
  });

  it.each(['reference', 'amount', 'Result ', 'note'])(
    'a file with the column %s twice is not read (OPS-24)',
    async (column) => {
      const one = await exportedOne();
      const head = `id,currency,amount,result,export,reference,note,${column}`;
      const line = `${one.payout},PHP,1.00,PAID,${one.batch},R-1,,R-2`;
      const file = `${head}\r\n${line}`;
      const key = 'the-key-of-ana';
      expect(await server.callOk(postBatchResults, { query: { key, market: 'ph' }, body: { file } })).toMatchObject({
        status: 2,
        info: 'BAD FILE',
        paid: 0,
        notTaken: 1,
      });
      expect(await desk.walletOf(one)).toMatchObject({ paying: 1 });
    },
  );
});
