// @vitest-environment node
import { endpoints } from '@tally/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUniqueViolation, sqlState } from '../db/db';
import type { Db } from '../db/db';
import { byPerson, byValue, partition } from '../db/schema/partitions';
import { spendTransaction } from '../domain/confirmations/adTransaction';
import { runMaintenance } from '../domain/maintenance';
import { createNumberKey } from '../domain/people/walletNumberHash';
import { crowdToken, fillCrowd, fillDay } from '../testing/crowd';
import { expectSoundMoney } from '../testing/invariants';
import { explainHot, hotCalls, succeeding } from '../testing/explainHot';
import { scatteredPartsOf } from '../testing/wastefulReads';
import type { Explained } from '../testing/explainingDb';
import { mayScatter } from '../testing/scatterAllowed';
import { openMemoryDb, openPartitionedDb } from '../testing/testDb';
import { createTestServer, testNow } from '../testing/testServer';

const people = 3000;
const beginnings = Object.keys(mayScatter);
const isAllowed = (text: string): boolean => beginnings.some((beginning) => text.startsWith(beginning));

it('the embedded database is not laid into parts', async () => {
  const db = await openMemoryDb();
  await expect(partition(db, 8)).rejects.toThrow('Only a PostgreSQL can be partitioned');
  await db.close();
});

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('tables that lie in eight parts by person', () => {
  let db: Db;
  const explained = new Map<string, Explained>();
  beforeAll(async () => {
    db = await openPartitionedDb();
    await fillCrowd(db, people, testNow);
    await fillDay(db, people, testNow);
    for await (const each of explainHot(db, testNow, 'indexes first')) explained.set(each.what, each);
  }, 600_000);
  afterAll(() => db.close());

  it.each([...hotCalls, succeeding])('%s: each statement keeps to one part, by an index', (what) => {
    const { statements = 0, scattered = [], wasteful = [] } = explained.get(what) ?? {};
    expect(statements).toBeGreaterThan(0);
    expect(scattered.filter(({ text }) => !isAllowed(text))).toEqual([]);
    expect(wasteful.filter(({ text }) => !isAllowed(text))).toEqual([]);
  });

  it('every statement that may look further is one that does', () => {
    const scattered = [...explained.values()].flatMap((each) => each.scattered.map(({ text }) => text));
    expect(beginnings.filter((beginning) => !scattered.some((text) => text.startsWith(beginning)))).toEqual([]);
  });

  it('the check would notice a statement that names no person', async () => {
    expect(await scatteredPartsOf(db, `select 1 from transfers where ref = 'today'`)).toHaveLength(8);
    expect(await scatteredPartsOf(db, `select 1 from transfers where user_id = 7`)).toEqual([]);
  });

  it('every table with a person in it is laid by person, or by what it is asked for, or is small', async () => {
    // What waits for a second operator: a few rows, read as one list.
    const small = ['approvals'];
    const tables = await db.query<{ name: string }>(
      `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'user_id'`,
    );
    const others = tables.map(({ name }) => name).filter((name) => !small.includes(name));
    expect(others.filter((name) => !(name in byPerson) && !(name in byValue))).toEqual([]);
  });

  it('what is unique among everybody stays so across parts', async () => {
    const taken = (text: string) => db.query(text).then(() => false, isUniqueViolation);
    for (const column of ['google_sub', 'public_id', 'ref_code'])
      expect(await taken(`update users set ${column} = (select ${column} from users where id = 11) where id = 8`)).toBe(
        true,
      );
    expect(
      await taken(`update ewallets set plain_no = (select plain_no from ewallets where user_id = 9) where user_id = 8`),
    ).toBe(true);
    expect(await spendTransaction(db, 'PANGLE', 'one')).toBe(true);
    expect(await spendTransaction(db, 'PANGLE', 'one')).toBe(false);
  });

  it('who is being deleted is waited for by whatever is added of them, as in the plain schema', async () => {
    const lockNotAvailable = '55P03';
    const added = () =>
      db.query('select 1 from users where id = 8 for key share nowait').then(() => 'at once', sqlState);
    const during = async (change: string) => {
      let seen: unknown;
      const undone = new Error('undone');
      await db
        .tx(async (tx) => {
          await tx.query(`update users set ${change} where id = 8`);
          seen = await added();
          throw undone;
        })
        .catch((error: unknown) => expect(error).toBe(undone));
      return seen;
    };
    expect(await during(`ref_code = 'GONE-8'`)).toBe(lockNotAvailable);
    expect(await during('opened_at = opened_at')).toBe('at once');
  });

  it('the clean-up throws away what is old and nothing else, in every part', async () => {
    const before = await db.query<{ old: boolean }>('select distinct day < 20251001 as old from task_counts');
    expect(before.map(({ old }) => old)).toEqual([false]);
    await db.query('update task_counts set day = 20250101 where user_id % 3 = 0 and task = $1', ['words']);
    const [{ kept } = { kept: 0 }] = await db.query<{ kept: number }>(
      'select count(*)::integer as kept from task_counts where day > 20250101',
    );
    const failed: unknown[] = [];
    await runMaintenance(db, createNumberKey(db, undefined), testNow, {
      failed: (step, error) => failed.push([step, error]),
    });
    expect(failed).toEqual([]);
    expect(await db.query('select count(*)::integer as kept, min(day) > 20250101 as young from task_counts')).toEqual([
      { kept, young: true },
    ]);
  });

  it('money is sound after all of it, and people with data are not laid anew', async () => {
    const server = await createTestServer({ db, stories: [], now: testNow });
    expect(await server.callOk(endpoints.getUserInfo, { token: crowdToken(500) })).toMatchObject({ status: 1 });
    await expectSoundMoney(db);
    await expect(partition(db, 8)).rejects.toThrow('Only an empty database');
  });
});
