// @vitest-environment node
import { hourMs } from '@tally/contract/limits';
import { callNames, calls } from '@tally/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Param, Sql } from '../db/db';
import { crowdToken, fillCrowd } from '../testing/crowd';
import { expectSoundMoney } from '../testing/invariants';
import { samples } from '../testing/samples';
import { openTestDb } from '../testing/testDb';
import { createTestServer, testNow } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/** TALLY_PROOFS=full looks at a million people, as the planner really would (on PostgreSQL). */
const full = process.env['TALLY_PROOFS'] === 'full' && process.env['TEST_DATABASE_URL'] !== undefined;
const people = full ? 1_000_000 : 3000;

interface Asked {
  readonly text: string;
  readonly params: readonly Param[];
}

/** The database, noting every statement that goes to it. */
function listening(db: Db, asked: Asked[]): Db {
  const noting = (sql: Sql): Sql => ({
    query: (text, params = []) => {
      asked.push({ text, params });
      return sql.query(text, params);
    },
  });
  return { ...db, ...noting(db), tx: (work) => db.tx((tx) => work(noting(tx))) };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that grow with the people; at full size the small ones may be read whole. */
const large = new Set(['users', 'sessions', 'balances', 'transfers', 'task_counts', 'ewallets', 'withdrawals', 'lucky_records', 'feedback']);

/** Parts of a plan that read a whole table or a whole index. */
function wholeReads(plan: Plan): string[] {
  const node = plan['Node Type'];
  const whole = node === 'Seq Scan' || (/Index.*Scan/.test(node) && plan['Index Cond'] === undefined);
  return [...(whole && (!full || large.has(plan['Relation Name'] ?? '')) ? [`${node} ${plan['Relation Name'] ?? plan['Index Name'] ?? ''}`] : []), ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** How the database would find the rows if it avoids reading whole tables wherever an index serves (small tables hide a missing one). */
const planOf = (db: Db, { text, params }: Asked): Promise<Plan> =>
  db.tx(async (tx) => {
    if (!full) await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`explain (format json) ${text}`, params);
    return row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' };
  });

/** Statements that people cause; operators' counters may look at everything, and pictures ask for nothing. */
const hot = callNames.filter((name) => calls[name].who !== 'operator' && name !== 'getImage' && name !== 'getAdImage');

describe(`with ${people} people in the database`, () => {
  let server: TestServer;
  const asked: Asked[] = [];
  beforeAll(async () => {
    const db = await openTestDb();
    await fillCrowd(db, people, testNow);
    server = await createTestServer({ db: listening(db, asked), stories: [] });
    // So long that acting is noted as opening the app anew.
    server.pass(2 * hourMs);
  }, 1_800_000);
  afterAll(() => server.close());

  it.skipIf(full)('the crowd is sound', () => expectSoundMoney(server.db));

  /** Every statement that was asked finds its rows by an index. */
  async function expectIndexes(): Promise<void> {
    for (const statement of asked.filter(({ text }) => /\b(select|insert|update|delete|with)\b/i.test(text))) expect(wholeReads(await planOf(server.db, statement)), statement.text).toEqual([]);
  }

  it.each(hot)('%s finds every row by an index', async (name) => {
    // Each by somebody else, so that nobody's day is over.
    const token = crowdToken(100 + hot.indexOf(name) * 10);
    asked.length = 0;
    await server.call(calls[name], { ...(samples[name] as object), token });
    expect(asked.length).toBeGreaterThan(0);
    await expectIndexes();
  });

  it('an account, a claim and a deletion that succeed do so too', async () => {
    const person = { id: 7, token: crowdToken(7) };
    await server.db.query('delete from ewallets where user_id = $1', [person.id]);
    const [record] = await server.db.query<{ id: number }>(
      `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 101, 'PANGLE', 'com.partner.chesscorner', 4, 20261118, $2, $2) returning id`,
      [person.id, server.world.now()],
    );
    asked.length = 0;
    expect(await server.ask(calls.postAccount, { token: person.token, query: {}, body: { accountNo: '09991234567', accountType: 'GCash', accountName: 'Person 7', mobile: '' } })).toEqual({ status: 1, info: '' });
    expect(await server.ask(calls.postLuckyReward, { token: person.token, query: { taskRecordId: record?.id ?? 0, installed: true } })).toMatchObject({ status: 1 });
    expect(await server.ask(calls.postDeleteMyData, { token: person.token, query: { app: 'tally', email: 'person7@gmail.com' } })).toEqual({ status: 1, info: '' });
    await expectIndexes();
  });

  it('would notice a missing index', async () => {
    const plan = await planOf(server.db, { text: `select * from users where name = 'Person 7'`, params: [] });
    expect(wholeReads(plan)).toEqual(['Seq Scan users']);
  });
});
