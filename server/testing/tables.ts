import type { Sql } from '../db/db';

/** Names of the tables that hold the server's data, in order; a partitioned table is named once, without its parts. */
export async function dataTables(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations')
    .sort();
}

/** Names of the views by which people are found. */
export async function dataViews(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'v'`,
  );
  return rows.map(({ name }) => name);
}
