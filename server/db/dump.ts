import { StartError } from './dataLock';
import { only } from './db';
import type { Db, Sql } from './db';
import { migrate, migrations } from './migrate';

/** Tables in an order in which each comes after those it refers to. */
const tables = ['users', 'sessions', 'balances', 'transfers', 'task_counts', 'answers', 'actions', 'devices', 'ewallets', 'withdrawals', 'lucky_records', 'feedback', 'ad_apps', 'deletions', 'operator_answers'] as const;

const schemaVersion = migrations.at(-1)?.id ?? 0;
const batch = 500;

/** The rows of a table in portions; a cursor reads it once, however large it is. Every number fits JavaScript's (the ledger's bounds). */
async function* portionsOf(sql: Sql, table: string): AsyncGenerator<readonly object[]> {
  await sql.query(`declare portions no scroll cursor for select * from ${table}`);
  for (;;) {
    const rows = await sql.query(`fetch ${batch} from portions`);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql.query('close portions');
}

/**
 * Writes everything of a database as lines of text, at one moment. Works on both kinds of database, so it is the way
 * from the embedded one to PostgreSQL, and a backup.
 */
export async function dump(db: Db, write: (line: string) => void | Promise<void>): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only');
    await write(JSON.stringify({ tally: schemaVersion }));
    for (const table of tables) {
      for await (const rows of portionsOf(tx, table)) await write(JSON.stringify({ table, rows }));
    }
  });
}

interface Line {
  readonly tally?: number;
  readonly table?: string;
  readonly rows?: readonly object[];
}

/** Numbers that the database hands out go on after the largest there is. */
async function continueNumbers(sql: Sql, table: string): Promise<void> {
  const [identity] = await sql.query<{ sequence: string | null }>(`select pg_get_serial_sequence($1, 'id') as sequence where exists (select 1 from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name = 'id')`, [table]);
  if (identity?.sequence) await sql.query(`select setval($1::regclass, coalesce((select max(id) from ${table}), 0) + 1, false)`, [identity.sequence]);
}

/**
 * Reads what `dump` wrote into an empty database; all of it or nothing.
 *
 * @throws {StartError} when the database has data, or the dump is of another version
 */
export async function restore(db: Db, lines: AsyncIterable<string>): Promise<void> {
  await migrate(db);
  await db.tx(async (tx) => {
    const { used } = only(await tx.query<{ used: boolean }>('select exists (select 1 from users) as used'));
    if (used) throw new StartError('This database already has people in it; restore into an empty one.');
    let version: number | undefined;
    for await (const text of lines) {
      if (text.trim() === '') continue;
      const { tally, table, rows } = JSON.parse(text) as Line;
      if (tally !== undefined) version = tally;
      if (version !== schemaVersion) throw new StartError(`The dump is of schema ${version ?? 'unknown'}, this version has ${schemaVersion}: restore it with the version that wrote it.`);
      const known = tables.find((name) => name === table);
      if (known && rows) await tx.query(`insert into ${known} overriding system value select * from json_populate_recordset(null::${known}, $1::json)`, [JSON.stringify(rows)]);
    }
    for (const table of tables) await continueNumbers(tx, table);
  });
}
