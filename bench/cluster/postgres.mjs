import { source } from '../server/serverUnderTest.mjs';

/** Runs queries on a database, with a connection of their own. */
export async function withClient(url, work) {
  const { openPostgres } = await source('db/postgres/postgres.ts');
  const db = await openPostgres(url, 1);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
