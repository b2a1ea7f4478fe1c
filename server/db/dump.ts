import { StartError } from '../runtime/startError';
import type { Db, Sql } from './db';
import { schemaOf } from './schema/migrate';
import { migrations } from './schema/migrations';

/**
 * The dumped tables, each after the tables that it references, with the order of their rows: by primary key, so that an
 * inviter, who has a smaller id, comes before their members. Text is ordered by bytes, which is the same on every
 * database.
 */
export const dumpedTables = {
  users: 'id',
  sessions: 'token_hash collate "C"',
  balances: 'user_id',
  transfers: 'id',
  paid_once: 'user_id, kind collate "C", ref collate "C", currency collate "C"',
  carried_forward:
    'user_id, kind collate "C", ref collate "C", currency collate "C", source collate "C", target collate "C"',
  archived_months: 'id',
  task_counts: 'user_id, day, task collate "C"',
  answers: 'user_id, scope collate "C", key collate "C"',
  actions: 'id',
  devices: 'device collate "C"',
  ewallets: 'user_id',
  payout_exports: 'id',
  withdrawals: 'id',
  payout_export_lines: 'export_id, withdrawal_id',
  payout_exceptions: 'id',
  payout_reversals: 'market collate "C", reference collate "C"',
  lucky_records: 'id',
  review_records: 'id',
  feedback: 'id',
  ad_apps: 'app_pkg collate "C"',
  deletions: 'user_id',
  operator_answers: 'scope collate "C", key collate "C"',
  catalogues: 'market collate "C"',
  market_rules: 'market collate "C", version',
  closed_days: 'market collate "C", day',
  day_outbox: 'market collate "C", day',
  lucky_apps: 'market collate "C", task_id',
  place_items: 'id',
  lottery_draws: 'user_id',
  wallet_numbers: 'mark collate "C"',
  counted_phones: 'mark collate "C"',
  frozen_marks: 'mark collate "C", user_id',
  used_marks: 'mark collate "C", user_id',
  left_debts: 'mark collate "C", user_id',
  shared_phones: 'mark collate "C"',
  invalid_numbers: 'mark collate "C"',
  number_claims: 'user_id',
  confirmed_numbers: 'mark collate "C", user_id',
  secrets: 'name collate "C"',
  wrong_keys: 'network collate "C"',
  operator_actions: 'id',
  approvals: 'id',
  releases: 'id',
  stand_in_keys: 'id',
  deletion_mails: 'id collate "C"',
  ad_confirmations: 'source collate "C", trans_id collate "C"',
  spent_transactions: 'mark collate "C"',
  waiting_claims: 'user_id, scope collate "C", key collate "C"',
  outbox: 'id',
} as const;

type Table = keyof typeof dumpedTables;
/** Names of the dumped tables, in dump order. */
export const tables = Object.keys(dumpedTables) as Table[];

/** The schema version that this version of the server writes and reads. */
export const schemaVersion = migrations.at(-1)?.id ?? 0;
const batch = 500;

/**
 * Removes the statement timeouts of the transaction: writing or reading a dump may take any time, also when the pipe
 * stalls for a while.
 */
export async function waitForever(sql: Sql): Promise<void> {
  await sql.query('set local statement_timeout = 0');
  await sql.query('set local idle_in_transaction_session_timeout = 0');
}

/**
 * Reads the rows of a table in portions through one cursor, however large the table is. Every number fits JavaScript's
 * (the ledger's bounds).
 */
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
 * Writes a consistent snapshot of a database as lines of text: `{tally: schema}`, portions `{table, rows}`, and `{end:
 * number of rows}`, by which a truncated dump is recognised. Works on both kinds of database, so it serves to move from
 * the embedded one to PostgreSQL, and as a backup. It changes nothing, not even the schema.
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
