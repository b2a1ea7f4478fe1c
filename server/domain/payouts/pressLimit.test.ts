// @vitest-environment node
import { postUpdateScore, postPayShown } from '@tally/contract/calls/payouts';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import type { Market } from '@tally/contract/market/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { payoutLimit } from '../../limits/operators';
import { secondKeyAbove } from '../../limits/secondOperator';

let server: TestServer;
const alone = { ...secondKeyAbove };
beforeAll(async () => {
  // A press reaches its limit with two withdrawals only where one operator may pay that much alone (OPS-35).
  Object.assign(secondKeyAbove, { id: 1e9, ph: 1e9, br: 1e9 });
  server = await createTestServer({ stories: [] });
});
afterAll(async () => {
  Object.assign(secondKeyAbove, alone);
  await server.close();
});

/** Asks for money, and pretends that it was another amount (minor units). */
async function asked(market: Market, amount?: number): Promise<number> {
  const cash = market === 'id' ? 1000 : 10;
  const { token, id } = await server.person({ market, cash });
  await server.callOk(postWithdraw, { token, query: { amount: cash } });
  const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]);
  if (amount !== undefined) await amountIs(row?.id ?? 0, amount);
  return row?.id ?? 0;
}
async function amountIs(withdrawal: number, amount: number): Promise<void> {
  await server.db.query('update withdrawals set amount = $2 where id = $1', [withdrawal, amount]);
  await server.db.query(
    'update balances set held = $2 where user_id = (select user_id from withdrawals where id = $1)',
    [withdrawal, amount],
  );
}

describe('a press for several (OPS-14)', () => {
  const batch = (ids: number[]) =>
    server.callOk(postPayShown, { query: { key, market: 'id', asOf: server.context.now() }, body: { ids } });

  it("a press for all stops at the market's limit and says that there is more", async () => {
    const one = await asked('id');
    const two = await asked('id', payoutLimit.id);
    const three = await asked('id');
    expect(await batch([one, two, three])).toMatchObject({ status: 1, info: 'MORE', withdrawals: 1 });
    await amountIs(two, 1000);
    expect(await batch([one, two, three])).toMatchObject({ status: 1, info: '', withdrawals: 2 });
    await expectSoundMoney(server.db);
  });

  it('a press for all goes up to exactly that limit', async () => {
    const ids = [await asked('id'), await asked('id', payoutLimit.id - 1000)];
    expect(await batch(ids)).toMatchObject({ status: 1, info: '', withdrawals: 2, amount: payoutLimit.id });
  });

  it("a preset pays exactly its market's limit, says that there is more, and refuses above it", async () => {
    const press = (pay: 1 | 2) =>
      server.callOk(postUpdateScore, { query: { key, day: 2, pay, amount: 1_000_000, market: 'ph' } });
    const limit = payoutLimit.ph * 100;
    await asked('ph');
    await asked('ph', limit - 1000);
    expect(await press(1)).toMatchObject({ status: 1, info: '', withdrawals: 2, amount: payoutLimit.ph });
    await asked('ph', limit + 1);
    expect(await press(1)).toMatchObject({ status: 1, info: 'MORE', withdrawals: 0 });
    expect(await press(2)).toMatchObject({ status: 1, info: '', withdrawals: 1, amount: payoutLimit.ph + 0.01 });
  });
});
