// @vitest-environment node
import { postBatchVoid } from '@tally/contract/calls/batches';
import { getPayouts, postPayShown } from '@tally/contract/calls/payouts';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRules } from '../marketRules/importRules';
import { expectSoundMoney } from '../../testing/invariants';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { ana, createThreeKeys, secondKeyOf } from '../../testing/payouts/secondKey';
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

const amount = 1000;
/** The limit of one operator, from now on. */
const limitTo = (secondKeyAbove: number) =>
  importRules(server.db, { market: 'id', secondKeyAbove }, { operator: 'ana', now: server.context.now() });
/** Somebody asks for the amount; returns the id of their withdrawal. */
async function asks(): Promise<number> {
  const { id, token } = await server.person({ cash: amount });
  await server.callOk(postWithdraw, { token, query: { amount } });
  return (await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]))[0]?.id ?? 0;
}

/** What an operator does alone; `info` of its answer. */
const doors: readonly (readonly [string, (payout: number) => Promise<string>])[] = [
  ['a payment', async (payout) => (await desk.pay(payout)).info],
  [
    'a press for a page',
    async (payout) => {
      const { asOf } = await server.callOk(getPayouts, { query: { key: ana, market: 'id' } });
      const query = { key: ana, market: 'id', asOf } as const;
      return (await server.callOk(postPayShown, { query, body: { ids: [payout] } })).info;
    },
  ],
  ['a preset', async () => (await payWaiting(server, ana)).info],
  ['a batch', async () => (await desk.asksExport()).info],
];

describe('a limit that is met exactly (OPS-35)', () => {
  it.each(doors)('%s of the limit needs one operator, and of one rupiah more two', async (_, press) => {
    const payout = await asks();
    await limitTo(amount - 1);
    expect(await press(payout)).toBe('NEEDS APPROVAL');
    await desk.clear();
    const again = await asks();
    await limitTo(amount);
    expect(await press(again)).toBe('');
    expect((await desk.statusOf(again)) === 2 || (await desk.batchOf(again)) !== null).toBe(true);
  });

  it('the void of a file of the limit needs one operator, and of one rupiah more two', async () => {
    await limitTo(amount);
    await asks();
    const { id } = await desk.asksExport();
    const voids = () => server.callOk(postBatchVoid, { query: { key: ana, id, reason: 'the mail came back' } });
    await limitTo(amount - 1);
    expect((await voids()).info).toBe('NEEDS APPROVAL');
    await desk.clear();
    await limitTo(amount);
    expect((await voids()).info).toBe('');
  });
});
