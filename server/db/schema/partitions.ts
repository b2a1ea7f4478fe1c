import { StartError } from '../../runtime/startError';
import type { Db } from '../db';
import { lookups, lookupTables, lookupTriggers } from './lookupTables';

/**
 * Tables partitioned by person, with the column that holds the person's id. A person's rows are in the partition of the
 * same number in all of them.
 */
export const byPerson: Readonly<Record<string, string>> = {
  users: 'id',
  balances: 'user_id',
  transfers: 'user_id',
  task_counts: 'user_id',
  answers: 'user_id',
  ewallets: 'user_id',
  withdrawals: 'user_id',
  lucky_records: 'user_id',
  review_records: 'user_id',
  lottery_draws: 'user_id',
  feedback: 'user_id',
  deletions: 'user_id',
  ad_confirmations: 'user_id',
  waiting_claims: 'user_id',
  number_claims: 'user_id',
  confirmed_numbers: 'user_id',
  // What is told of nobody has no person and shares one partition; a few rows, which go as the others do.
  outbox: 'user_id',
  // Actions of guests have no person and share one partition; they are limited by address and deleted after 30 days.
  actions: 'user_id',
  members: 'inviter',
};

/**
 * Tables that are queried before the person is known, or that belong to no person, with the column by which each is
 * queried and partitioned.
 */
export const byValue: Readonly<Record<string, string>> = {
  sessions: 'token_hash',
  wallet_numbers: 'mark',
  counted_phones: 'mark',
  frozen_marks: 'mark',
  used_marks: 'mark',
  left_debts: 'mark',
  invalid_numbers: 'mark',
  deletion_mails: 'id',
  devices: 'device',
  wrong_keys: 'network',
  ...Object.fromEntries(lookups.map(({ name, column }) => [name, column])),
  wallet_owners: 'plain_no',
  spent_transactions: 'mark',
};

/**
 * A key that a deletion changes, so that inserts of rows that reference the person (`for key share`) wait for the
 * deletion. In the plain schema the code is a key by itself; here it is one only together with the id, since its
 * uniqueness is held by a lookup table.
 */
const keyOfDeletion = 'create unique index users_key on users (id, ref_code)';

/**
 * Constraints that are unique among all people, which no index can enforce across partitions: the lookup tables do
 * (`lookupTables.ts`).
 */
const heldByLookups = new Set(['users_public_id_key', 'users_google_sub_key', 'users_ref_code', 'ewallets_number']);

interface Index {
  readonly name: string;
  readonly definition: string;
  readonly primary: boolean;
  /** Backed by a constraint, which is dropped with its table. */
  readonly unique: boolean;
  readonly columns: readonly string[];
}

const indexesOf = (db: Db, table: string): Promise<Index[]> =>
  db.query<Index>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition,
            x.indisprimary as primary, x.indisunique as unique,
            array(
              select a.attname::text from pg_attribute a
              where a.attrelid = x.indrelid and a.attnum = any (x.indkey::smallint[])
              order by array_position(x.indkey::smallint[], a.attnum)
            ) as columns
     from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass
     order by i.relname`,
    [table],
  );

/** The triggers of a table, as the statements that create them. */
const triggersOf = async (db: Db, table: string): Promise<string[]> =>
  (
    await db.query<{ definition: string }>(
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
      [table],
    )
  ).map(({ definition }) => definition);

const foreignKeysOf = (db: Db): Promise<{ name: string; table: string; definition: string }[]> =>
  db.query(
    `select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );

/** Whether a column is nullable: then a primary key can't contain it. */
const isNullable = async (db: Db, table: string, column: string): Promise<boolean> =>
  (
    await db.query('select 1 from pg_attribute where attrelid = $1::regclass and attname = $2 and not attnotnull', [
      table,
      column,
    ])
  ).length > 0;

/** The statements that recreate a table with partitions and its indexes. */
async function inParts(db: Db, table: string, key: string, parts: number): Promise<string[]> {
  const indexes = await indexesOf(db, table);
  const triggers = await triggersOf(db, table);
  const nullable = await isNullable(db, table, key);
  const indexStatements = indexes.flatMap(({ name, definition, primary, unique, columns }): string[] => {
    if (heldByLookups.has(name)) return [];
    const all = columns.includes(key) ? columns : [key, ...columns];
    if (primary && nullable) return [`create index on ${table} (${columns.join(', ')})`];
    if (primary) return [`alter table ${table} add primary key (${all.join(', ')})`];
    if (unique && !columns.includes(key))
      throw new Error(
        `${name} is unique among everybody: a lookup table must hold it (server/db/schema/lookupTables.ts).`,
      );
    return [definition];
  });
  return [
    `alter table ${table} rename to ${table}_whole`,
    `create table ${table} (
       like ${table}_whole including defaults including constraints including identity including storage
     ) partition by hash (${key})`,
    ...Array.from(
      { length: parts },
      (_, part) =>
        `create table ${table}_p${part} partition of ${table} for values with (modulus ${parts}, remainder ${part})`,
    ),
    `drop table ${table}_whole`,
    ...indexStatements,
    ...triggers,
  ];
}

/**
 * Partitions the large tables of an empty PostgreSQL: a person's rows by person, lookup tables by the value that is
 * looked up. Migrations and the server's statements stay the same.
 *
 * @param parts number of partitions of each table
 * @param tables all of them, or those of an earlier schema (tests of upgrades)
 * @throws {StartError} on the embedded database, and when it has people already: `restore` loads them afterwards
 */
export async function partition(
  db: Db,
  parts: number,
  tables: Readonly<Record<string, string>> = { ...byPerson, ...byValue },
): Promise<void> {
  if (db.kind !== 'postgres') throw new StartError('Only a PostgreSQL can be partitioned: set DATABASE_URL.');
  if ((await db.query('select 1 from users limit 1')).length > 0)
    throw new StartError(
      'Only an empty database can be partitioned: dump this one, partition another, and restore there.',
    );
  const views = [...lookups.map(({ name }) => name), 'members', 'wallet_owners'];
  const foreignKeys = await foreignKeysOf(db);
  await db.exec(
    [
      ...views.map((view) => `drop view if exists ${view}`),
      ...lookupTables,
      ...foreignKeys.map(({ name, table }) => `alter table ${table} drop constraint ${name}`),
    ].join(';\n'),
  );
  const statements: string[] = [];
  for (const [table, key] of Object.entries(tables)) statements.push(...(await inParts(db, table, key, parts)));
  statements.push(
    keyOfDeletion,
    ...foreignKeys.map(({ name, table, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...lookupTriggers,
  );
  // Hundreds of tables take as long as they take; the time limit is the connection's own again afterwards.
  await db.exec(['set statement_timeout = 0', ...statements, 'reset statement_timeout'].join(';\n'));
}
