// @vitest-environment node
import { numberUnusedDays } from '@tally/contract/limits/account';
import { dayMs } from '@tally/contract/limits/time';
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postNumberClaim, postFreeze, getPersonCard } from '@tally/contract/calls/people';
import { postPayout } from '@tally/contract/calls/payouts';
import { getFeedback } from '@tally/contract/calls/feedback';
import { getAccount, postAccount } from '@tally/contract/calls/account';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, budi } from '../../testing/payouts/secondKey';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const hostKey = 'the-key-of-the-phone-apps-backend';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi }), hostKey } });
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

let count = 0;
const newNo = () => `0812${String(55_000_000 + (count += 1))}`;
type Person = Awaited<ReturnType<TestServer['person']>>;
const start = () => server.person({ account: false, cash: 1000 });
const enter = async ({ token }: Person, accountNo: string, more: { claims?: boolean } = {}) =>
  (
    await server.callOk(postAccount, {
      token,
      body: { accountNo, accountType: 'DANA', accountName: '', mobile: '', ...more },
    })
  ).info;
const decide = async ({ id }: Person, action: 'give' | 'refuse' = 'give', reason = 'a photo of the app') =>
  (await server.callOk(postNumberClaim, { query: { key: ana, userId: id, action, reason } })).info;
const accountOf = ({ token }: Person) => server.callOk(getAccount, { token });
/** The second operator approves what waits; returns what came of the last. */
async function approve(): Promise<string> {
  let info = 'NOTHING';
  for (const { id } of (await server.callOk(getApprovals, { query: { key: budi } })).filter((each) => !each.lapsed))
    info = (await server.callOk(postApproval, { query: { key: budi, id, action: 'approve' } })).info;
  return info;
}

/** Lets somebody not have opened the app for so many days; their money came later, so it has not lapsed. */
const unopened = ({ id }: Person, days = numberUnusedDays) =>
  server.db.query('update users set opened_at = $2, money_came_at = $3 where id = $1', [
    id,
    server.context.now() - days * dayMs,
    server.context.now(),
  ]);

/** Somebody with a number who has not opened the app for so many days, and a newcomer who has it now. */
async function contested(days = numberUnusedDays) {
  const first = await start();
  const no = newNo();
  expect(await enter(first, no)).toBe('');
  await unopened(first, days);
  return { first, newcomer: await start(), no };
}

const confirm = async (person: Person, accountNo: string, market = 'id') => {
  const [row] = await server.db.query<{ userId: string }>('select public_id as "userId" from users where id = $1', [
    person.id,
  ]);
  const answer = await server.fetch('/numbers', {
    method: 'POST',
    headers: { authorization: `Bearer ${hostKey}` },
    body: JSON.stringify({ userId: row?.userId, market, accountNo }),
  });
  return [answer.status, (await answer.json()) as unknown];
};

describe('a number with a new owner (ACCOUNT-20)', () => {
  it('a newcomer says so, two operators give the number, and the first account is given up with its money untouched', async () => {
    const { first, newcomer, no } = await contested();
    expect(await enter(newcomer, no.replace(/(.{4})/, '$1-'))).toBe('DUP ACCOUNT');
    expect(await enter(newcomer, no, { claims: true })).toBe('CLAIM WAITS');
    expect((await server.callOk(getFeedback, { token: newcomer.token })).content).toMatch(/^Nomor e-wallet/);
    const [card] = await server.callOk(getPersonCard, { query: { key: ana, userId: newcomer.id } });
    expect(card?.claims).toMatchObject([{ accountType: 'DANA', ownerId: first.id }]);
    expect(card?.claims[0]?.accountNo).toMatch(/^08•+\d\d$/);
    expect(await decide(newcomer, 'give', ' ')).toBe('NEED REASON');
    expect(await decide(newcomer)).toBe('NEEDS APPROVAL');
    const before = await server.callOk(getWallet, { token: first.token });
    expect(await approve()).toBe('');
    expect(await accountOf(newcomer)).toMatchObject({ accountNo: no, accountStatus: 1, givenUp: false });
    expect(await accountOf(first)).toMatchObject({ accountNo: no, accountStatus: 4, givenUp: true });
    expect(before.balance).toBe(1000);
    expect(await server.callOk(getWallet, { token: first.token })).toMatchObject({ balance: 1000 });
    // The number itself is not invalid: money goes there, and the first owner enters another one.
    expect((await server.callOk(postWithdraw, { token: newcomer.token, query: { amount: 100 } })).info).toBe('');
    expect(await enter(first, no)).toBe('DUP ACCOUNT');
    expect(await enter(first, newNo())).toBe('');
    expect(await accountOf(first)).toMatchObject({ accountStatus: 1, givenUp: false });
  });

  it('the number keeps its one withdrawal of the day, whoever has it (WITHDRAW-10)', async () => {
    const { first, newcomer, no } = await contested();
    expect((await server.callOk(postWithdraw, { token: first.token, query: { amount: 100 } })).info).toBe('');
    await unopened(first);
    // While money is on its way the number is in use.
    expect(await enter(newcomer, no, { claims: true })).toBe('DUP ACCOUNT');
    const [pending] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [
      first.id,
    ]);
    const paid = { key: ana, id: pending?.id ?? 0, action: 'pay' } as const;
    expect(await server.callOk(postPayout, { query: paid })).toMatchObject({ status: 1 });
    await confirm(newcomer, no);
    expect(await enter(newcomer, no)).toBe('');
    expect((await server.callOk(postWithdraw, { token: newcomer.token, query: { amount: 100 } })).info).toBe(
      'ONCE DAILY',
    );
  });

  it('the phone app’s backend confirms the number: it is given at once, without operators', async () => {
    const { first, newcomer, no } = await contested();
    expect(await confirm(newcomer, '08')).toEqual([400, { error: 'BAD NUMBER' }]);
    expect(await confirm(newcomer, no, 'ph')).toEqual([400, { error: 'OTHER MARKET' }]);
    expect(await confirm(newcomer, no)).toEqual([200, {}]);
    // It is confirmed to be theirs, nobody else's.
    expect(await enter(await start(), no)).toBe('DUP ACCOUNT');
    expect(await enter(newcomer, no)).toBe('');
    expect(await accountOf(first)).toMatchObject({ givenUp: true });
  });

  it('a number is taken from nobody who opened the app within a year, is frozen, or comes back meanwhile', async () => {
    const early = await contested(numberUnusedDays - 1);
    await confirm(early.newcomer, early.no);
    expect(await enter(early.newcomer, early.no, { claims: true })).toBe('DUP ACCOUNT');
    expect(await decide(early.newcomer)).toBe('UNKNOWN CLAIM');
    const frozen = await contested();
    await server.callOk(postFreeze, {
      query: { key: ana, userId: frozen.first.id, action: 'freeze', reason: 'looks like a farm' },
    });
    expect(await enter(frozen.newcomer, frozen.no, { claims: true })).toBe('DUP ACCOUNT');
    const back = await contested();
    expect(await enter(back.newcomer, back.no, { claims: true })).toBe('CLAIM WAITS');
    expect(await decide(back.newcomer)).toBe('NEEDS APPROVAL');
    await server.db.query('update users set opened_at = $2 where id = $1', [back.first.id, server.context.now()]);
    expect(await approve()).toBe('NUMBER IN USE');
    expect(await decide(back.newcomer)).toBe('NUMBER IN USE');
    expect(await accountOf(back.first)).toMatchObject({ accountStatus: 1, givenUp: false });
  });

  it('an approval gives exactly the number that was asked for, and one operator alone refuses a claim', async () => {
    const one = await contested();
    const other = await contested();
    await enter(one.newcomer, one.no, { claims: true });
    expect(await decide(one.newcomer)).toBe('NEEDS APPROVAL');
    server.pass(1000);
    await enter(one.newcomer, other.no, { claims: true });
    expect(await approve()).toBe('CHANGED SINCE');
    expect(await decide(one.newcomer, 'refuse', 'no proof')).toBe('');
    expect(await decide(one.newcomer)).toBe('UNKNOWN CLAIM');
    expect(await accountOf(other.first)).toMatchObject({ accountStatus: 1 });
  });
});

describe('a number that no operator is known to have (ACCOUNT-19)', () => {
  it('is asked about, and saved when it is said to be right', async () => {
    const person = await server.person({ market: 'ph', account: false });
    const ask = async (accountNo: string, isSure?: boolean) =>
      (
        await server.callOk(postAccount, {
          token: person.token,
          body: { accountNo, accountType: 'GCash', accountName: 'Maria Cruz', mobile: '', ...(isSure && { isSure }) },
        })
      ).info;
    expect(await ask('0894 123 4567')).toBe('UNKNOWN NUMBER');
    expect(await ask('0894 123 4567', true)).toBe('');
    const other = await server.person({ market: 'ph', account: false });
    expect(
      await server.callOk(postAccount, {
        token: other.token,
        body: { accountNo: '0895 123 4567', accountType: 'GCash', accountName: 'Maria Cruz', mobile: '' },
      }),
    ).toMatchObject({ status: 1 });
  });
});
