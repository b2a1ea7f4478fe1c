import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { waitForever } from '../../db/dump';
import { findFaults } from './ledgerFaults';

/** People whose money one statement looks at. */
const peopleAtOnce = 20_000;

/** The people of a ledger: how many there are, and how many have each fault that was found (MONEY-10). */
export interface LedgerCount {
  readonly people: number;
  readonly faults: Readonly<Record<string, number>>;
}

/**
 * Looks at the money of everybody, however long that takes: with a large ledger on a busy machine a portion takes longer
 * than a statement of a command may otherwise.
 */
export async function countFaults(db: Db): Promise<LedgerCount> {
  const { people, last } = only(
    await db.query<{ people: number; last: number }>(
      'select count(*) as people, coalesce(max(user_id), 0) as last from balances',
    ),
  );
  const faults: Record<string, number> = {};
  for (let from = 0; from <= last; from += peopleAtOnce) {
    const found = await db.tx(async (tx) => {
      await waitForever(tx);
      return findFaults(tx, from, from + peopleAtOnce - 1);
    });
    for (const [fault, { length }] of Object.entries(found))
      if (length > 0) faults[fault] = (faults[fault] ?? 0) + length;
  }
  return { people, faults };
}
