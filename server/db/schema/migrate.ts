import { StartError } from '../../runtime/startError';
import { sqlState } from '../db';
import type { Db, Sql } from '../db';
import { checksumOf, migrations } from './migrations';
import type { Migration } from './migrations';

/** Key of the advisory lock that lets only one server migrate. The number is arbitrary but the same on all servers. */
const migrationLock = 7_316_249;
/** How long a migration step waits for a table lock. Queries on that table queue behind it meanwhile. */
const lockTimeout = '1s';
const lockNotAvailable = '55P03';
/**
 * `pauseMs`: pause after a lock timeout, in which queued queries proceed. `tries`: number of attempts, which together
 * give long readers about ten minutes.
 */
const pauseMs = 3000;
const tries = 150;

/**
 * Takes the migration lock, however long another server holds it. Statement timeouts are off, because waiting for a
 * lock counts as running a statement.
 */
export async function acquireMigrationLock(sql: Sql): Promise<void> {
  await sql.query('set local statement_timeout = 0');
  await sql.query('select pg_advisory_xact_lock($1)', [migrationLock]);
}

interface Done {
  readonly id: number;
  readonly checksum: string | null;
  readonly beforeMayRun: boolean;
}

/** Columns that the table of steps has got since its first version. */
const laterColumns = { checksum: 'text', before_may_run: 'boolean not null default false' };

const doneSteps = `select id, checksum, before_may_run as "beforeMayRun" from migrations order by id`;

/** The later columns that the table of steps has. */
async function columnsOf(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = 'migrations' and column_name = any ($1::text[])`,
    [Object.keys(laterColumns)],
  );
  return rows.map(({ name }) => name);
}

/** Adds what is missing in databases of earlier versions; their steps are assumed to be unchanged. */
async function completeTable(tx: Sql, steps: readonly Migration[]): Promise<void> {
  const had = await columnsOf(tx);
  for (const [name, type] of Object.entries(laterColumns))
    if (!had.includes(name)) await tx.query(`alter table migrations add column ${name} ${type}`);
  for (const step of steps)
    await tx.query('update migrations set checksum = $2 where id = $1 and checksum is null', [
      step.id,
      checksumOf(step),
    ]);
}

/**
 * The steps that were carried out. The table is created under the lock, because two servers that create it at once fail
 * in spite of "if not exists".
 */
const prepareTable = (db: Db, steps: readonly Migration[]): Promise<Done[]> =>
  db.tx(async (tx) => {
    await acquireMigrationLock(tx);
    await tx.query(
      `create table if not exists migrations (
         id integer primary key, at timestamptz not null default now(), checksum text
       )`,
    );
    await completeTable(tx, steps);
    return tx.query<Done>(doneSteps);
  });

/** Carries out one step and records it, in one transaction. */
const carryOut = (db: Db, step: Migration): Promise<void> =>
  db.tx(async (tx) => {
    await acquireMigrationLock(tx);
    const done = await tx.query('select 1 from migrations where id = $1', [step.id]);
    if (done.length > 0) return;
    await tx.query(`set local lock_timeout = '${lockTimeout}'`);
    for (const statement of statementsOf(step.sql)) await tx.query(statement);
    await tx.query(
      `insert into migrations (id, checksum, before_may_run) values ($1, $2, ${step.beforeMayRun ?? false})`,
      [step.id, checksumOf(step)],
    );
  });

/**
 * Whether this version may run on the schema as it is: every step that is known here was carried out as it is known, and
 * those of a newer version say that the version before may run on them. Only looks, so that a role that may not change
 * the schema can ask.
 */
async function mayRun(sql: Sql, steps: readonly Migration[]): Promise<boolean> {
  if ((await columnsOf(sql)).length < Object.keys(laterColumns).length) return false;
  const done = await sql.query<Done>(doneSteps);
  return (
    done.length >= steps.length &&
    done.every(({ id, checksum, beforeMayRun }, nth) => {
      const step = steps[nth];
      return step ? step.id === id && checksumOf(step) === checksum : beforeMayRun;
    })
  );
}

const usualPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * Carries out a step, with repeated short lock attempts: a long reader delays only the migration, not other queries.
 */
async function carryOutPatiently(db: Db, step: Migration, pause: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await carryOut(db, step);
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error;
      if (left <= 1)
        throw new StartError(
          `Somebody has kept a table for more than ten minutes, so step ${step.id} of the schema can't be done. Look for a long transaction in pg_stat_activity, end it, and start again.`,
        );
      await pause();
    }
  }
}

/**
 * Brings the schema up to date; each step is carried out and recorded in one transaction. A newer schema stays as it is
 * where its steps let the version before run, so that a release can be taken back.
 *
 * @param steps all of them, or the first ones (tests of upgrades)
 * @param pause waits between two attempts to lock a table that is in use
 * @throws {StartError} when this version can't run on the schema of a newer one, or a step was changed after it was carried out
 */
export async function migrate(
  db: Db,
  steps: readonly Migration[] = migrations,
  pause: () => Promise<void> = usualPause,
): Promise<void> {
  if (await mayRun(db, steps)) return;
  const done = await prepareTable(db, steps);
  const version = done.at(-1)?.id ?? 0;
  const newest = steps.at(-1)?.id ?? 0;
  if (version > newest)
    throw new StartError(
      `The data was written by a newer version (schema ${version}; this one knows ${newest}). This version can't run on it: start that one again, or restore a backup from before the upgrade.`,
    );
  const changed = steps.find((step) =>
    done.some(({ id, checksum }) => id === step.id && checksum !== checksumOf(step)),
  );
  if (changed)
    throw new StartError(
      `Step ${changed.id} of the schema is not the one that this database was made with: a step is never changed, another one follows it.`,
    );
  for (const step of steps.filter(({ id }) => id > version)) await carryOutPatiently(db, step, pause);
}

/** The schema version of a database; 0 when it has none. Changes nothing. */
export async function schemaOf(sql: Sql): Promise<number> {
  const [known] = await sql.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  if (!known?.there) return 0;
  const [row] = await sql.query<{ id: number | null }>('select max(id) as id from migrations');
  return row?.id ?? 0;
}

/** Splits a step into statements at semicolons; other semicolons stand only in the bodies of functions (`$$`). */
const statementsOf = (sql: string): string[] =>
  (sql.replace(/--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
