// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { postUpdateScore, getPayouts, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import { postBatch, postBatchResults, postBatchVoid } from '@tally/contract/calls/batches';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { postFreeze } from '@tally/contract/calls/people';
import { getWallet } from '@tally/contract/calls/wallet';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { namingExports } from '../../testing/payouts/desk';
import { expectSoundMoney } from '../../testing/invariants';
import { approveResults } from '../../testing/payouts/approveAll';
import { createTestServer, keysOf } from '../../testing/testServer';
import { shownWarnings } from '../../testing/payouts/shownWarnings';
import type { TestServer } from '../../testing/testServer';
import { resolveWithdrawal } from '../withdrawals/resolveWithdrawal';
import { makeBatch } from './makeBatch';
import type { BatchResult } from './makeBatch';

const key = 'the-key-of-ana';
const second = 'the-key-of-budi';
const reason = 'the mail came back';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana: key, budi: second }) } });
});
// Each test has the desk to itself.
beforeEach(async () => {
  await server.db.exec('truncate users, payout_exports, payout_exceptions cascade');
  server.logged.length = 0;
});
afterAll(() => server.close());

const market = 'ph' as Market;
const requestWithdrawal = async (where: Market = market) => {
  const person = await server.person({ market: where, cash: where === 'id' ? 1000 : 10 });
  const amount = where === 'id' ? 100 : 1;
  expect(await server.callOk(postWithdraw, { token: person.token, query: { amount } })).toMatchObject({ status: 1 });
  const [row] = await server.db.query<{ payout: number }>('select id as payout from withdrawals where user_id = $1', [
    person.id,
  ]);
  return { ...person, payout: row?.payout ?? 0 };
};
const desk = () => server.callOk(getPayouts, { query: { key, market } });
const exported = (where: Market = market, asOf = server.context.now()) =>
  server.callOk(postBatch, { query: { key, market: where, asOf } });
const idsIn = (file: string) =>
  file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
const idsOf = (result: BatchResult) => (result.kind === 'made' ? idsIn(result.file) : []);
const voided = (id: number, given = reason) => server.callOk(postBatchVoid, { query: { key, id, reason: given } });
const decide = async (id: number, action: 'pay' | 'refuse') => {
  const shown = await shownWarnings(server, key, 'ph');
  const warnings = shown.find((each) => each.id === id)?.warnings ?? [];
  return server.callOk(postPayout, { query: { key, id, action, reason: 'wrong name' }, body: { warnings } });
};
const take = async (...lines: string[]) => {
  const named = await namingExports(server.db, lines);
  const file = ['id,currency,amount,result,reason,export', ...named].join('\r\n');
  const taken = await server.callOk(postBatchResults, { query: { key, market }, body: { file } });
  if (taken.waiting > 0) await approveResults(server, second);
  return taken;
};
/** The other operator closes what ana took in. */
const resolveException = (id: number, action: 'return' | 'close', given = 'asked the provider') =>
  server.callOk(postExceptionResolve, { query: { key: second, id, action, reason: given } });
const walletOf = ({ token }: { token: string }) => server.callOk(getWallet, { token });
const passbookOf = async ({ token }: { token: string }) =>
  (await server.callOk(getPassbook, { token })).map(({ status_msg }) => status_msg);
const audit = async () =>
  (await server.callOk(getLatestActs, { query: { key } })).map(({ action, detail }) => `${action} ${detail}`);

describe('what is in a file is with the provider (OPS-20)', () => {
  it('no second file holds it, the desk shows it, and what was in the file is written down', async () => {
    const one = await requestWithdrawal();
    const two = await requestWithdrawal();
    const { id, file } = await exported();
    expect(idsIn(file)).toEqual([one.payout, two.payout]);
    const late = await requestWithdrawal();
    expect(idsIn((await exported()).file)).toEqual([late.payout]);
    expect(await exported()).toMatchObject({ id: 0, count: 0, left: 0 });
    const { items, sent, sentAmount, total, exports } = await desk();
    expect({ total, sent, sentAmount }).toEqual({ total: 3, sent: 3, sentAmount: 3 });
    expect(items.map(({ exportId }) => exportId)).toEqual([id, id, id + 1]);
    const time = server.context.now();
    expect(exports).toMatchObject([
      { id: id + 1, time, operator: 'ana', count: 1, amount: 1, left: 1 },
      { id, time, operator: 'ana', count: 2, amount: 2, left: 2 },
    ]);
    expect(
      await server.db.query(
        'select withdrawal_id as id, amount from payout_export_lines where export_id = $1 order by 1',
        [id],
      ),
    ).toEqual([one, two].map(({ payout }) => ({ id: payout, amount: 100 })));
    expect(await server.db.query('select market, count, sum, sha256 from payout_exports where id = $1', [id])).toEqual([
      { market, count: 2, sum: 200, sha256: createHash('sha256').update(file).digest('hex') },
    ]);
    // To its owner it is on its way, as before.
    expect(await passbookOf(one)).toEqual(['PAYING']);
    await expectSoundMoney(server.db);
  });

  it('a file holds what was asked for by then, of its market alone', async () => {
    const one = await requestWithdrawal();
    const elsewhere = await requestWithdrawal('id');
    const asOf = server.context.now();
    server.pass(1);
    const late = await requestWithdrawal();
    expect(idsIn((await exported(market, asOf)).file)).toEqual([one.payout]);
    expect(idsIn((await exported('id')).file)).toEqual([elsewhere.payout]);
    expect(idsIn((await exported()).file)).toEqual([late.payout]);
  });

  it('the reply to a full file says how many are left (OPS-26)', async () => {
    const due = [await requestWithdrawal(), await requestWithdrawal(), await requestWithdrawal()];
    const frozen = await requestWithdrawal();
    await server.callOk(postFreeze, { query: { key, userId: frozen.id, action: 'freeze', reason: 'farm' } });
    const now = server.context.now();
    const first = await makeBatch(server.db, { market, asOf: now }, { operator: 'ana', now }, 2);
    expect(first).toMatchObject({ kind: 'made', count: 2, left: 1 });
    const second = await makeBatch(server.db, { market, asOf: now }, { operator: 'ana', now }, 2);
    expect(second).toMatchObject({ kind: 'made', count: 1, left: 0 });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(due.map(({ payout }) => payout));
  });

  it('a withdrawal that is in a file cannot be paid or refused by hand: IN BATCH', async () => {
    const sent = await requestWithdrawal();
    const frozen = await requestWithdrawal();
    const { id } = await exported();
    await server.callOk(postFreeze, { query: { key, userId: frozen.id, action: 'freeze', reason: 'farm' } });
    const waiting = await requestWithdrawal();
    const inBatch = { status: 2, info: 'IN BATCH' };
    for (const action of ['pay', 'refuse'] as const)
      for (const { payout } of [sent, frozen]) expect(await decide(payout, action)).toMatchObject(inBatch);
    const asOf = server.context.now();
    expect(
      await server.callOk(postPayShown, {
        query: { key, market, asOf },
        body: { ids: [sent.payout, waiting.payout], shown: await shownWarnings(server, key, 'ph') },
      }),
    ).toMatchObject({ status: 1, info: 'IN BATCH', withdrawals: 1 });
    for (const pay of [1, 2] as const)
      expect(await server.callOk(postUpdateScore, { query: { key, day: 2, pay, amount: 100, market } })).toMatchObject({
        status: 1,
        info: 'IN BATCH',
        withdrawals: 0,
      });
    expect(await walletOf(sent)).toMatchObject({ balance: 9, paying: 1 });
    // What the provider has paid is booked, also of somebody who was frozen since.
    expect(
      await take(`${sent.payout},PHP,1.00,FAILED,no such account`, `${frozen.payout},PHP,1.00,PAID,`),
    ).toMatchObject({
      status: 1,
      paid: 1,
      waiting: 1,
    });
    expect(await walletOf(frozen)).toMatchObject({ balance: 9, redeemed: 1, paying: 0 });
    expect(await audit()).toContain(`pay withdrawal ${frozen.payout}, export ${id}`);
    expect((await desk()).exports).toMatchObject([{ id, state: 'SETTLED', left: 0 }]);
    await expectSoundMoney(server.db);
  });

  it('a press that had looked before a withdrawal was in a file does not resolve it', async () => {
    const one = await requestWithdrawal();
    await exported();
    const press = (paid: boolean) =>
      resolveWithdrawal(server.db, { id: one.payout, userId: one.id, market }, { paid, now: server.context.now() });
    expect([await press(true), await press(false)]).toEqual([undefined, undefined]);
    expect(await walletOf(one)).toMatchObject({ balance: 9, paying: 1 });
  });

  it('two files made at the same moment share nothing', async () => {
    const ids: number[] = [];
    for (let nth = 0; nth < 8; nth++) ids.push((await requestWithdrawal()).payout);
    const now = server.context.now();
    const results = await Promise.all(
      [3, 3, 3, 8].map((most) => makeBatch(server.db, { market, asOf: now }, { operator: 'ana', now }, most)),
    );
    const held = results.flatMap(idsOf);
    expect(held.toSorted((a, b) => a - b)).toEqual(ids);
    await expectSoundMoney(server.db);
  });

  it('a file and a press at the same moment: either of the two has it', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const one = await requestWithdrawal();
      const [file, decision] = await Promise.all([exported(), decide(one.payout, 'pay')]);
      expect([file.count, decision.info]).toEqual(file.count === 1 ? [1, 'IN BATCH'] : [0, '']);
    }
    await expectSoundMoney(server.db);
  });
});

describe('a file that the provider has not got (OPS-21)', () => {
  it('a file is voided with a reason: what it held can be exported, paid and refused again', async () => {
    const people = [await requestWithdrawal(), await requestWithdrawal(), await requestWithdrawal()];
    const [one, two, three] = people.map(({ payout }) => payout) as [number, number, number];
    const { id } = await exported();
    expect(await voided(id, ' ')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await voided(id + 7)).toEqual({ status: 2, info: 'UNKNOWN EXPORT' });
    expect(await voided(id)).toEqual({ status: 1, info: '' });
    expect(await voided(id)).toEqual({ status: 2, info: 'ALREADY VOIDED' });
    expect((await audit())[0]).toBe(`void export ${id} of ph, 3 withdrawals, the provider has not got it: ${reason}`);
    expect(await desk()).toMatchObject({ total: 3, sent: 0, exports: [] });
    expect(await decide(one, 'pay')).toMatchObject({ status: 1 });
    expect(await decide(two, 'refuse')).toMatchObject({ status: 1 });
    expect(idsIn((await exported()).file)).toEqual([three]);
    // Which withdrawals were in it stays written.
    for (const table of ['payout_export_lines', 'payout_exports'])
      await expect(server.db.query(`delete from ${table}`)).rejects.toThrow('written down for good');
    expect(
      await server.db.query('select count(*)::integer as lines from payout_export_lines where export_id = $1', [id]),
    ).toEqual([{ lines: 3 }]);
    await expectSoundMoney(server.db);
  });

  it('a file of which a result was taken, or that a result contradicts, is not voided', async () => {
    const one = await requestWithdrawal();
    const two = await requestWithdrawal();
    const { id } = await exported();
    const listed = async () => (await desk()).exports.find((batch) => batch.id === id)?.hasResults;
    expect(await listed()).toBe(false);
    await take(`${one.payout},PHP,1.00,PAID,`);
    expect(await listed()).toBe(true);
    expect(await voided(id)).toEqual({ status: 2, info: 'HAS RESULTS' });
    await take(`${two.payout},PHP,1.00,PAID,`);
    const three = await requestWithdrawal();
    const other = await exported();
    await take(`${three.payout},PHP,2.00,PAID,`);
    expect(await voided(other.id)).toEqual({ status: 2, info: 'HAS RESULTS' });
    expect(await desk()).toMatchObject({ sent: 1 });
  });

  it('a file that gets a result while it is voided is not both voided and answered', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const one = await requestWithdrawal();
      const { id } = await exported();
      const [gone, taken] = await Promise.all([voided(id), take(`${one.payout},PHP,1.00,PAID,`)]);
      expect(taken.paid).toBe(1);
      expect([gone.info, taken.exceptions]).toEqual(gone.status === 1 ? ['', 1] : ['HAS RESULTS', 0]);
    }
    await expectSoundMoney(server.db);
  });
});

describe('a result that contradicts the books stays (OPS-22)', () => {
  const kinds = async () => (await desk()).exceptions.map(({ payoutId, kind }) => [payoutId, kind]);

  it.each([
    ['paid after it was refused', 'refuse', 'PAID', '1.00', 'PAID AFTER FAILED', { balance: 10, redeemed: 0 }],
    ['paid by hand and by the provider', 'pay', 'PAID', '1.00', 'PAID TWICE', { balance: 9, redeemed: 1 }],
    ['failed after a press on Pay', 'pay', 'FAILED', '1.00', 'FAILED AFTER PAID', { balance: 9, redeemed: 1 }],
    ['paid with another amount', 'pay', 'PAID', '2.00', 'OTHER AMOUNT', { balance: 9, redeemed: 1 }],
  ] as const)('%s', async (_, action, result, amount, kind, wallet) => {
    const one = await requestWithdrawal();
    const { id } = await exported();
    await voided(id);
    await decide(one.payout, action);
    const line = `${one.payout},PHP,${amount},${result},no such account`;
    const answer = { status: 2, info: kind, paid: 0, waiting: 0, repeated: 0, amount: 0, exceptions: 1, notTaken: 0 };
    expect(await take(line)).toMatchObject({ ...answer, problems: [{ line: 2, info: kind }] });
    // Also when it comes again, of which nothing new is written.
    expect(await take(line)).toMatchObject(answer);
    expect(await walletOf(one)).toMatchObject({ ...wallet, paying: 0 });
    const { exceptionCount, exceptions } = await desk();
    expect(exceptionCount).toBe(1);
    expect(exceptions).toMatchObject([
      {
        payoutId: one.payout,
        exportId: id,
        kind,
        amount: 1,
        said: `${result} ${amount} PHP`,
        reason: 'no such account',
      },
    ]);
    const named = `exception withdrawal ${one.payout}, export ${id}: ${kind} (${result} ${amount} PHP)`;
    expect((await audit()).filter((entry) => entry === named)).toHaveLength(1);
    const alarms = server.logged.map((entry) => JSON.parse(entry) as object).filter((entry) => 'withdrawal' in entry);
    expect(alarms).toMatchObject([
      {
        level: 'error',
        withdrawal: one.payout,
        market: 'ph',
        message: `A result of the provider contradicts the books: ${kind}`,
      },
    ]);
    await expect(server.db.query('delete from payout_exceptions')).rejects.toThrow('written down for good');
    expect((await desk()).exceptionCount).toBe(1);
    await expectSoundMoney(server.db);
  });

  it('a withdrawal paid by two files is double money in the second; the first taken again is not', async () => {
    const one = await requestWithdrawal();
    const first = await exported();
    await voided(first.id);
    const second = await exported();
    expect(idsIn(second.file)).toEqual([one.payout]);
    expect(await take(`${one.payout},PHP,1.00,PAID,,`)).toMatchObject({ info: 'NEED EXPORT', notTaken: 1 });
    expect(await take(`${one.payout},PHP,1.00,PAID,,${second.id}`)).toMatchObject({ status: 1, paid: 1 });
    expect(await take(`${one.payout},PHP,1.00,PAID,,${second.id}`)).toMatchObject({ status: 1, repeated: 1 });
    expect(await take(`${one.payout},PHP,1.00,PAID,,${first.id}`)).toMatchObject({ info: 'PAID TWICE', exceptions: 1 });
    expect(await kinds()).toEqual([[one.payout, 'PAID TWICE']]);
    expect(await walletOf(one)).toMatchObject({ balance: 9, redeemed: 1, paying: 0 });
    await expectSoundMoney(server.db);
  });

  it('a withdrawal paid through a file that was voided is booked, and no other file pays it', async () => {
    const one = await requestWithdrawal();
    const { id } = await exported();
    await voided(id);
    expect(await take(`${one.payout},PHP,1.00,PAID,`)).toMatchObject({
      status: 2,
      paid: 1,
      amount: 1,
      exceptions: 1,
      notTaken: 0,
      problems: [{ line: 2, info: 'PAID AFTER VOID' }],
    });
    expect(await exported()).toMatchObject({ count: 0 });
    expect(await walletOf(one)).toMatchObject({ redeemed: 1, paying: 0 });
    await expectSoundMoney(server.db);
  });

  it('a contradicting result is closed with a reason, once', async () => {
    const one = await requestWithdrawal();
    await voided((await exported()).id);
    await decide(one.payout, 'pay');
    await take(`${one.payout},PHP,1.00,PAID,`);
    const [open] = (await desk()).exceptions;
    const id = open?.id ?? 0;
    expect(open).toMatchObject({ canReturn: false });
    expect(await resolveException(id, 'close', ' ')).toEqual({ status: 2, info: 'NEED REASON' });
    expect(await resolveException(id, 'return')).toEqual({ status: 2, info: 'NOT PAID' });
    expect(await resolveException(id, 'close')).toEqual({ status: 1, info: '' });
    expect(await resolveException(id, 'close')).toEqual({ status: 2, info: 'ALREADY CLOSED' });
    expect(await resolveException(id + 7, 'close')).toEqual({ status: 2, info: 'UNKNOWN EXCEPTION' });
    expect((await audit())[0]).toBe(`close withdrawal ${one.payout}, PAID TWICE: asked the provider`);
    expect(await desk()).toMatchObject({ exceptionCount: 0, exceptions: [] });
    expect(await server.db.query('select closed_by, close_reason from payout_exceptions')).toEqual([
      { closed_by: 'budi', close_reason: 'asked the provider' },
    ]);
  });
});

describe('a payment that did not arrive is booked back (OPS-25)', () => {
  it('a payment is booked back once: the money is cash again, and its wallet number is free that day', async () => {
    const one = await requestWithdrawal();
    await voided((await exported()).id);
    await decide(one.payout, 'pay');
    await take(`${one.payout},PHP,1.00,FAILED,no such account`);
    const [open] = (await desk()).exceptions;
    expect(open).toMatchObject({ kind: 'FAILED AFTER PAID', canReturn: true });
    const answers = await Promise.all([1, 2, 3].map(() => resolveException(open?.id ?? 0, 'return')));
    expect(answers.map(({ info }) => info).toSorted()).toEqual(['', 'ALREADY CLOSED', 'ALREADY CLOSED']);
    expect(await walletOf(one)).toMatchObject({ balance: 10, redeemed: 0, paying: 0 });
    expect(await passbookOf(one)).toEqual(['CAME BACK']);
    expect(
      await server.db.query(
        'select kind, source, target, amount from transfers where user_id = $1 and ref = $2 order by id',
        [one.id, `withdrawal/${one.payout}`],
      ),
    ).toEqual([
      { kind: 'withdraw', source: 'cash', target: 'held', amount: 100 },
      { kind: 'payout', source: 'held', target: 'paid', amount: 100 },
      { kind: 'refund', source: 'paid', target: 'cash', amount: 100 },
    ]);
    expect((await audit())[0]).toBe(`return withdrawal ${one.payout}, 1 PHP back to cash: asked the provider`);
    await expectSoundMoney(server.db);
    // The same file again is known; that it was paid after all is another contradiction.
    expect(await take(`${one.payout},PHP,1.00,FAILED,no such account`)).toMatchObject({ status: 1, repeated: 1 });
    expect(await take(`${one.payout},PHP,1.00,PAID,`)).toMatchObject({ info: 'PAID AFTER FAILED', exceptions: 1 });
    server.pass(dayMs);
    // What came back is held until that is closed (OPS-22).
    const withdraws = () => server.callOk(postWithdraw, { token: one.token, query: { amount: 10 } });
    expect(await withdraws()).toMatchObject({ info: 'NOT ENOUGH' });
    const held = (await desk()).exceptions.find(({ kind }) => kind === 'PAID AFTER FAILED');
    expect(await resolveException(held?.id ?? 0, 'close')).toMatchObject({ status: 1 });
    server.pass(10 * 60_000);
    expect(await withdraws()).toMatchObject({ info: '' });
    await expectSoundMoney(server.db);
  });

  it('a payment is booked back also when the provider has said before that it was paid', async () => {
    const one = await requestWithdrawal();
    await exported();
    await take(`${one.payout},PHP,1.00,PAID,`);
    expect(await take(`${one.payout},PHP,1.00,FAILED,came back`)).toMatchObject({ info: 'FAILED AFTER PAID' });
    const [open] = (await desk()).exceptions;
    expect(await resolveException(open?.id ?? 0, 'return')).toMatchObject({ status: 1 });
    expect(await server.db.query('select status, reason from withdrawals')).toEqual([
      { status: 3, reason: 'came back' },
    ]);
    expect(await walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    expect(await take(`${one.payout},PHP,1.00,PAID,`)).toMatchObject({ status: 1, repeated: 1 });
    await expectSoundMoney(server.db);
  });
});
