// @vitest-environment node
import type { PersonKey } from '@tally/contract/operator/personCard';
import { getPersonCard, postPeopleSearch, postPersonNote, postFreeze } from '@tally/contract/calls/people';
import { postPayout } from '@tally/contract/calls/payouts';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { postAccount } from '@tally/contract/calls/account';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { maskAccount } from '@tally/contract/text/maskAccount';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePerson } from '../deletion/deletion';
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
  (await server.callOk(getAuditLog, { query: { key, userId, action: 'look' } })).items.map(({ detail }) => detail);

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

  it('a person is found by what is shown of their account, with its type or without, and by its end (OPS-45)', async () => {
    const { id, accountNo } = await withdrawing();
    const shown = await card(id);
    const mask = shown?.accountNo ?? '';
    for (const written of [
      mask,
      `DANA ${mask}`,
      ` dana  ${mask} `,
      mask.replace('••••', '**'),
      `****${accountNo.slice(-4)}`,
    ])
      expect(await search('masked', written)).toContain(id);
    for (const written of [`OVO ${mask}`, `${mask}9`, `****${accountNo.slice(-5)}`, accountNo, '', 'Budi Santoso'])
      expect(await search('masked', written)).not.toContain(id);
  });

  it('a search by mask finds the newest 20, each with their market (OPS-45)', async () => {
    const people: number[] = [];
    for (let nth = 0; nth < 22; nth++) {
      const { id } = await server.person({ account: false });
      await server.db.query(
        `insert into ewallets (user_id, type, no, plain_no, name, mobile, at)
         values ($1, 'GoPay', $2, $2, '', '', 0)`,
        [id, `0877${1000 + nth}66`],
      );
      people.unshift(id);
    }
    expect(await search('masked', 'GoPay 08••••66')).toEqual(people.slice(0, 20));
  });

  it('an account is masked by the database as on every page (ACCOUNT-18)', async () => {
    const written = [
      '0812345678',
      '081 234-567.8',
      '0812345',
      '',
      '+5511987654321',
      'Maria@Correio.com.BR',
      '@x',
      'a@b',
    ];
    const masks = await server.db.query<{ mask: string }>(
      'select account_mask(no) as mask from unnest($1::text[]) with ordinality as each (no, nth) order by nth',
      [written],
    );
    expect(masks.map(({ mask }) => mask)).toEqual(written.map(maskAccount));
  });

  it('people are found by the mark of their phone that the card has (OPS-45, OPS-46)', async () => {
    const first = await withdrawing();
    const second = await withdrawing();
    await server.db.query('update users set device = $1 where id = any ($2)', ['aphoneoftwo', [first.id, second.id]]);
    expect((await card(first.id))?.phone).toBe('aphoneoftwo');
    expect(await search('phone', ' A-phone-of-two ')).toEqual([second.id, first.id]);
    expect(await search('phone', 'a-phone')).toEqual([]);
  });

  it('a deleted person is found by neither mask nor phone, and neither is stored any more (OPS-45)', async () => {
    const { id, payout } = await withdrawing();
    await server.db.query('update users set device = $1 where id = $2', ['phoneofone1', id]);
    const mask = (await card(id))?.accountNo ?? '';
    await server.callOk(postPayout, { query: { key, id: payout, action: 'pay' } });
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id, market: 'id' },
    );
    expect(await search('masked', mask)).not.toContain(id);
    expect(await search('phone', 'phone-of-one-1')).toEqual([]);
    expect(await server.db.query('select 1 from ewallets where user_id = $1', [id])).toEqual([]);
  });

  it('a search for something that nobody can have finds nobody (OPS-45)', async () => {
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

  it('a search records an access to everybody whom it shows, and keeps the account number out of the audit log (OPS-37, OPS-45)', async () => {
    const { id, accountNo } = await withdrawing();
    await search('account', accountNo);
    await search('masked', `****${accountNo.slice(-4)}`);
    await search('user', String(id));
    expect(await looks(id)).toEqual([`search: user ${id}`, 'search: masked', 'search: account']);
    const { items } = await server.callOk(getAuditLog, { query: { key, userId: id } });
    expect(JSON.stringify(items)).not.toContain(accountNo.slice(-6));
    expect(JSON.stringify(items)).not.toContain('**');
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
    const first = await withdrawing();
    const second = await withdrawing();
    await server.db.query('update users set device = $1 where id = any ($2)', ['one-phone', [first.id, second.id]]);
    await server.callOk(postFreeze, { query: { key, userId: first.id, action: 'freeze', reason: 'a farm' } });
    expect(await card(first.id)).toMatchObject({ warnings: ['FROZEN'], samePhone: [second.id] });
  });

  it('opening a card is recorded as a look, and there is no card of an unknown person (OPS-46)', async () => {
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
