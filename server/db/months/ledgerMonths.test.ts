// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDb } from '../../testing/testDb';
import type { Db } from '../db';
import { testNow } from '../../testing/testServer';
import { keepMonths, makeMonths, monthStatesOf } from './ledgerMonths';
let db: Db;
beforeAll(async () => { db = await openTestDb(); });
afterAll(() => db.close());
it('tries', async () => {
  expect(await keepMonths(db, testNow)).toBe(5);
  expect(await keepMonths(db, testNow)).toBe(0);
  console.log(await monthStatesOf(db, testNow));
  console.log(await db.query(`select c.relname, pg_get_expr(relpartbound, oid) from pg_class c where relispartition and relkind='r' and relname like 'transfers%' order by 1`));
  console.log(await db.query(`select tgrelid::regclass::text, tgname from pg_trigger where not tgisinternal and tgrelid::regclass::text like 'transf%' order by 1,2`));
  expect(await makeMonths(db, testNow - 200 * 86400000, testNow)).toBe(5);
  console.log(await monthStatesOf(db, testNow));
});
