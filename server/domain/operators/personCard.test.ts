// @vitest-environment node
import { getPersonCard, postPeopleSearch, postPersonNote, type PersonKey } from '@tally/contract/operator/personCard';
import { postFreeze, postPayout } from '@tally/contract/operator/payouts';
import { getTrail } from '@tally/contract/operator/trail';
import { postAccount } from '@tally/contract/wallet/account';
import { postWithdraw } from '@tally/contract/wallet/withdraw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const search = async (by: PersonKey, value: string) =>
  (await server.callOk(postPeopleSearch, { query: { key }, body: { by, value } })).map(({ id }) => id);
const card = async (userId: number) => (await server.callOk(getPersonCard, { query: { key, userId } }))[0];
const note = (userId: number, text: string) => server.callOk(postPersonNote, { query: { key, userId, note: text } });
const looks = async (userId: number) =>
  (await server.callOk(getTrail, { query: { key, userId, action: 'look' } })).items.map(({ detail }) => detail);

/** Somebody with a withdrawal of 1,000 that waits. */
async function withdrawing() {
  const { id, token } = await server.person({ cash: 1500, account: false });
  const accountNo = `0812${String(40_000_000 + id)}`;
  await server.callOk(postAccount, {
    token,
    query: {},
    body: { accountNo, accountType: 'DANA', accountName: '', mobile: '' },
  });
  await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
  const [row] = await server.db.query<{ id: number }>('select max(id) as id from withdrawals where user_id = $1', [id]);
  return { id, accountNo, payout: row?.id ?? 0 };
}

describe('the search for a person', () => {
  it('a person is found by the numbers of user, withdrawal and account, however the account is written (OPS-45)', async () => {
    const { id, payout, accountNo } = await withdrawing();
    const other = await withdrawing();
    expect(await search('user', ` ${id} `)).toEqual([id]);
    expect(await search('withdrawal', String(payout))).toEqual([id]);
    for (const written of [accountNo, `+62 ${accountNo.slice(1, 4)}-${accountNo.slice(4)}`])
      expect(await search('account', written)).toEqual([id]);
    expect(await search('account', other.accountNo)).toEqual([other.id]);
  });

  it('what nobody can have finds nobody (OPS-45)', async () => {
    for (const [by, value] of [
      ['user', '0'],
      ['user', 'Budi'],
      ['user', '9'.repeat(120)],
      ['withdrawal', '-1'],
      ['account', '123'],
      ['account', "' or 1=1"],
    ] as const)
      expect(await search(by, value)).toEqual([]);
  });

  it('a search is a look at whoever it shows, and the trail does not have the number of the account (OPS-45)', async () => {
    const { id, accountNo } = await withdrawing();
    await search('account', accountNo);
    await search('user', String(id));
    expect(await looks(id)).toEqual([`search: user ${id}`, 'search: account']);
    const { items } = await server.callOk(getTrail, { query: { key, userId: id } });
    expect(JSON.stringify(items)).not.toContain(accountNo.slice(-6));
  });
});

describe("a person's card", () => {
  it('the card has balances, transfers and the steps of withdrawals, with the account masked (OPS-46)', async () => {
    const { id, payout, accountNo } = await withdrawing();
    const before = await card(id);
    expect(before).toMatchObject({
      id,
      market: 'id',
      cash: 500,
      held: 1000,
      paid: 0,
      warnings: [],
      accountType: 'DANA',
    });
    expect(before?.accountNo).toMatch(/^08•+\d\d$/);
    expect(JSON.stringify(before)).not.toContain(accountNo.slice(3, -2));
    expect(before?.withdrawals).toMatchObject([{ id: payout, amount: 1000, status: 1, exportId: 0, resolved: 0 }]);
    expect(before?.transfers[0]).toMatchObject({ kind: 'withdraw', account: 'cash', sign: '-', amount: 1000 });
    server.pass(60_000);
    await server.callOk(postPayout, { query: { key, id: payout, action: 'pay' } });
    const after = await card(id);
    expect(after).toMatchObject({ cash: 500, held: 0, paid: 1000 });
    expect(after?.withdrawals).toMatchObject([{ status: 2, resolved: server.context.now(), returned: 0 }]);
    expect(after?.acts.map(({ action }) => action)).toEqual(['pay']);
  });

  it('the card says who else uses the phone, and that the person is frozen (OPS-46)', async () => {
    const [first, second] = [await withdrawing(), await withdrawing()];
    await server.db.query('update users set device = $1 where id = any ($2)', ['one-phone', [first.id, second.id]]);
    await server.callOk(postFreeze, { query: { key, userId: first.id, action: 'freeze', reason: 'a farm' } });
    expect(await card(first.id)).toMatchObject({ warnings: ['FROZEN'], samePhone: [second.id] });
  });

  it('to open a card is a look; nobody has none (OPS-46)', async () => {
    const { id } = await withdrawing();
    await card(id);
    expect(await looks(id)).toContain('card');
    expect(await card(987_654_321)).toBeUndefined();
  });

  it('a note stays on the card with its writer; an empty one, and one about nobody, is refused (OPS-47)', async () => {
    const { id } = await withdrawing();
    expect(await note(id, ' sent a photo ')).toEqual({ status: 1, info: '' });
    expect(await note(id, '  ')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await note(987_654_321, 'who?')).toEqual({ status: 2, info: 'UNKNOWN USER' });
    expect((await card(id))?.acts).toMatchObject([{ action: 'note', detail: `user ${id}: sent a photo` }]);
  });
});
