// @vitest-environment node
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { postPayout } from '@tally/contract/calls/payouts';
import { postFreeze } from '@tally/contract/calls/people';
import { postAdApp } from '@tally/contract/calls/adApps';
import { postFeedbackProcess } from '@tally/contract/calls/messages';
import { postBatch, postBatchResults } from '@tally/contract/calls/batches';
import { csvRecord, csvSeparators } from '@tally/contract/rules/csv';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveResults } from '../../testing/payouts/approveAll';
import { namingExports } from '../../testing/payouts/desk';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const key = 'the-key-of-ana';
const second = 'the-key-of-budi';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana: key, budi: second }) } });
});
afterAll(() => server.close());

const requestWithdrawal = async (amount = 1) => {
  const person = await server.person({ market: 'br', cash: 10 });
  expect(await server.callOk(postWithdraw, { token: person.token, query: { amount } })).toMatchObject({ status: 1 });
  const [row] = await server.db.query<{ payout: number }>('select id as payout from withdrawals where user_id = $1', [
    person.id,
  ]);
  return { ...person, payout: row?.payout ?? 0 };
};
const walletOf = ({ token }: { token: string }) => server.callOk(getWallet, { token });
const exported = () => server.callOk(postBatch, { query: { key, market: 'br', asOf: server.context.now() } });
/** Takes results of what has been exported by then; a second operator approves those that give money back. */
const take = async (lines: string[], market: 'br' | 'id' = 'br') => {
  await exported();
  const file = ['id,currency,amount,result,reason,export', ...(await namingExports(server.db, lines))].join('\r\n');
  const taken = await server.callOk(postBatchResults, { query: { key, market }, body: { file } });
  if (taken.waiting > 0) await approveResults(server, second);
  return taken;
};
const audit = async () =>
  (await server.callOk(getLatestActs, { query: { key } })).map(({ operator, action, detail }) => [
    operator,
    action,
    detail,
  ]);

describe('the file for the payout provider (OPS-16)', () => {
  it('a file holds what is pending by then with whole accounts, without people who are frozen, and is written down', async () => {
    const one = await requestWithdrawal();
    const frozen = await requestWithdrawal();
    const freeze = (action: 'freeze' | 'unfreeze') =>
      server.callOk(postFreeze, { query: { key, userId: frozen.id, action, reason: 'looks like a farm' } });
    await freeze('freeze');
    await server.db.query(`update ewallets set name = '=cmd(1)' where user_id = $1`, [one.id]);
    const [account] = await server.db.query<{ no: string }>('select no from ewallets where user_id = $1', [one.id]);
    const { id, count, left, file } = await exported();
    expect({ count, left }).toEqual({ count: 1, left: 0 });
    expect(file.split('\r\n')).toEqual([
      '\uFEFFid,currency,amount,account_type,account_no,key_kind,account_name,asked_at,export',
      `${one.payout},BRL,1.00,PIX,${account?.no},MAIL,'=cmd(1),${new Date(server.context.now()).toISOString()},${id}`,
      '',
    ]);
    expect((await audit())[0]).toEqual(['ana', 'export', `export ${id}, 1 withdrawals of br`]);
    await freeze('unfreeze');
    await take([`${one.payout},BRL,1.00,PAID,`, `${frozen.payout},BRL,1.00,PAID,`]);
  });
});

describe('the results of the payout provider (OPS-16)', () => {
  it('results resolve each withdrawal once, however often the file comes, and are written down', async () => {
    const paid = await requestWithdrawal();
    const failed = await requestWithdrawal();
    const file = [`${paid.payout},BRL,1.00,paid,`, `${failed.payout},BRL,1.00,FAILED,"no such key, sorry"`];
    const whole = { notTaken: 0, problems: [] };
    const first = {
      ...whole,
      status: 1,
      info: '',
      paid: 1,
      waiting: 1,
      repeated: 0,
      amount: 1,
      exceptions: 0,
    };
    expect(await take(file)).toEqual(first);
    expect((await audit()).slice(0, 5)).toEqual([
      ['budi', 'approve', expect.stringMatching(/^request \d+ of ana \(take result of withdrawal \d+, 1 BRL: no such/)],
      ['ana', 'refuse', expect.stringMatching(/^withdrawal \d+, export \d+: no such key, sorry$/)],
      ['ana', 'import', 'br: 1 paid, 1 wait for a second operator, 0 known, 0 exceptions, 0 not taken'],
      ['ana', 'ask', expect.stringMatching(/^request \d+: take result of withdrawal \d+/)],
      ['ana', 'pay', expect.stringMatching(/^withdrawal \d+, export \d+$/)],
    ]);
    const again = await Promise.all([take(file), take(file)]);
    expect(again).toEqual([1, 2].map(() => ({ ...first, paid: 0, waiting: 0, repeated: 2, amount: 0 })));
    expect(await walletOf(paid)).toMatchObject({ balance: 9, redeemed: 1, paying: 0 });
    expect(await walletOf(failed)).toMatchObject({ balance: 10, paying: 0 });
    await expectSoundMoney(server.db);
  });

  it.each([
    [`${'x'.repeat(119)}\u{1f600}`, `${'x'.repeat(119)}\u{1f600}`],
    [`${'x'.repeat(120)}\u{1f600}`, 'x'.repeat(120)],
    [`${'x'.repeat(119)}\u{1f468}\u200d\u{1f469}`, 'x'.repeat(119)],
  ])('a reason that is too long is cut between its characters (TEXT-11)', async (given, kept) => {
    const { payout } = await requestWithdrawal();
    await take([`${payout},BRL,1.00,FAILED,${given}`]);
    expect(await server.db.query('select reason from withdrawals where id = $1', [payout])).toEqual([{ reason: kept }]);
  });

  it('results of which one cannot be resolved end with the last line, not with that one', async () => {
    const broken = await requestWithdrawal();
    const sound = await requestWithdrawal();
    const lines = [broken, sound].map(({ payout }) => `${payout},BRL,1.00,PAID,`);
    await server.db.query('update balances set held = 0 where user_id = $1', [broken.id]);
    expect(await take(lines)).toMatchObject({
      status: 2,
      paid: 1,
      notTaken: 1,
      problems: [{ line: 2, info: 'NOT SETTLED, TRY AGAIN' }],
    });
    await server.db.query('update balances set held = 100 where user_id = $1', [broken.id]);
    expect(await take(lines)).toMatchObject({ status: 1, paid: 1, repeated: 1 });
    await expectSoundMoney(server.db);
  });

  it('results with line breaks in quotes, or with a quote that never ends, are counted as they are (OPS-24)', async () => {
    const one = await requestWithdrawal();
    expect(await take(['x,BRL,1.00,PAID,"two\nlines"', `${one.payout},BRL,1.01,PAID,`])).toMatchObject({
      notTaken: 1,
      exceptions: 1,
      problems: [
        { line: 2, info: 'BAD LINE' },
        { line: 4, info: 'OTHER AMOUNT' },
      ],
    });
    expect(
      await take([`${one.payout},BRL,1.00,PAID,`, '1,BRL,1.00,FAILED,"never', 'closed', '3,BRL,1.00,PAID,']),
    ).toMatchObject({
      status: 2,
      info: 'BAD QUOTES',
      paid: 0,
      notTaken: 4,
      problems: [{ line: 3, info: 'BAD QUOTES' }],
    });
    expect(
      await server.callOk(postBatchResults, { query: { key, market: 'br' }, body: { file: 'id;amount\n1;2\n2;3\n' } }),
    ).toMatchObject({ info: 'BAD FILE', notTaken: 2 });
    await take([`${one.payout},BRL,1.00,PAID,`]);
  });

  const comma = 'id,currency,amount,result,export';
  it.each<[string, (id: number) => string, string]>([
    ['bars', (id) => `id|currency|amount|result|export\r\n${id}|BRL|0.10|PAID|EX`, 'BAD FILE'],
    ['a thousands separator', (id) => `${comma}\r\n${id},BRL,"1.000",PAID,EX`, 'BAD LINE'],
    ['two signs in an amount', (id) => `${comma}\r\n${id},BRL,"1.000,10",PAID,EX`, 'BAD LINE'],
    ['a decimal comma', (id) => `${comma}\r\n${id},BRL,0,10,PAID,EX`, 'BAD LINE'],
    ['a decimal comma with two zeros', (id) => `${comma}\r\n${id},BRL,100,00,PAID,EX`, 'BAD LINE'],
    ['an exponent', (id) => `${comma}\r\n${id},BRL,1.0E-01,PAID,EX`, 'BAD LINE'],
    ['another exponent', (id) => `${comma}\r\n${id},BRL,5.3E+01,PAID,EX`, 'BAD LINE'],
  ])('results with %s pay nothing, and say so (OPS-16, OPS-24)', async (_, fileOf, info) => {
    const { payout, token } = await requestWithdrawal(0.1);
    const { id } = await exported();
    const imported = (text: string) => {
      const file = text.replace(/EX$/, String(id));
      return server.callOk(postBatchResults, { query: { key, market: 'br' }, body: { file } });
    };
    const wrong = await imported(fileOf(payout));
    expect(wrong).toMatchObject({ status: 2, info, paid: 0, waiting: 0 });
    expect(wrong.notTaken).toBeGreaterThan(0);
    expect(await walletOf({ token })).toMatchObject({ balance: 9.9, paying: 0.1 });
    expect(await imported(`\uFEFF${comma}\r\n${payout},BRL,0.1,PAID,EX`)).toMatchObject({ status: 1, paid: 1 });
  });

  it('results of any separator and decimal sign, as spreadsheets of each country save them, are taken (OPS-24)', async () => {
    const { payout, token } = await requestWithdrawal(0.1);
    const { id } = await exported();
    const lines = [
      ['id', 'currency', 'amount', 'result', 'export', 'reason'],
      [String(payout), 'BRL', '0,10', 'PAID', String(id), 'tudo certo; sim, sim'],
    ];
    const taken = [];
    for (const mark of ['', '\uFEFF', '\uFEFFsep=;\r\n'])
      for (const separator of csvSeparators)
        for (const end of ['\r\n', '\n', '\r']) {
          const file = mark + lines.map((cells) => csvRecord(cells, separator) + end).join('');
          taken.push(await server.callOk(postBatchResults, { query: { key, market: 'br' }, body: { file } }));
        }
    expect(taken).toMatchObject(taken.map((_, nth) => ({ status: 1, paid: Number(nth === 0), notTaken: 0 })));
    expect(await walletOf({ token })).toMatchObject({ balance: 9.9, paying: 0 });
  });

  it('results that come twice at the same moment pay once', async () => {
    const one = await requestWithdrawal();
    const line = [`${one.payout},BRL,1.00,PAID,`];
    const answers = await Promise.all([1, 2, 3].map(() => take(line)));
    expect(answers.map(({ paid, repeated }) => [paid, repeated]).sort()).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    await expectSoundMoney(server.db);
  });

  it('results are checked line by line: one that does not fit is named, and keeps none of the others', async () => {
    const sound = await requestWithdrawal();
    const other = await requestWithdrawal();
    const frozen = await requestWithdrawal();
    await server.callOk(postFreeze, { query: { key, userId: frozen.id, action: 'freeze', reason: 'farm' } });
    await server.callOk(postPayout, { query: { key, id: other.payout, action: 'refuse', reason: 'wrong name' } });
    const answer = await take([
      'x,BRL,1.00,PAID,',
      `${sound.payout},BRL,1.01,PAID,`,
      `${sound.payout},IDR,1.00,PAID,`,
      `${sound.payout},BRL,1.00,DONE,`,
      `${sound.payout},BRL,1.00,FAILED,`,
      '999999,BRL,1.00,PAID,,1',
      `${other.payout},BRL,1.00,PAID,,1`,
      `${frozen.payout},BRL,1.00,PAID,`,
      `${sound.payout},BRL,1.00,PAID,`,
    ]);
    expect(answer).toMatchObject({
      status: 2,
      paid: 1,
      waiting: 0,
      repeated: 0,
      amount: 1,
      exceptions: 3,
      notTaken: 5,
    });
    expect(answer.problems).toEqual([
      { line: 2, info: 'BAD LINE' },
      { line: 3, info: 'OTHER AMOUNT' },
      { line: 4, info: 'OTHER AMOUNT' },
      { line: 5, info: 'BAD RESULT' },
      { line: 6, info: 'NEED REASON' },
      { line: 7, info: 'UNKNOWN WITHDRAWAL' },
      { line: 8, info: 'OTHER BATCH' },
      { line: 9, info: 'NEED EXPORT' },
    ]);
    expect(await take([`${sound.payout},IDR,10,PAID,`], 'id')).toMatchObject({
      problems: [{ info: 'UNKNOWN WITHDRAWAL' }],
    });
    expect(
      await server.callOk(postBatchResults, { query: { key, market: 'br' }, body: { file: 'id;amount\n1;2' } }),
    ).toMatchObject({ status: 2, info: 'BAD FILE', notTaken: 1 });
    // The reason column may be missing if all payments arrived; amount and export are required.
    const infoOf = async (file: string) =>
      (await server.callOk(postBatchResults, { query: { key, market: 'br' }, body: { file } })).info;
    const [line = ''] = await namingExports(server.db, [`${sound.payout},BRL,1.00,PAID`], 4);
    expect(await infoOf(`id,currency,amount,result,export\n${line}`)).toBe('');
    expect(await infoOf(`id,currency,result,export\n${sound.payout},BRL,PAID,1`)).toBe('BAD FILE');
    expect(await infoOf(`id,currency,amount,result\n${sound.payout},BRL,1.00,PAID`)).toBe('BAD FILE');
    await expectSoundMoney(server.db);
  });
});

it('answers of feedback and what was done with ad apps are written down too (OPS-15)', async () => {
  await server.db.query(`insert into ad_apps (app_pkg, name) values ('com.partner.one', 'One')`);
  await server.callOk(postAdApp, { query: { key }, body: { appPkgName: 'com.partner.one' } });
  await server.callOk(postFeedbackProcess, { query: { key, day: 2, type: 0 } });
  expect((await audit()).slice(0, 2)).toEqual([
    ['ana', 'feedback', '0 answered, type 0'],
    ['ana', 'downloaded', 'com.partner.one'],
  ]);
});
