// @vitest-environment node
import { endpoints } from '@tally/contract/endpoints';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { reviewStatus } from '@tally/contract/tasks/review';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { createTestServer, secondOperatorKey, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/**
 * Checks the locks by the recorded statements. That concurrent operations don't harm each other is tested on PostgreSQL
 * (`domain/ledger/concurrency.test.ts`), but the embedded database serializes them and so would not reveal a missing
 * lock. These tests fail on both kinds when a lock is missing or is taken too late.
 */

const heard: string[][] = [];

/**
 * Wraps a database to record the statements of every transaction; a statement outside of one is recorded as a
 * transaction of its own.
 */
const listening = (db: Db): Db => ({
  ...db,
  query: (text, params) => {
    heard.push([text]);
    return db.query(text, params);
  },
  tx: (work) =>
    db.tx((tx) => {
      const statements: string[] = [];
      heard.push(statements);
      return work({
        query: (text, params) => {
          statements.push(text);
          return tx.query(text, params);
        },
      });
    }),
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    db: listening(await openTestDb()),
    stories: [],
    config: { reviewMarkets: ['id', 'ph', 'br'] },
  });
});
afterAll(() => server.close());

const locksBalances = (text: string): boolean => /\bfrom balances\b.*\bfor (no key )?update\b/s.test(text);
/** Statements that change money, or data on which decisions about money are based. */
const decides = (text: string): boolean =>
  /insert into (transfers|withdrawals|ewallets|feedback)|update (balances|withdrawals|ewallets)\b/.test(text);

/** The transactions of `work` that contain such a statement, each with its statements. */
async function decisionsOf(work: () => Promise<unknown>): Promise<string[][]> {
  heard.length = 0;
  await work();
  return heard.filter((statements) => statements.some(decides));
}

const rich = () => server.person({ cash: 1000, device: `phone-${Math.random()}` });
const withdrawn = async () => {
  const person = await rich();
  expect(await server.callOk(endpoints.postWithdraw, { token: person.token, query: { amount: 1000 } })).toEqual({
    status: 1,
    info: '',
  });
  const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [person.id]);
  return { ...person, withdrawal: row?.id ?? 0 };
};
const key = testOperatorKey;

const stories: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'a round': async () => {
    const { token } = await rich();
    return () => server.callOk(endpoints.postCheckin, { token, query: { action: 'reward' } });
  },
  'a withdrawal': async () => {
    const { token } = await rich();
    return () => server.callOk(endpoints.postWithdraw, { token, query: { amount: 1000 } });
  },
  'a wallet': async () => {
    const { token } = await server.person({ account: false });
    const body = { accountNo: '081377766655', accountType: 'DANA', accountName: '', mobile: '' } as const;
    return () => server.callOk(endpoints.postAccount, { token, query: {}, body });
  },
  'a message': async () => {
    const { token } = await rich();
    return () =>
      server.callOk(endpoints.postFeedback, {
        token,
        query: {},
        body: { type: 1, content: 'Where is it?', contact: 'me@mail.example' },
      });
  },
  'a payout': async () => {
    const { withdrawal: id } = await withdrawn();
    return () => server.callOk(endpoints.postPayout, { query: { key, id, action: 'pay' } });
  },
  'a refused payout': async () => {
    const { withdrawal: id } = await withdrawn();
    return () => server.callOk(endpoints.postPayout, { query: { key, id, action: 'refuse', reason: 'wrong number' } });
  },
  'a lucky task': async () => {
    const { id, token } = await rich();
    const [record] = await server.db.query<{ id: number }>(
      `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 1, 'PANGLE', 'com.partner.one', ${luckyStatus.installed}, 20261118, $2, $2) returning id`,
      [id, server.context.now()],
    );
    return () =>
      server.callOk(endpoints.postLuckyReward, { token, query: { taskRecordId: record?.id ?? 0, installed: true } });
  },
  'a review': async () => {
    const { id } = await rich();
    const [record] = await server.db.query<{ id: number }>(
      `insert into review_records (user_id, app_pkg, cash, status, assigned_at, rated_at, uploaded_at) values ($1, 'com.tally.id', 100, ${reviewStatus.rated}, 1, 1, 1) returning id`,
      [id],
    );
    return () =>
      server.callOk(endpoints.postReviewProcess, { query: { key, taskRecordId: record?.id ?? 0, action: 'pass' } });
  },
};

const others = Object.keys(stories).filter((name) => name !== 'a payout');
it.each(others)('%s is decided after the person is locked', async (name) => {
  const work = await stories[name]?.();
  const decisions = await decisionsOf(async () => expect(await work?.()).toMatchObject({ status: 1 }));
  expect(decisions.length).toBeGreaterThan(0);
  for (const [first = ''] of decisions) expect(locksBalances(first), first).toBe(true);
});

it('a payout is decided after its operator is locked, what they let leave was read, and then the person is locked', async () => {
  const work = await stories['a payout']?.();
  const [statements = []] = await decisionsOf(async () => expect(await work?.()).toMatchObject({ status: 1 }));
  const person = statements.findIndex(locksBalances);
  const [operator = '', ...reads] = statements.slice(0, person);
  expect(operator).toContain('pg_advisory_xact_lock');
  expect(reads[0]).toMatch(/\bfrom releases\b/);
  // The limit is that of the market's rules; nothing of the person is read before they are locked.
  expect(reads.slice(1).filter((text) => !/\bfrom market_rules\b/.test(text))).toEqual([]);
});

it("a provider's result is taken after its owner is locked, who alone is looked up before", async () => {
  const { withdrawal: id } = await withdrawn();
  const query = { key, market: 'id', asOf: server.context.now() } as const;
  const made = await server.callOk(endpoints.postBatch, { query });
  const file = `id,currency,amount,result,reason,export\n${id},IDR,1000,PAID,,${made.id}\n`;
  const [statements = []] = await decisionsOf(async () =>
    expect(await server.callOk(endpoints.postBatchResults, { query, body: { file } })).toMatchObject({ paid: 1 }),
  );
  const [owner = '', lock = ''] = statements;
  expect(owner).toMatch(/^select user_id as "userId" from withdrawals/);
  expect(locksBalances(lock)).toBe(true);
});

it('an approval is decided after its request is locked, before anything that it is about is read', async () => {
  const { id: userId } = await rich();
  const asked = { key, userId, kind: 'clawback', market: 'id', amount: 300, reason: 'a mistake' } as const;
  await server.callOk(endpoints.postAdjustment, { query: asked });
  const query = { key: secondOperatorKey, market: 'id' } as const;
  const [request] = await server.callOk(endpoints.getApprovals, { query });
  heard.length = 0;
  await server.callOk(endpoints.postApproval, { query: { ...query, id: request?.id ?? 0, action: 'approve' } });
  const statements = heard.find((texts) => texts.some((text) => text.includes('update approvals'))) ?? [];
  const lock = statements.findIndex((text) => /\bfrom approvals\b.*\bfor update\b/s.test(text));
  expect(lock).toBeGreaterThanOrEqual(0);
  // Before it stands only the lock of the person, as everywhere.
  expect(statements.slice(0, lock).every(locksBalances)).toBe(true);
});

it('what time has made due is carried out after the person is locked', async () => {
  const { token } = await server.person({ coin: 5000 });
  server.pass(24 * 60 * 60_000);
  const decisions = await decisionsOf(() => server.callOk(endpoints.getWallet, { token }));
  expect(decisions).toHaveLength(1);
  expect(locksBalances(decisions[0]?.[0] ?? '')).toBe(true);
});

it.each(['a lucky task', 'a review'])('%s is paid after its phone is locked', async (name) => {
  const work = await stories[name]?.();
  const [statements = []] = await decisionsOf(async () => work?.());
  const lock = statements.findIndex((text) => text.includes('pg_advisory_xact_lock'));
  const look = statements.findIndex((text) => text.includes('people_by_phone'));
  expect(lock).toBeGreaterThan(0);
  expect(look).toBeGreaterThan(lock);
});

it('a wallet number is taken in the transaction of its withdrawal, by one statement that says whether it was free', async () => {
  const work = await stories['a withdrawal']?.();
  const [statements = []] = await decisionsOf(async () => work?.());
  const taken = statements.findIndex((text) =>
    /insert into wallet_numbers\b.*\bon conflict\b.*\breturning\b/s.test(text),
  );
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(statements.findIndex((text) => text.includes('insert into withdrawals')));
});
