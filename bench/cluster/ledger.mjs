import { source } from '../server/serverUnderTest.mjs';

/**
 * Reads the ledger of a database: users with a fault (`server/domain/ledger/ledgerFaults.ts`), and the users who
 * checked in and withdrew in addition to those created by `fillDay`.
 */
export async function ledgerOf(databaseUrl) {
  const { findFaults } = await source('domain/ledger/ledgerFaults.ts');
  const { openPostgres } = await source('db/postgres/postgres.ts');
  const db = await openPostgres(databaseUrl, 1);
  try {
    const found = await findFaults(db, 0, Number.MAX_SAFE_INTEGER);
    const people = await db.query(
      `select user_id as id from transfers where kind = 'checkin' and currency = 'COIN' and ref <> 'today'`,
    );
    // Even user ids only: withdrawals of the others were created by `fillDay`.
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
