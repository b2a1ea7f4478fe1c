import { source } from '../server/serverUnderTest.mjs';

/**
 * What the ledger of a database says: people with a fault (`server/domain/ledgerFaults.ts`), and who checked in and
 * withdrew besides those of `fillDay`.
 */
export async function ledgerOf(databaseUrl) {
  const [{ findFaults }, { openPostgres }] = [await source('domain/ledgerFaults.ts'), await source('db/postgres.ts')];
  const db = await openPostgres(databaseUrl, 1);
  try {
    const found = await findFaults(db, 0, Number.MAX_SAFE_INTEGER);
    const people = await db.query(
      `select user_id as id from transfers where kind = 'checkin' and currency = 'COIN' and ref <> 'today'`,
    );
    // Of even numbers: what the others asked for was there before (`fillDay`).
    const withdrawals = await db.query(
      'select user_id as id from withdrawals where user_id % 2 = 0 and user_id % 10 <> 0',
    );
    return {
      faults: Object.values(found).reduce((sum, ids) => sum + ids.length, 0),
      checkIns: people.length,
      withdrawn: withdrawals.map(({ id }) => id),
      checkedIn: people.map(({ id }) => id),
    };
  } finally {
    await db.close();
  }
}
