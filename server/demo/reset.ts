import type { Db } from '../db/db';
import { seed } from './seed';

/** Resets the database to the initial demo data; all sessions end. */
export async function reset(db: Db, now: number): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name
     from pg_tables
     where schemaname = current_schema() and tablename <> 'migrations'
     order by tablename`,
  );
  await db.exec(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`);
  await seed(db, now);
}
