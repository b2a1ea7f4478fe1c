// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { fillCrowd } from '../../testing/crowd';
import { openTestDb } from '../../testing/testDb';
import { testNow } from '../../testing/testServer';
import { countFaults } from './countFaults';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await fillCrowd(db, 20, testNow);
});
afterAll(() => db.close());

it('the money of everybody is looked at without a time limit, which a large ledger would exceed (MONEY-10)', async () => {
  const limits = new Set<string>();
  const watch = (sql: Sql): Sql => ({
    query: async (text, params) => {
      if (text.includes('from balances b'))
        limits.add(only(await sql.query<{ ms: string }>(`select current_setting('statement_timeout') as ms`)).ms);
      return sql.query(text, params);
    },
  });
  const watched: Db = { ...db, ...watch(db), tx: (work) => db.tx((tx) => work(watch(tx))) };
  expect(await countFaults(watched)).toEqual({ people: 20, faults: {} });
  expect(limits).toEqual(new Set(['0']));
});
