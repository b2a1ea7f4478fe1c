// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { StartError } from '../runtime/startError';
import { fillCrowd } from '../testing/crowd';
import { openTestDb } from '../testing/testDb';
import { testNow } from '../testing/testServer';
import { runLedgerFaults } from './ledgerFaults';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await fillCrowd(db, 50, testNow);
});
afterAll(() => db.close());

/** Runs the command on a database that stays open; returns its lines. */
async function ledger(): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => Promise.resolve(void lines.push(line));
  const open = () => Promise.resolve({ ...db, close: () => Promise.resolve() });
  const failure = await runLedgerFaults(open, print).catch((error: unknown) => error);
  if (failure !== undefined) expect(failure).toBeInstanceOf(StartError);
  return failure === undefined ? lines : [...lines, 'failed'];
}

it('the command looks at the money of everybody, and fails for a coin too many (MONEY-10)', async () => {
  expect(await ledger()).toEqual(['50 people, 0 faults.']);
  await db.query('update balances set coin = coin + 1 where user_id in (1, 50)');
  expect(await ledger()).toEqual(['balances that differ from the ledger: 2', '50 people, 2 faults.', 'failed']);
});
