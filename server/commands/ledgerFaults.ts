import { only } from '../db/db';
import type { Db, Sql } from '../db/db';
import { withDb } from '../db/withDb';
import { findFaults } from '../domain/ledger/ledgerFaults';
import { StartError } from '../runtime/startError';

/** People whose money one statement looks at, so that none comes near its time limit. */
const peopleAtOnce = 20_000;

/** The people of a ledger: how many there are, and how many have each fault that was found (MONEY-10). */
export interface LedgerCount {
  readonly people: number;
  readonly faults: Readonly<Record<string, number>>;
}

/** Looks at the money of everybody. */
export async function countFaults(sql: Sql): Promise<LedgerCount> {
  const { people, last } = only(
    await sql.query<{ people: number; last: number }>(
      'select count(*) as people, coalesce(max(user_id), 0) as last from balances',
    ),
  );
  const faults: Record<string, number> = {};
  for (let from = 0; from <= last; from += peopleAtOnce)
    for (const [fault, { length }] of Object.entries(await findFaults(sql, from, from + peopleAtOnce - 1)))
      if (length > 0) faults[fault] = (faults[fault] ?? 0) + length;
  return { people, faults };
}

/**
 * Runs the `ledger-faults` command: looks at the money of everybody (MONEY-10), as a restored backup is tried. Its last line is
 * `<n> people, <n> faults.`.
 *
 * @param open opens the configured database; fails while a server has the embedded one open
 * @param print writes a line to standard output
 * @throws {StartError} when anybody's money has a fault
 */
export async function runLedgerFaults(open: () => Promise<Db>, print: (line: string) => Promise<void>): Promise<void> {
  await withDb(open, async (db) => {
    const { people, faults } = await countFaults(db);
    for (const [fault, found] of Object.entries(faults)) await print(`${fault}: ${found}`);
    const sum = Object.values(faults).reduce((all, found) => all + found, 0);
    await print(`${people} people, ${sum} faults.`);
    if (sum > 0) throw new StartError('The ledger is not sound.');
  });
}
