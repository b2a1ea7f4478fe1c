// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { getAccount, postAccount } from '@tally/contract/calls/account';
import { getWallet } from '@tally/contract/calls/wallet';
import { getPassbook, getWithdrawOptions, postReminder, postWithdraw } from '@tally/contract/calls/withdrawals';
import { accountStatus } from '@tally/contract/wallet/account';
import { withdrawWindows } from '@tally/contract/limits/withdrawHours';
import { getDashboard } from '@tally/contract/calls/dashboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only, sqlState } from '../../db/db';
import { expectSoundMoney } from '../../testing/invariants';
import { resolveWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { post, rewardMoves } from '../ledger/ledger';
import { resolveWithdrawal } from './resolveWithdrawal';
import { reminderProblem } from './reminder';
import { withdrawProblem } from './withdrawCheck';
import type { WithdrawSituation } from './withdrawCheck';

const fine: WithdrawSituation = {
  luckyAsked: true,
  cash: 1000,
  minor: 1000,
  index: 0,
  lastAt: null,
  today: false,
  frozen: false,
  luckyDone: 1,
  validMembers: 3,
};
const person = { dupUser: false, accountStatus: 2, accountType: 'DANA', locale: 'id', market: 'id' } as const;
/** A moment of a day in Jakarta (UTC+7), by its minute. */
const minuteOf = (minutes: number) => Date.UTC(2026, 2, 4, 17, minutes);
const noon = minuteOf(720);

describe('withdraw checks', () => {
  it('withdraw checks come in the stated order (WITHDRAW-4)', () => {
    // All requirements are violated; fixing one after the other shows the next reason.
    let worst: WithdrawSituation = {
      cash: 999,
      minor: 1000,
      index: -1,
      lastAt: minuteOf(59),
      today: true,
      frozen: true,
      luckyDone: 0,
      validMembers: 0,
      luckyAsked: true,
    };
    let who: Parameters<typeof withdrawProblem>[0] = { ...person, accountStatus: 0 };
    const reasons: (string | undefined)[] = [];
    let now = minuteOf(30);
    const repairs: (() => void)[] = [
      () => (worst = { ...worst, frozen: false }),
      () => (worst = { ...worst, index: 2 }),
      () => (worst = { ...worst, cash: 1000 }),
      () => (who = { ...person, accountStatus: 4 }),
      () => (who = person),
      () => (now = minuteOf(60)),
      () => (worst = { ...worst, lastAt: now - hourMs }),
      () => (worst = { ...worst, today: false }),
      () => (worst = { ...worst, luckyDone: 1 }),
    ];
    for (const repair of repairs) {
      reasons.push(withdrawProblem(who, worst, now));
      repair();
    }
    expect([...reasons, withdrawProblem(who, worst, now)]).toEqual([
      'FROZEN',
      'BAD AMOUNT',
      'NOT ENOUGH',
      'NEED ACCOUNT',
      'INVALID ACCOUNT',
      'LATER',
      'GAP',
      'ONCE DAILY',
      'NEED LT',
      undefined,
    ]);
    expect(withdrawProblem(person, { ...fine, index: 3, validMembers: 2 }, noon)).toBe('NEED MEMBERS');
  });

  it('withdraw checks leave five minutes between two requests (WITHDRAW-8)', () => {
    expect(withdrawProblem(person, { ...fine, lastAt: noon }, noon + 299_999)).toBe('GAP');
    expect(withdrawProblem(person, { ...fine, lastAt: noon }, noon + 300_000)).toBeUndefined();
  });

  it('withdraw checks know the hours of each locale', () => {
    const at = (locale: 'id' | 'en', minutes: number) =>
      withdrawProblem({ ...person, locale }, fine, minuteOf(minutes));
    expect([at('id', 59), at('id', 60), at('en', 119), at('en', 120), at('en', 1439)]).toEqual([
      'LATER',
      undefined,
      'LATER',
      undefined,
      undefined,
    ]);
  });

  it('withdraw checks refuse a locale in which withdrawing is not allowed at any hour, after balance and account', () => {
    const windows = { ...withdrawWindows, id: 'closed' } as const;
    expect([0, 60, 720, 1439].map((minutes) => withdrawProblem(person, fine, minuteOf(minutes), { windows }))).toEqual(
      Array(4).fill('NOT ALLOWED'),
    );
    expect(withdrawProblem({ ...person, locale: 'en' }, fine, noon, { windows })).toBeUndefined();
    expect(withdrawProblem({ ...person, accountStatus: 0 }, fine, noon, { windows })).toBe('NEED ACCOUNT');
    expect(withdrawProblem(person, fine, minuteOf(0), { windows: { ...withdrawWindows, id: null } })).toBeUndefined();
  });
});

describe('withdrawals', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ stories: [] });
  });
  afterAll(() => server.close());

  const requestWithdrawal = (token: string, amount: number, key?: string) =>
    server.call(postWithdraw, { token, query: { amount }, ...(key !== undefined && { key }) });
  const resolveAll = (pay: 1 | 2) => resolveWaiting(server, pay);

  it('withdrawals move cash to paying, and show in the passbook (WITHDRAW-12, PASSBOOK-3, PASSBOOK-5)', async () => {
    const { token } = await server.person({ cash: 1500 });
    expect((await requestWithdrawal(token, 1000)).data).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getWallet, { token })).toEqual({
      balance: 500,
      redeemed: 1000,
      paying: 1000,
      accountStatus: 2,
    });
    expect(await server.callOk(getPassbook, { token })).toMatchObject([
      {
        amount: 1000,
        status: 1,
        status_msg: 'PAYING',
        date: server.context.now(),
        account_type: 'DANA',
        returned: 0,
        returned_amount: 0,
      },
    ]);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ cash: 500, withdrawn: true });
  });

  it('a double tap in two tabs debits once, 50 of 50 times (M1) (MONEY-10)', async () => {
    for (let run = 0; run < 50; run++) {
      const { token } = await server.person({ market: 'ph', cash: 100 });
      const answers = await Promise.all([
        requestWithdrawal(token, 10, `tap-key-${run}`),
        requestWithdrawal(token, 10, `tap-key-${run}`),
      ]);
      expect(answers[0]).toEqual(answers[1]);
      expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 90, paying: 10 });
    }
  });

  it('a lost answer can be asked for again: one debit, the same answer (M2) (WITHDRAW-20)', async () => {
    const { token } = await server.person({ market: 'br', cash: 10 });
    const first = await requestWithdrawal(token, 1, 'lost-answer');
    server.pass(47 * hourMs);
    expect(await requestWithdrawal(token, 1, 'lost-answer')).toEqual(first);
    expect(await server.callOk(getPassbook, { token })).toHaveLength(1);
    // Refusals are stored answers too.
    const poor = await server.person({ cash: 50 });
    expect((await requestWithdrawal(poor.token, 100, 'refused-once')).data.info).toBe('NOT ENOUGH');
    await post(server.db, poor.id, server.context.now(), rewardMoves('newbie', 'id', { cash: 1000 }, 'rich-now'));
    expect((await requestWithdrawal(poor.token, 100, 'refused-once')).data.info).toBe('NOT ENOUGH');
  });

  it('the same key with another amount is refused (M3)', async () => {
    const { token } = await server.person({ market: 'ph', cash: 100 });
    await requestWithdrawal(token, 1, 'one-key-only');
    expect(await requestWithdrawal(token, 10, 'one-key-only')).toEqual({
      code: 409,
      msg: 'KEY USED FOR ANOTHER REQUEST',
      data: null,
    });
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 99, paying: 1 });
  });

  it('a person who asks for 50 withdrawals at once gets exactly one (M4)', async () => {
    const { token } = await server.person({ cash: 100_000 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => requestWithdrawal(token, 1000, `parallel-${index}`)),
    );
    expect(answers.filter(({ data }) => data.status === 1)).toHaveLength(1);
    expect(new Set(answers.filter(({ data }) => data.status !== 1).map(({ data }) => data.info))).toEqual(
      new Set(['GAP']),
    );
    expect(await server.callOk(getPassbook, { token })).toHaveLength(1);
  });

  it('a failed payout returns once, whatever the operator repeats, and its account counts it (M9, ACCOUNT-6)', async () => {
    const { token } = await server.person({ market: 'br', cash: 12.3 });
    await requestWithdrawal(token, 1);
    await Promise.all([resolveAll(2), resolveAll(2)]);
    await Promise.all([resolveAll(1), resolveAll(2)]);
    const { balance, paying, redeemed } = await server.callOk(getWallet, { token });
    expect([balance, paying, redeemed]).toEqual([12.3, 0, 0]);
    expect(await server.callOk(getPassbook, { token })).toMatchObject([{ amount: 1, status: 3 }]);
    expect(await server.callOk(getAccount, { token })).toMatchObject({ accountStatus: 3, retryCount: 1 });
  });

  it('what was resolved stays as it is, whoever resolves it again (MONEY-10)', async () => {
    for (const paid of [true, false]) {
      const { token, id } = await server.person({ market: 'br', cash: 5 });
      await requestWithdrawal(token, 1);
      const { id: withdrawal } = only(
        await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]),
      );
      const resolve = (as: boolean) =>
        resolveWithdrawal(
          server.db,
          { id: withdrawal, userId: id, market: 'br' },
          { paid: as, now: server.context.now() },
        );
      expect(await resolve(paid)).toBe(100);
      const before = await server.callOk(getWallet, { token });
      expect([await resolve(paid), await resolve(!paid)]).toEqual([undefined, undefined]);
      expect(await server.callOk(getWallet, { token })).toEqual(before);
      expect(await server.callOk(getPassbook, { token })).toMatchObject([{ status: paid ? 2 : 3 }]);
    }
  });

  it('somebody who was frozen after a press had looked is not paid, and can still be refused (OPS-13)', async () => {
    const { token, id } = await server.person({ market: 'br', cash: 5 });
    await requestWithdrawal(token, 1);
    const { id: withdrawal } = only(
      await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]),
    );
    await server.db.query('update users set frozen_at = $2 where id = $1', [id, server.context.now()]);
    const resolve = (paid: boolean) =>
      resolveWithdrawal(server.db, { id: withdrawal, userId: id, market: 'br' }, { paid, now: server.context.now() });
    expect(await resolve(true)).toBeUndefined();
    expect(await server.callOk(getPassbook, { token })).toMatchObject([{ status: 1 }]);
    expect(await resolve(false)).toBe(100);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 5, paying: 0 });
  });

  it('the database itself refuses a second withdrawal on the same day, but not on another day while the first is open (WITHDRAW-9)', async () => {
    const now = server.context.now();
    const write = (id: number, status: number, day: number) =>
      server.db
        .query(
          `insert into withdrawals (user_id, currency, amount, status, day, at, settled_at, paid_week, type, no) values ($1, 'BRL', 100, $2, $3, $4, $5, $6, 'PIX', 'x')`,
          [id, status, day, now, status === 1 ? null : now, status === 2 ? 20261102 : null],
        )
        .then(() => 'written', sqlState);
    const open = await server.person({ market: 'br' });
    const paid = await server.person({ market: 'br' });
    const unique = '23505';
    expect([await write(open.id, 1, 20261101), await write(open.id, 1, 20261102)]).toEqual(['written', 'written']);
    expect(await write(open.id, 1, 20261102)).toBe(unique);
    expect([await write(paid.id, 2, 20261101), await write(paid.id, 2, 20261101)]).toEqual(['written', unique]);
    expect([await write(paid.id, 3, 20261101), await write(paid.id, 2, 20261102)]).toEqual(['written', 'written']);
    await server.db.query('delete from withdrawals where user_id in ($1, $2)', [open.id, paid.id]);
  });

  it('the fourth amount asks for members who count, not for those who were only invited (WITHDRAW-16)', async () => {
    const { token, id } = await server.person({ market: 'br', cash: 100 });
    for (let nth = 0; nth < 3; nth++) await server.person({ market: 'br', invitedBy: id });
    const fourth = async () => (await server.callOk(getWithdrawOptions, { token })).at(3);
    expect(await fourth()).toMatchObject({ info: 'NEED MEMBERS', need: 3 });
    await server.db.query('update users set valid_at = $2 where invited_by = $1', [id, server.context.now()]);
    expect(await fourth()).toMatchObject({ info: '', need: 0 });
  });

  it('what comes back after a long time away is not cleared at once', async () => {
    const { token } = await server.person({ market: 'br', cash: 1 });
    await requestWithdrawal(token, 1);
    server.pass(20 * dayMs);
    await resolveAll(2);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 1, paying: 0 });
    server.pass(15 * dayMs);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 1 });
    server.pass(hourMs + 1);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 0 });
  });

  it('two clearings at the same moment both take effect', async () => {
    const { token, id } = await server.person({ cash: 5 });
    server.pass(16 * dayMs);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 0 });
    await post(server.db, id, server.context.now(), rewardMoves('invitation', 'id', { cash: 7 }, 'late-member'));
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 0 });
  });

  it('a withdrawal that is not paid yet does not stop the next day’s, and all of them are paid (WITHDRAW-9)', async () => {
    const { token } = await server.person({ cash: 5000 });
    expect((await requestWithdrawal(token, 100)).data.status).toBe(1);
    server.pass(dayMs);
    expect((await requestWithdrawal(token, 1000)).data).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 3900, paying: 1100 });
    // Both are late by now; one reminder a day is enough.
    server.pass(dayMs);
    const remind = async () => (await server.callOk(postReminder, { token })).info;
    expect([await remind(), await remind()]).toEqual(['', 'ONCE DAILY']);
    await resolveAll(1);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 3900, paying: 0, redeemed: 1100 });
  });

  it('a person withdraws once a day unless it failed; those who come back have four other amounts (WITHDRAW-10)', async () => {
    const { token } = await server.person({ cash: 5000 });
    await requestWithdrawal(token, 100);
    server.pass(hourMs);
    expect((await requestWithdrawal(token, 1000)).data.info).toBe('ONCE DAILY');
    await resolveAll(2);
    expect((await requestWithdrawal(token, 100)).data.status).toBe(1);
    server.pass(hourMs);
    await resolveAll(1);
    expect((await requestWithdrawal(token, 1000)).data.info).toBe('ONCE DAILY');
    expect(await server.callOk(getWithdrawOptions, { token })).toMatchObject([
      { amount: 1000, info: '', need: 0 },
      { amount: 10_000, info: '', need: 0 },
      { amount: 20_000, info: 'NEED LT', need: 1 },
      { amount: 100_000, info: 'NEED MEMBERS', need: 3 },
    ]);
    server.pass(dayMs);
    expect((await requestWithdrawal(token, 1000)).data.status).toBe(1);
  });

  it('amounts that are not offered, too large or too fine are refused (WITHDRAW-3)', async () => {
    const { token } = await server.person({ market: 'br', cash: 50 });
    for (const amount of [0, 0.01, 0.1001, 7, 1e9])
      expect((await requestWithdrawal(token, amount)).data.info).toBe('BAD AMOUNT');
    expect((await requestWithdrawal(token, 100)).data.info).toBe('NOT ENOUGH');
    expect((await requestWithdrawal(token, -1)).code).toBe(400);
  });

  it('the passbook forgets after 15 days, but not what is under way (PASSBOOK-1)', async () => {
    const { token } = await server.person({ market: 'ph', cash: 100 });
    await requestWithdrawal(token, 1);
    await resolveAll(1);
    server.pass(14 * dayMs);
    expect(await server.callOk(getPassbook, { token })).toHaveLength(1);
    server.pass(dayMs);
    expect(await server.callOk(getPassbook, { token })).toEqual([]);
    const waiting = await server.person({ cash: 200 });
    await requestWithdrawal(waiting.token, 100);
    server.pass(20 * dayMs);
    expect(await server.callOk(getPassbook, { token: waiting.token })).toMatchObject([{ amount: 100, status: 1 }]);
  });

  it('a late withdrawal can be reminded of once a day, and operators see how many were (API-21)', async () => {
    const remindedPending = async () =>
      (await server.callOk(getDashboard, { query: { key: testOperatorKey } })).remindedPending;
    const { token } = await server.person({ cash: 1000 });
    const remind = async () => (await server.callOk(postReminder, { token })).info;
    expect(await remind()).toBe('NOTHING PENDING');
    await requestWithdrawal(token, 100);
    const before = await remindedPending();
    server.pass(2 * hourMs);
    expect(await remind()).toBe('TOO EARLY');
    server.pass(1);
    expect(await Promise.all([remind(), remind(), remind()])).toEqual(
      expect.arrayContaining(['', 'ONCE DAILY', 'ONCE DAILY']),
    );
    expect(await remindedPending()).toBe(before + 1);
    server.pass(dayMs);
    expect(await Promise.all([remind(), remind()])).toEqual(expect.arrayContaining(['', 'ONCE DAILY']));
    expect(await remindedPending()).toBe(before + 1);
    await resolveAll(1);
    expect(await remind()).toBe('NOTHING PENDING');
    expect(await remindedPending()).toBe(0);
  });

  it('a larger withdrawal may take three days before its owner may send a reminder', () => {
    const sent = { amount: 2001, date: 0, remindedDay: 0 };
    expect([2 * hourMs + 1, 3 * dayMs, 3 * dayMs + 1].map((now) => reminderProblem(sent, 'id', 20261118, now))).toEqual(
      ['TOO EARLY', 'TOO EARLY', undefined],
    );
    expect(reminderProblem({ ...sent, remindedDay: 20261118 }, 'id', 20261118, 4 * dayMs)).toBe('ONCE DAILY');
    // 10.01 pesos in minor units.
    expect(reminderProblem({ ...sent, amount: 1001 }, 'ph', 20261118, 2 * hourMs + 1)).toBe('TOO EARLY');
    expect(reminderProblem({ ...sent, amount: 1000 }, 'ph', 20261118, 2 * hourMs + 1)).toBeUndefined();
  });

  it('an account is stored once, and nobody shares one (ACCOUNT-4, ACCOUNT-13)', async () => {
    const one = await server.person({ account: false, cash: 1000 });
    const two = await server.person({ account: false });
    const body = { accountNo: '0812 3456 7890', accountType: 'DANA', accountName: '', mobile: '' } as const;
    expect((await requestWithdrawal(one.token, 100)).data.info).toBe('NEED ACCOUNT');
    expect(await server.callOk(postAccount, { token: one.token, body })).toEqual({ status: 1, info: '' });
    expect(
      await server.callOk(postAccount, { token: one.token, body: { ...body, accountNo: '081234567891' } }),
    ).toEqual({
      status: 2,
      info: 'ALREADY',
    });
    expect(
      await server.callOk(postAccount, { token: two.token, body: { ...body, accountNo: '081234567890' } }),
    ).toEqual({
      status: 2,
      info: 'DUP ACCOUNT',
    });
    expect(await server.callOk(getAccount, { token: one.token })).toMatchObject({
      accountNo: '081234567890',
      accountStatus: 1,
    });
  });

  it('eleven digits that are a phone and a CPF are stored as the one that is said (ACCOUNT-6, ACCOUNT-16)', async () => {
    const { token, id } = await server.person({ market: 'br', account: false, cash: 10 });
    const other = await server.person({ market: 'br', account: false });
    const body = {
      accountNo: '11 98765-4374',
      accountType: 'PIX',
      accountName: 'Ana\u202e Souza',
      mobile: '',
    } as const;
    const submit = (who: string, keyKind?: 'PHONE' | 'CPF') =>
      server.callOk(postAccount, { token: who, body: { ...body, ...(keyKind && { keyKind }) } });
    expect(await submit(token)).toEqual({ status: 2, info: 'WHICH KEY' });
    expect(await submit(token, 'CPF')).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getAccount, { token })).toEqual({
      accountName: 'Ana Souza',
      accountNo: '11987654374',
      accountStatus: 1,
      accountType: 'PIX',
      givenUp: false,
      keyKind: 'CPF',
      mobile: '',
      retryCount: 0,
    });
    // The phone of these digits is somebody else's.
    expect(await submit(other.token, 'PHONE')).toEqual({ status: 1, info: '' });
    await requestWithdrawal(token, 1);
    expect(await server.db.query('select no, key_kind from withdrawals where user_id = $1', [id])).toEqual([
      { no: '11987654374', key_kind: 'CPF' },
    ]);
  });

  it('nothing is paid to an account whose key is not known until its owner says it (ACCOUNT-16)', async () => {
    const { token, id } = await server.person({ market: 'br', cash: 10 });
    await server.db.query(
      `update ewallets set no = '11987654374', plain_no = '+5511987654374-' || user_id, key_kind = null, status = ${accountStatus.retry} where user_id = $1`,
      [id],
    );
    expect((await requestWithdrawal(token, 1)).data.info).toBe('NEED ACCOUNT');
    expect(await server.callOk(getAccount, { token })).toMatchObject({ accountStatus: 3, keyKind: '' });
    const body = { accountNo: '11987654321', accountType: 'PIX', accountName: 'Ana Souza', mobile: '' } as const;
    expect(await server.callOk(postAccount, { token, body })).toEqual({ status: 1, info: '' });
    expect((await requestWithdrawal(token, 1)).data.info).toBe('');
  });

  it('an account that a payout sent back may be put right', async () => {
    const { token } = await server.person({ cash: 1000 });
    await requestWithdrawal(token, 100);
    await resolveAll(2);
    expect(
      await server.callOk(postAccount, {
        token,
        body: { accountNo: '081299990000', accountType: 'OVO', accountName: '', mobile: '' },
      }),
    ).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getAccount, { token })).toMatchObject({
      accountType: 'OVO',
      accountStatus: 1,
      retryCount: 1,
    });
  });

  it('an account stays as it is while money is on its way to it, and may be put right when that came back too', async () => {
    const { token } = await server.person({ cash: 1000 });
    const other = { accountNo: '081299990123', accountType: 'OVO', accountName: '', mobile: '' } as const;
    await requestWithdrawal(token, 100);
    await resolveAll(2);
    server.pass(hourMs);
    await requestWithdrawal(token, 100);
    const before = await server.callOk(getAccount, { token });
    expect(await server.callOk(postAccount, { token, body: other })).toEqual({ status: 2, info: 'PENDING WITHDRAWAL' });
    expect(await server.callOk(getAccount, { token })).toEqual(before);
    await resolveAll(2);
    expect(await server.callOk(postAccount, { token, body: other })).toEqual({ status: 1, info: '' });
  });

  it('the result of a payout counts for the account it went to, and for no other', async () => {
    const { token, id } = await server.person({ cash: 1000 });
    for (const pay of [1, 2] as const) {
      await requestWithdrawal(token, 100);
      // Simulates an account that was replaced meanwhile.
      await server.db.query(
        `update ewallets set no = '0812000' || user_id, status = ${accountStatus.submitted} where user_id = $1`,
        [id],
      );
      await resolveAll(pay);
      expect(await server.callOk(getAccount, { token })).toMatchObject({ accountStatus: 1, retryCount: 0 });
      server.pass(dayMs);
      await server.db.query(`update ewallets set no = '0812111' || user_id where user_id = $1`, [id]);
    }
  });

  it('the ledger stays sound', () => expectSoundMoney(server.db));
});
