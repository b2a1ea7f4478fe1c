// @vitest-environment node
import { postAccount } from '@tally/contract/calls/account';
import { dayMs } from '@tally/contract/limits/time';
import { getPayouts } from '@tally/contract/calls/payouts';
import { getTeam } from '@tally/contract/calls/team';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { post } from '../ledger/ledger';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

let numbers = 81_200_000;
/** Creates a team member, with a phone and a wallet number of their own unless stated otherwise. */
async function member(inviter: number, { phone = crypto.randomUUID(), no = `08${(numbers += 1)}`, cash = 1000 } = {}) {
  const person = await server.person({ cash, account: false, invitedBy: inviter });
  await server.db.query('update users set device = $2 where id = $1', [person.id, phone]);
  const account = { accountNo: no, accountType: 'DANA', accountName: '', mobile: '' } as const;
  await server.callOk(postAccount, { token: person.token, body: account });
  return { ...person, no, phone };
}
const withdraw = async (token: string, amount: number) =>
  (await server.callOk(postWithdraw, { token, query: { amount } })).info;
const payAll = () => payWaiting(server);
const valid = async (token: string) => (await server.callOk(getTeam, { token })).valid;
/** Creates a withdrawal of any amount, also one that is not offered, and pays it. */
async function arrives(id: number, amount: number) {
  await server.db.query(
    `insert into withdrawals (user_id, currency, amount, day, at, type, no) select $1, 'IDR', $2::bigint, $3::integer, $3::integer, type, no from ewallets where user_id = $1`,
    [id, amount, 20_260_101 + amount],
  );
  await post(server.db, id, 1, [
    { kind: 'withdraw', currency: 'IDR', source: 'cash', target: 'held', amount, ref: `of-${amount}` },
  ]);
  await payAll();
}
/** Removes a person's account, as a deletion does, so that another person can use its number. */
const free = (id: number) => server.db.query('delete from ewallets where user_id = $1', [id]);

describe('a member counts (TEAM-6, TEAM-9)', () => {
  it('a member counts from exactly the stated amount on', async () => {
    const inviter = await server.person();
    const { id } = await member(inviter.id);
    await arrives(id, 199);
    expect(await valid(inviter.token)).toBe(0);
    await arrives(id, 1);
    expect(await valid(inviter.token)).toBe(1);
  });

  it('a member counts whose number came along on a phone that counted before, once it is on another phone', async () => {
    const inviter = await server.person();
    const first = await member(inviter.id);
    await withdraw(first.token, 1000);
    await payAll();
    const second = await member(inviter.id, { phone: first.phone });
    await withdraw(second.token, 1000);
    await payAll();
    expect(await valid(inviter.token)).toBe(1);
    await free(second.id);
    server.pass(dayMs);
    const third = await member(inviter.id, { no: second.no });
    await withdraw(third.token, 1000);
    await payAll();
    expect(await valid(inviter.token)).toBe(2);
  });
});

it('operators see that somebody else was paid on the number before (OPS-12)', async () => {
  const inviter = await server.person();
  const first = await member(inviter.id);
  await withdraw(first.token, 1000);
  await payAll();
  await free(first.id);
  server.pass(dayMs);
  const second = await member(inviter.id, { no: first.no });
  await withdraw(second.token, 1000);
  const { items } = await server.callOk(getPayouts, { query: { key: testOperatorKey, market: 'id' } });
  expect(items.find(({ userId }) => userId === second.id)?.warnings).toEqual(['NUMBER SEEN']);
});
