import type { Sql } from '../db/db';
import { lookupTables } from '../db/schema/lookupTables';

/** Names of the lookup tables, which only tables partitioned by person have; elsewhere they are views. */
const lookupNames = lookupTables.map((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? '');

/** Names of the tables that hold the server's data, in order; a partitioned table is named once, without its parts. */
export async function dataTables(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations' && !lookupNames.includes(name))
    .sort();
}
