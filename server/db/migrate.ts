import { StartError } from './dataLock';
import type { Db, Sql } from './db';
import { first } from './migrations/0001_first';
import { everything } from './migrations/0002_everything';
import { plainAccounts } from './migrations/0003_plain_accounts';
import { moneyCame } from './migrations/0004_money_came';
import { dayCounts } from './migrations/0005_day_counts';
import { reviewTasks } from './migrations/0006_review_tasks';
import { catalogue } from './migrations/0007_catalogue';
import { lotteryDraws } from './migrations/0008_lottery_draws';

/** One step of the schema. Never changed once released; what comes later is another step. */
export interface Migration {
  readonly id: number;
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  { id: 1, sql: first },
  { id: 2, sql: everything },
  { id: 3, sql: plainAccounts },
  { id: 4, sql: moneyCame },
  { id: 5, sql: dayCounts },
  { id: 6, sql: reviewTasks },
  { id: 7, sql: catalogue },
  { id: 8, sql: lotteryDraws },
];

/** Any number: the same for all servers, so that only one of them migrates. */
const migrationLock = 7_316_249;

/** One server after the other, and as long as it takes: waiting for the lock counts as running a statement too. */
async function takeTurn(sql: Sql): Promise<void> {
  await sql.query('set local statement_timeout = 0');
  await sql.query('select pg_advisory_xact_lock($1)', [migrationLock]);
}

/** How far the schema is; 0 in an empty database. Two servers that made the table at once would fail in spite of "if not exists". */
const versionOf = (db: Db): Promise<number> =>
  db.tx(async (tx) => {
    await takeTurn(tx);
    await tx.query(
      'create table if not exists migrations (id integer primary key, at timestamptz not null default now())',
    );
    const [row] = await tx.query<{ id: number | null }>('select max(id) as id from migrations');
    return row?.id ?? 0;
  });

/**
 * Brings the schema up to date; each step together with its mark, or not at all.
 *
 * @param steps all of them, or the first ones (tests of upgrades)
 * @throws {StartError} when the data was written by a newer version
 */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<void> {
  const version = await versionOf(db);
  const newest = steps.at(-1)?.id ?? 0;
  if (version > newest)
    throw new StartError(
      `The data was written by a newer version (schema ${version}; this one knows ${newest}). Start that version, or use another DATA_DIR or DATABASE_URL.`,
    );
  for (const { id, sql } of steps.filter((step) => step.id > version)) {
    await db.tx(async (tx) => {
      await takeTurn(tx);
      const done = await tx.query('select 1 from migrations where id = $1', [id]);
      if (done.length > 0) return;
      for (const statement of statementsOf(sql)) await tx.query(statement);
      await tx.query('insert into migrations (id) values ($1)', [id]);
    });
  }
}

/** The statements of a step; they hold no semicolon elsewhere. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
