// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindTheProduct } from '../../testing/behindTheProduct';
import { fillCrowd } from '../../testing/crowd';
import { expectSoundMoney } from '../../testing/invariants';
import { openEmptyDb } from '../../testing/testDb';
import { testNow } from '../../testing/testServer';
import { isUniqueViolation } from '../db';
import type { Db } from '../db';
import { migrate } from '../schema/migrate';
import { makeMonthsAhead, makeMonths, monthStatesOf } from './ledgerMonths';

/** The parts of the ledger, and how many rows each has. */
const partsOf = async (db: Db): Promise<Record<string, number>> => {
  const names = await db.query<{ name: string }>(
    `select relid::text as name from pg_partition_tree('transfers') where isleaf order by 1`,
  );
  const counts: [string, number][] = [];
  for (const { name } of names) {
    const [row] = await db.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
    counts.push([name, row?.count ?? 0]);
  }
  return Object.fromEntries(counts);
};

describe('the months of the ledger (OPS-69)', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openEmptyDb();
    await migrate(db);
  });
  afterAll(() => db.close());

  it('a new database has the ledger in one part, which is no month, and the version before may not run on it', async () => {
    expect(Object.keys(await partsOf(db))).toEqual(['transfers_later']);
    expect(await monthStatesOf(db, testNow)).toEqual({ inMonths: true, ahead: 0, beyond: false });
    expect(await db.query('select before_may_run as may from migrations where id = 47')).toEqual([{ may: false }]);
  });

  it('rows that were there before their month are moved into it by the upkeep, by servers that start together', async () => {
    await fillCrowd(db, 100, testNow);
    expect(await monthStatesOf(db, testNow)).toMatchObject({ beyond: true });
    const before = await db.query('select * from transfers order by id');
    await Promise.all([makeMonthsAhead(db, testNow), makeMonthsAhead(db, testNow)]);
    expect(await partsOf(db)).toEqual({
      transfers_2026_10: 0,
      transfers_2026_11: before.length,
      transfers_2026_12: 0,
      transfers_2027_01: 0,
      transfers_2027_02: 0,
      transfers_earlier: 0,
      transfers_later: 0,
    });
    expect(await db.query('select * from transfers order by id')).toEqual(before);
    expect(await monthStatesOf(db, testNow)).toEqual({ inMonths: true, ahead: 3, beyond: false });
    await expectSoundMoney(db);
  });

  it('the upkeep does nothing while three months are ahead, and makes the next one then', async () => {
    expect(await makeMonthsAhead(db, testNow)).toBe(0);
    expect(await makeMonthsAhead(db, testNow + 9 * dayMs)).toBe(0);
    expect(await makeMonthsAhead(db, testNow + 10 * dayMs)).toBe(1);
    expect(Object.keys(await partsOf(db))).toContain('transfers_2027_03');
  });

  it('a row of a month that nobody made is taken, told by the metrics, and lies in its month after the upkeep', async () => {
    const at = Date.UTC(2027, 7, 9);
    const insert = `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
      values (7, 'goodwill', 'PHP', 'rewards', 'cash', 1, $1, 'late')`;
    await db.query(insert, [at]);
    expect(await monthStatesOf(db, testNow)).toMatchObject({ beyond: true });
    await makeMonthsAhead(db, at);
    expect(await partsOf(db)).toMatchObject({ transfers_2027_08: 1, transfers_later: 0 });
    await expect(db.query(insert, [at + 90 * dayMs])).rejects.toSatisfy(isUniqueViolation);
    // However far ahead the months are, the recent ones are those of now.
    const [clock] = await db.query<{ now: number }>('select (extract(epoch from now()) * 1000)::bigint as now');
    await db.query(insert.replace('late', 'now'), [clock?.now ?? 0]);
    expect(await db.query(`select ref from recent_transfers where user_id = 7 and ref = 'now'`)).toHaveLength(1);
    await behindTheProduct(db, `delete from transfers where ref in ('late', 'now')`);
  });

  it('older months are made when older rows come, as from a dump; what claims to be of 1970 has none', async () => {
    await makeMonths(db, 1, 1);
    expect(await monthStatesOf(db, testNow)).toMatchObject({ inMonths: true });
    const parts = Object.keys(await partsOf(db));
    expect(parts.filter((name) => name < 'transfers_2026_10')).toHaveLength(81);
    expect(parts).toContain('transfers_2020_01');
    await expectSoundMoney(db);
  });

  it('each part refuses changes, and holds each thing once', async () => {
    const without = await db.query(
      `select part.relid::text as name from pg_partition_tree('transfers') part where isleaf and (
         not exists (select 1 from pg_trigger where tgrelid = part.relid and tgname = 'transfers_stay' and tgenabled = 'O')
         or not exists (select 1 from pg_trigger where tgrelid = part.relid and tgname = 'transfers_paid_once' and tgenabled = 'O')
         or not exists (
           select 1 from pg_index x where x.indrelid = part.relid and x.indisunique and x.indpred is null and (
             select string_agg(a.attname, ' ' order by array_position(x.indkey::smallint[], a.attnum))
             from pg_attribute a where a.attrelid = x.indrelid and a.attnum = any (x.indkey::smallint[])
           ) = 'user_id kind ref currency')
         or (part.relid::text ~ '_\\d{4}_\\d{2}$' and part.relid::text > 'transfers_2020_01'
           and not exists (select 1 from pg_trigger where tgrelid = part.relid and tgname = 'transfers_guard')))`,
    );
    expect(without).toEqual([]);
  });
});
