import { StartError } from './dataLock';
import type { Db, Sql } from './db';
import { migrate, migrations, schemaOf } from './migrate';

/**
 * Tables in an order in which each comes after those it refers to, with the order of their rows: by primary key, so that
 * an inviter, whose number is smaller, comes before their members. Text is ordered by its bytes: the same on every database.
 */
export const dumpedTables = {
  users: 'id',
  sessions: 'token_hash collate "C"',
  balances: 'user_id',
  transfers: 'id',
  task_counts: 'user_id, day, task collate "C"',
  answers: 'user_id, scope collate "C", key collate "C"',
  actions: 'id',
  devices: 'device collate "C"',
  ewallets: 'user_id',
  withdrawals: 'id',
  lucky_records: 'id',
  review_records: 'id',
  feedback: 'id',
  ad_apps: 'app_pkg collate "C"',
  deletions: 'user_id',
  operator_answers: 'scope collate "C", key collate "C"',
  catalogues: 'market collate "C"',
  lucky_apps: 'market collate "C", task_id',
  place_items: 'id',
  lottery_draws: 'user_id',
  wallet_numbers: 'mark collate "C"',
  counted_phones: 'mark collate "C"',
  secrets: 'name collate "C"',
  wrong_keys: 'network collate "C"',
  operator_actions: 'id',
} as const;

type Table = keyof typeof dumpedTables;
const tables = Object.keys(dumpedTables) as Table[];

const schemaVersion = migrations.at(-1)?.id ?? 0;
const batch = 500;

/** A dump takes as long as it takes, also when the pipe stands still for a while. */
async function waitForever(sql: Sql): Promise<void> {
  await sql.query('set local statement_timeout = 0');
  await sql.query('set local idle_in_transaction_session_timeout = 0');
}

/** The rows of a table in portions; a cursor reads it once, however large it is. Every number fits JavaScript's (the ledger's bounds). */
async function* portionsOf(sql: Sql, table: Table): AsyncGenerator<readonly object[]> {
  await sql.query(`declare portions no scroll cursor for select * from ${table} order by ${dumpedTables[table]}`);
  for (;;) {
    const rows = await sql.query(`fetch ${batch} from portions`);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql.query('close portions');
}

/**
 * Writes everything of a database as lines of text, at one moment: `{tally: schema}`, portions `{table, rows}`, and
 * `{end: number of rows}`, by which a dump that was cut is told from a whole one. Works on both kinds of database, so it
 * is the way from the embedded one to PostgreSQL, and a backup. It changes nothing, the schema neither.
 *
 * @throws {StartError} when the data was written by another version
 */
export async function dump(db: Db, write: (line: string) => void | Promise<void>): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only');
    await waitForever(tx);
    const version = await schemaOf(tx);
    if (version !== schemaVersion)
      throw new StartError(
        `The data is of schema ${version}, this version writes dumps of schema ${schemaVersion}: use the version that wrote the data${version < schemaVersion ? ', or start this one once, which brings it up to date' : ''}.`,
      );
    await write(JSON.stringify({ tally: schemaVersion }));
    let written = 0;
    for (const table of tables) {
      for await (const rows of portionsOf(tx, table)) {
        await write(JSON.stringify({ table, rows }));
        written += rows.length;
      }
    }
    await write(JSON.stringify({ end: written }));
  });
}

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

/** Numbers that the database hands out go on after the largest there is. */
async function continueNumbers(sql: Sql, table: string): Promise<void> {
  const [identity] = await sql.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence where exists (select 1 from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name = 'id')`,
    [table],
  );
  if (identity?.sequence)
    await sql.query(`select setval($1::regclass, coalesce((select max(id) from ${table}), 0) + 1, false)`, [
      identity.sequence,
    ]);
}

/** @throws {StartError} when a table has rows */
async function refuseData(sql: Sql): Promise<void> {
  const used = await sql.query<{ name: string }>(
    tables.map((table) => `select '${table}' as name where exists (select 1 from ${table})`).join(' union all '),
  );
  if (used.length > 0)
    throw new StartError(
      `This database already has data in it (${used.map(({ name }) => name).join(', ')}); restore into an empty one.`,
    );
}

/** Puts the rows of the lines into their tables; gives their number, and the one that the end of the dump states. */
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
    await sql.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(line.rows)],
    );
    read += line.rows.length;
  }
  return { read, end };
}

/**
 * Reads what `dump` wrote into an empty database; all of it or nothing.
 *
 * @throws {StartError} when the database has data, or the dump is of another version or not whole
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
