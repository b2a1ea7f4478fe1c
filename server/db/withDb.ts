import type { Db } from './db';

/** Runs a command's work on a database that is opened for it and closed afterwards. */
export async function withDb<T>(open: () => Promise<Db>, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
