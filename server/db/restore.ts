import { StartError } from '../runtime/startError';
import type { Db, Sql } from './db';
import { schemaVersion, tables, waitForever } from './dump';
import { makeMonths } from './months/ledgerMonths';
import { migrate } from './schema/migrate';
import { statement } from './statement';

/** One line of a dump. */
interface Line {
  readonly tally?: number;
  readonly table?: string;
  readonly rows?: readonly object[];
  readonly end?: number;
}

const notWhole = 'The dump is not whole';

function lineOf(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new StartError(`${notWhole}: it stops in the middle of a line.`);
  }
}

const sequenceOf = statement(
  { table: 'text' },
  `
select pg_get_serial_sequence(:table, 'id') as sequence
where exists (
  select 1 from information_schema.columns
  where table_schema = current_schema() and table_name = :table and column_name = 'id'
)`,
);

const continueAfterLargest = (table: string) =>
  statement(
    { sequence: 'text' },
    `select setval(:sequence::regclass, coalesce((select max(id) from ${table}), 0) + 1, false)`,
  );

const insertInto = (table: string) =>
  statement(
    { rows: 'text' },
    `
insert into ${table} overriding system value
select * from json_populate_recordset(null::${table}, :rows::json)
${table === 'paid_once' ? 'on conflict do nothing' : ''}`,
  );

/**
 * Makes the months of some transfers, before they are inserted. What is paid once is entered by them, so of its own rows
 * only those of months that were archived are new.
 */
async function makeMonthsOf(sql: Sql, rows: readonly { readonly at?: number }[]): Promise<void> {
  const times = rows.flatMap(({ at }) => (at === undefined ? [] : [at]));
  if (times.length > 0) await makeMonths(sql, Math.min(...times), Math.max(...times));
}

/** Sets the sequence of a table's `id` to continue after the largest id. */
async function continueNumbers(sql: Sql, table: string): Promise<void> {
  const [identity] = await sql.query<{ sequence: string | null }>(...sequenceOf({ table }));
  if (identity?.sequence) await sql.query(...continueAfterLargest(table)({ sequence: identity.sequence }));
}

/**
 * Checks that all tables are empty.
 *
 * @throws {StartError} when a table has rows
 */
async function refuseData(sql: Sql): Promise<void> {
  const used = await sql.query<{ name: string }>(
    tables.map((table) => `select '${table}' as name where exists (select 1 from ${table})`).join(' union all '),
  );
  if (used.length > 0)
    throw new StartError(
      `This database already has data in it (${used.map(({ name }) => name).join(', ')}); restore into an empty one.`,
    );
}

/** Inserts the rows of the dump's lines; returns their number, and the number stated at the end of the dump. */
async function readRows(
  sql: Sql,
  lines: AsyncIterable<string>,
): Promise<{ readonly read: number; readonly end: number | undefined }> {
  let version: number | undefined;
  let read = 0;
  let end: number | undefined;
  for await (const text of lines) {
    if (text.trim() === '') continue;
    const line = lineOf(text);
    if (end !== undefined) throw new StartError('Something follows the end of the dump: restore one dump at a time.');
    if (line.tally !== undefined) version = line.tally;
    if (version !== schemaVersion)
      throw new StartError(
        `The dump is of schema ${version ?? 'unknown'}, this version has ${schemaVersion}: restore it with the version that wrote it.`,
      );
    end = line.end;
    const table = tables.find((name) => name === line.table);
    if (line.table !== undefined && !table)
      throw new StartError(`The dump has a table ${line.table}, which this version does not know.`);
    if (!table || !line.rows) continue;
    if (table === 'transfers') await makeMonthsOf(sql, line.rows);
    await sql.query(...insertInto(table)({ rows: JSON.stringify(line.rows) }));
    read += line.rows.length;
  }
  return { read, end };
}

/**
 * Loads the output of `dump` into an empty database, in one transaction.
 *
 * @throws {StartError} when the database has data, or the dump is of another version or truncated
 */
export async function restore(db: Db, lines: AsyncIterable<string>): Promise<void> {
  await migrate(db);
  await db.tx(async (tx) => {
    await waitForever(tx);
    await refuseData(tx);
    const { read, end } = await readRows(tx, lines);
    if (end === undefined) throw new StartError(`${notWhole}: its end is missing.`);
    if (end !== read) throw new StartError(`${notWhole}: it has ${read} rows of ${end}.`);
    for (const table of tables) await continueNumbers(tx, table);
  });
}
