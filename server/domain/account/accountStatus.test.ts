// @vitest-environment node
import { accountStatus } from '@tally/contract/wallet/account';
import { getAccount, postAccount } from '@tally/contract/calls/account';
import { dayMs } from '@tally/contract/limits/time';
import { postBatch, postBatchResults } from '@tally/contract/calls/batches';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { getPayouts, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import { postAccountStatus } from '@tally/contract/calls/people';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { approveResults } from '../../testing/payouts/approveAll';
import { payWaiting, resolveWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

type Person = Awaited<ReturnType<TestServer['person']>>;
const now = () => server.context.now();
const declare = async ({ id }: Person, action: 'invalidate' | 'restore' = 'invalidate', asOf = now()) =>
  (
    await server.callOk(postAccountStatus, {
      query: { key, userId: id, action, asOf, reason: 'asked the provider' },
    })
  ).info;
const withdraw = async ({ token }: Person, amount = 1000) =>
  (await server.callOk(postWithdraw, { token, query: { amount } })).info;
const enter = async ({ token }: Person, accountNo: string, accountType: 'DANA' | 'OVO' = 'DANA') =>
  (await server.callOk(postAccount, { token, body: { accountNo, accountType, accountName: '', mobile: '' } })).info;
const statusOf = async ({ token }: Person) => (await server.callOk(getAccount, { token })).accountStatus;
const decide = async (id: number, action: 'pay' | 'refuse') =>
  (await server.callOk(postPayout, { query: { key, id, action, reason: 'no such number' } })).info;
const desk = async () => (await server.callOk(getPayouts, { query: { key, market: 'id' } })).items;

/** Somebody with a withdrawal under way to an account that was declared invalid after it was asked for. */
async function underWay() {
  const person = await server.person({ cash: 3000 });
  expect(await withdraw(person)).toBe('');
  const payout = (await desk()).find(({ userId }) => userId === person.id)?.id ?? 0;
  return { ...person, payout };
}

describe('an account that operators declare invalid (ACCOUNT-17)', () => {
  it('an invalid account refuses withdrawals after the balance and before the hours, until another one is entered (ACCOUNT-5)', async () => {
    const person = await server.person({ cash: 1000 });
    expect(await declare(person)).toBe('');
    expect(await statusOf(person)).toBe(accountStatus.invalid);
    expect(await server.callOk(getWallet, { token: person.token })).toMatchObject({ accountStatus: 4, balance: 1000 });
    expect(await withdraw(person)).toBe('INVALID ACCOUNT');
    expect(await withdraw(person, 10_000)).toBe('NOT ENOUGH');
    expect(await enter(person, '081277700001')).toBe('');
    expect(await statusOf(person)).toBe(accountStatus.submitted);
    expect(await withdraw(person)).toBe('');
    await resolveWaiting(server, 2);
  });

  it('an invalid account is not entered again as it is, in whatever spelling and under whatever type; another number is another one', async () => {
    const person = await server.person();
    const { accountNo, accountType } = await server.callOk(getAccount, { token: person.token });
    await declare(person);
    expect(await enter(person, accountNo, accountType as 'DANA')).toBe('BAD NUMBER');
    expect(await enter(person, `+62 ${accountNo.slice(1)}`, accountType as 'DANA')).toBe('BAD NUMBER');
    expect(await statusOf(person)).toBe(accountStatus.invalid);
    expect(await enter(person, accountNo, accountType === 'OVO' ? 'DANA' : 'OVO')).toBe('BAD NUMBER');
    expect(await enter(person, '081277700009', accountType as 'DANA')).toBe('');
    expect(await statusOf(person)).toBe(accountStatus.submitted);
  });

  it('an invalid account is changed once nothing is pending to it, and says so (ACCOUNT-4)', async () => {
    const person = await underWay();
    await declare(person);
    expect(await enter(person, '081277700003')).toBe('PENDING WITHDRAWAL');
    expect(await decide(person.payout, 'refuse')).toBe('');
    // A payment that failed asks to check the account; this one stays invalid.
    expect(await statusOf(person)).toBe(accountStatus.invalid);
    expect(await withdraw(person)).toBe('INVALID ACCOUNT');
    expect(await enter(person, '081277700003')).toBe('');
  });

  it('a valid account is still final', async () => {
    const person = await server.person();
    expect(await enter(person, '081277700004')).toBe('ALREADY');
  });
});

describe('operators (OPS-27)', () => {
  it('operators need a reason and an account; who did it is written down (OPS-15)', async () => {
    const person = await server.person();
    const without = await server.person({ account: false });
    const query = { key, userId: person.id, action: 'invalidate', asOf: now() } as const;
    for (const action of ['invalidate', 'restore'] as const)
      expect(await server.callOk(postAccountStatus, { query: { ...query, action, reason: ' ' } })).toMatchObject({
        info: 'NEED REASON',
      });
    expect(await declare(without)).toBe('NO ACCOUNT');
    expect(await declare({ token: '', id: 999_999 })).toBe('NO ACCOUNT');
    await declare(person);
    await declare(person, 'restore');
    const latest = (await server.callOk(getLatestActs, { query: { key } })).slice(0, 2);
    expect(latest).toMatchObject([
      { operator: 'operator', action: 'restore account', detail: `user ${person.id}: asked the provider` },
      { operator: 'operator', action: 'invalidate account', detail: `user ${person.id}: asked the provider` },
    ]);
    expect(
      await server.call(postAccountStatus, { query: { ...query, key: 'a-wrong-key', reason: 'x' } }),
    ).toMatchObject({ code: 403 });
  });

  it('operators leave an account alone that was entered after their page was made', async () => {
    const person = await server.person();
    await declare(person);
    const asOf = now();
    server.pass(1);
    expect(await enter(person, '081277700005')).toBe('');
    expect(await declare(person, 'invalidate', asOf)).toBe('OTHER ACCOUNT');
    expect(await declare(person, 'restore', asOf)).toBe('OTHER ACCOUNT');
    expect(await statusOf(person)).toBe(accountStatus.submitted);
  });

  it.each([1, 2, 3])('operators restore the status that it had: %i, also when declared twice', async (status) => {
    const person = await server.person();
    await server.db.query('update ewallets set status = $2 where user_id = $1', [person.id, status]);
    expect([await declare(person), await declare(person)]).toEqual(['', '']);
    expect(await declare(person, 'restore')).toBe('');
    expect(await statusOf(person)).toBe(status);
    expect(await declare(person, 'restore')).toBe('OTHER ACCOUNT');
  });

  it('operators see it on the desk, and pay nothing to it by whichever press or file, until it is restored (ACCOUNT-5)', async () => {
    const person = await underWay();
    await declare(person);
    expect((await desk()).find(({ id }) => id === person.payout)?.warnings).toEqual(['INVALID ACCOUNT']);
    expect(await decide(person.payout, 'pay')).toBe('INVALID ACCOUNT');
    expect(
      await server.callOk(postPayShown, {
        query: { key, market: 'id', asOf: now() },
        body: { ids: [person.payout] },
      }),
    ).toMatchObject({ info: '', withdrawals: 0 });
    expect(await payWaiting(server, key)).toMatchObject({ info: '', withdrawals: 0, users: 0 });
    const asOf = now();
    const made = () => server.callOk(postBatch, { query: { key, market: 'id', asOf } });
    expect((await made()).file).not.toMatch(new RegExp(`^${person.payout},`, 'm'));
    expect(await server.callOk(getWallet, { token: person.token })).toMatchObject({ paying: 1000 });
    const other = await underWay();
    await declare(other);
    expect(await resolveWaiting(server, 2)).toMatchObject({ withdrawals: 2 });
    expect(await statusOf(other)).toBe(accountStatus.invalid);
  });

  it('operators pay to it again once it is restored', async () => {
    const person = await underWay();
    await declare(person);
    const asOf = now();
    const made = () => server.callOk(postBatch, { query: { key, market: 'id', asOf } });
    expect((await made()).file).not.toMatch(new RegExp(`^${person.payout},`, 'm'));
    await declare(person, 'restore');
    expect((await made()).file).toMatch(new RegExp(`^${person.payout},`, 'm'));
  });

  it.each([
    ['PAID', accountStatus.valid],
    ['FAILED', accountStatus.retry],
  ] as const)("the provider's result %s is booked all the same, and counts once restored", async (result, then) => {
    const person = await underWay();
    const made = await server.callOk(postBatch, { query: { key, market: 'id', asOf: now() } });
    await declare(person);
    const file = `id,currency,amount,result,reason,export\n${person.payout},IDR,1000,${result},closed,${made.id}\n`;
    expect(await server.callOk(postBatchResults, { query: { key, market: 'id' }, body: { file } })).toMatchObject({
      notTaken: 0,
    });
    await approveResults(server);
    expect(await server.callOk(getWallet, { token: person.token })).toMatchObject({ paying: 0, accountStatus: 4 });
    server.pass(dayMs);
    expect(await withdraw(person)).toBe('INVALID ACCOUNT');
    await declare(person, 'restore');
    expect(await statusOf(person)).toBe(then);
  });
});
