// @vitest-environment node
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { postUpdateScore, getPayouts, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { postFreeze } from '@tally/contract/calls/people';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { behindTheProduct } from '../../testing/behindTheProduct';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { appendAudit } from '../audit/appendAudit';

const key = 'the-key-of-ana';
const budi = 'the-key-of-budi';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana: key, budi }) } });
});
afterAll(() => server.close());

const desk = (market: 'id' | 'ph' | 'br' = 'id') => server.callOk(getPayouts, { query: { key, market } });
const requestWithdrawal = async (amount = 1000, cash = amount) => {
  const person = await server.person({ cash });
  const { info } = await server.callOk(postWithdraw, { token: person.token, query: { amount } });
  expect(info).toBe('');
  const { items } = await desk();
  return { ...person, payout: items.find(({ userId }) => userId === person.id)?.id ?? 0 };
};
const decide = (id: number, action: 'pay' | 'refuse', reason?: string) =>
  server.callOk(postPayout, { query: { key, id, action, ...(reason !== undefined && { reason }) } });
const batch = async (ids: number[], asOf = server.context.now()) =>
  server.callOk(postPayShown, { query: { key, market: 'id', asOf }, body: { ids } });
const audit = () => server.callOk(getLatestActs, { query: { key } });

describe('the pending withdrawals of a market (OPS-12)', () => {
  it('pending withdrawals say so when three wallets have one name, however it is written', async () => {
    const farm: number[] = [];
    const seen = async () =>
      (await desk('ph')).items
        .filter(({ warnings }) => warnings.includes('NAME SEEN'))
        .map(({ userId }) => userId)
        .sort();
    for (const name of ['Maria Clara', 'MARIA CLARA', 'maria clara', 'Maria Klara']) {
      const { id, token } = await server.person({ market: 'ph', cash: 10 });
      await server.db.query('update ewallets set name = $2 where user_id = $1', [id, name]);
      expect((await server.callOk(postWithdraw, { token, query: { amount: 1 } })).info).toBe('');
      farm.push(id);
      expect(await seen()).toEqual(farm.length < 3 ? [] : farm.slice(0, 3));
    }
    for (const { id } of (await desk('ph')).items) await decide(id, 'refuse', 'a farm');
  });

  it('pending withdrawals stand there oldest first, with masked account, age and history', async () => {
    const first = await requestWithdrawal();
    server.pass(1000);
    const second = await requestWithdrawal(100);
    const { items, asOf, total, totalAmount } = await desk();
    expect(items.map(({ userId }) => userId)).toEqual([first.id, second.id]);
    expect(items[0]).toMatchObject({ amount: 1000, paid: 0, failed: 0, warnings: [], time: asOf - 1000 });
    expect(items[0]?.reminded).toBe(false);
    expect(items[0]?.accountNo).toMatch(/^08•{4}\d\d$/);
    expect({ total, totalAmount }).toEqual({ total: 2, totalAmount: 1100 });
    expect(await desk('br')).toMatchObject({ total: 0, items: [] });
    await batch([first.payout, second.payout]);
    server.pass(dayMs);
    await server.callOk(postWithdraw, { token: first.token, query: { amount: 1000 } });
    await server.db.query('update balances set cash = cash + 1000 where user_id = $1', [first.id]);
    await server.db.query(
      `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) values ($1, 'newbie', 'IDR', 'rewards', 'cash', 1000, 1, 'more')`,
      [first.id],
    );
    expect(await server.callOk(postWithdraw, { token: first.token, query: { amount: 1000 } })).toMatchObject({
      info: '',
    });
    expect((await desk()).items).toMatchObject([{ userId: first.id, paid: 1, paidAmount: 1000, failed: 0 }]);
    await batch((await desk()).items.map(({ id }) => id));
  });

  it('pending withdrawals warn of a number seen before, many phones, no human pace and a duplicate', async () => {
    const person = await requestWithdrawal();
    await server.db.query(
      'update wallet_numbers set owners = 2 where mark = (select number_mark from withdrawals where id = $1)',
      [person.payout],
    );
    await server.db.query(
      `insert into actions (user_id, device, action, at) select $1::bigint, 'phone-' || n, 'open', 1 from generate_series(1, 3) n`,
      [person.id],
    );
    await server.db.query(
      `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) select $1::bigint, 'videoad', 'COIN', 'rewards', 'coin', 1, $2::bigint, 'seed/' || n from generate_series(1, 41) n`,
      [person.id, server.context.now()],
    );
    await server.db.query('update balances set coin = coin + 41 where user_id = $1', [person.id]);
    await server.db.query('update users set dup_user = true where id = $1', [person.id]);
    expect((await desk()).items.at(-1)?.warnings).toEqual(['NUMBER SEEN', 'MANY PHONES', 'PACE', 'DUP USER']);
    // One less of each is below the thresholds; all rounds of the last ten minutes are counted together.
    await server.db.query(`delete from actions where user_id = $1 and device = 'phone-3'`, [person.id]);
    await behindTheProduct(server.db, `delete from transfers where user_id = $1 and ref = 'seed/41'`, [person.id]);
    expect((await desk()).items.at(-1)?.warnings).toEqual(['NUMBER SEEN', 'DUP USER']);
    await server.db.query(
      `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) values ($1, 'checkin', 'COIN', 'rewards', 'coin', 1, $2, 'nine minutes before')`,
      [person.id, server.context.now() - 9 * minuteMs],
    );
    expect((await desk()).items.at(-1)?.warnings).toEqual(['NUMBER SEEN', 'PACE', 'DUP USER']);
    await decide(person.payout, 'refuse', 'fraud');
  });
});

describe('a decision about one withdrawal (OPS-13)', () => {
  it('a withdrawal is paid or refused with a reason, once', async () => {
    const paid = await requestWithdrawal();
    const refused = await requestWithdrawal();
    expect(await decide(refused.payout, 'refuse', '  ')).toMatchObject({ status: 2, info: 'NEED REASON' });
    expect(await decide(refused.payout, 'refuse', 'wrong name')).toEqual({ status: 1, info: '', warnings: [] });
    const answers = await Promise.all([1, 2, 3].map(() => decide(paid.payout, 'pay')));
    expect(answers.map(({ info }) => info).sort()).toEqual(['', 'ALREADY SETTLED', 'ALREADY SETTLED']);
    expect(await server.callOk(getWallet, { token: refused.token })).toMatchObject({ balance: 1000, paying: 0 });
    expect(await server.callOk(getWallet, { token: paid.token })).toMatchObject({
      balance: 0,
      redeemed: 1000,
      paying: 0,
    });
    expect(await server.db.query('select reason from withdrawals where id = $1', [refused.payout])).toEqual([
      { reason: 'wrong name' },
    ]);
    await expectSoundMoney(server.db);
  });

  it('a decision pays nobody who is frozen, by whichever press, until they may go on', async () => {
    const person = await requestWithdrawal(1000, 3000);
    const freeze = (action: 'freeze' | 'unfreeze', reason?: string) =>
      server.callOk(postFreeze, { query: { key, userId: person.id, action, ...(reason !== undefined && { reason }) } });
    expect(await freeze('freeze')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await freeze('freeze', 'looks like a farm')).toEqual({ status: 1, info: '' });
    expect((await desk()).items.at(-1)?.warnings).toEqual(['FROZEN']);
    expect(await decide(person.payout, 'pay')).toMatchObject({ status: 2, info: 'FROZEN' });
    expect(await batch([person.payout])).toMatchObject({ withdrawals: 0 });
    await payWaiting(server, key);
    expect(await server.callOk(getWallet, { token: person.token })).toMatchObject({ paying: 1000 });
    expect(await decide(person.payout, 'refuse', 'fraud')).toMatchObject({ status: 1 });
    server.pass(dayMs);
    expect(await server.callOk(postWithdraw, { token: person.token, query: { amount: 1000 } })).toEqual({
      status: 2,
      info: 'FROZEN',
    });
    expect(await freeze('unfreeze')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await freeze('unfreeze', 'a family')).toEqual({ status: 1, info: '' });
    expect(
      (await audit()).map(({ detail }) => detail).filter((detail) => detail.startsWith(`user ${person.id}`)),
    ).toEqual([`user ${person.id}: a family`, `user ${person.id}: looks like a farm`]);
    expect(await server.callOk(postWithdraw, { token: person.token, query: { amount: 1000 } })).toMatchObject({
      status: 1,
    });
    expect(
      await server.callOk(postFreeze, { query: { key, userId: 999_999, action: 'unfreeze', reason: 'a family' } }),
    ).toEqual({
      status: 2,
      info: 'UNKNOWN USER',
    });
    await batch((await desk()).items.map(({ id }) => id));
  });
});

describe('a press for all that a page shows (OPS-14)', () => {
  it('a press for all pays what it names and was there by then, nothing that came later or goes elsewhere', async () => {
    const first = await requestWithdrawal();
    const other = await requestWithdrawal();
    const { asOf } = await desk();
    server.pass(1);
    const late = await requestWithdrawal();
    expect(await batch([first.payout, late.payout], asOf)).toEqual({
      status: 1,
      info: '',
      users: 1,
      withdrawals: 1,
      amount: 1000,
      waiting: 0,
      waitingAmount: 0,
    });
    expect((await desk()).items.map(({ id }) => id)).toEqual([other.payout, late.payout]);
    // Presets accept `asOf` too.
    expect(
      await server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount: 1_000_000, asOf } }),
    ).toMatchObject({ withdrawals: 1 });
    expect(
      await server.callOk(postPayShown, {
        query: { key, market: 'br', asOf: server.context.now() },
        body: { ids: [late.payout] },
      }),
    ).toMatchObject({ withdrawals: 0 });
    await decide(late.payout, 'pay');
  });

  it('a press for all says that some failed, and resolves the others', async () => {
    const sound = await requestWithdrawal();
    const broken = await requestWithdrawal();
    await server.db.query('update balances set held = 0 where user_id = $1', [broken.id]);
    expect(await batch([broken.payout, sound.payout])).toMatchObject({
      status: 2,
      info: 'SOME FAILED',
      withdrawals: 1,
    });
    await server.db.query('update balances set held = 1000 where user_id = $1', [broken.id]);
    expect(await batch([broken.payout, sound.payout])).toMatchObject({ status: 1, info: '', withdrawals: 1 });
    await expectSoundMoney(server.db);
  });
});

describe('what operators did (OPS-15)', () => {
  it('what operators did is cut where it is too long, between its characters', async () => {
    await appendAudit(server.db, 'ana', 'import', `${'x'.repeat(999)}\u{1f600}\u{1f600}`, server.context.now());
    expect((await audit())[0]?.detail).toBe(`${'x'.repeat(999)}\u{1f600}`);
  });

  it('what operators did is written by the name of the key, and stays', async () => {
    const one = await requestWithdrawal();
    const two = await requestWithdrawal();
    await decide(one.payout, 'pay');
    await server.callOk(postPayout, { query: { key: budi, id: two.payout, action: 'refuse', reason: 'wrong name' } });
    const [newest, before] = await audit();
    expect([newest, before]).toMatchObject([
      { operator: 'budi', action: 'refuse', detail: `withdrawal ${two.payout}: wrong name` },
      { operator: 'ana', action: 'pay', detail: `withdrawal ${one.payout}` },
    ]);
    const kept = await audit();
    for (const change of ['delete from operator_actions', `update operator_actions set operator = 'nobody'`])
      await expect(server.db.query(change)).rejects.toThrow('written down for good');
    expect(await audit()).toEqual(kept);
  });
});
