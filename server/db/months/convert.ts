import { only, sqlState } from '../db';
import type { Db, Sql } from '../db';
import { addTriggers, enterPaidOnce, filling, former, makeParts, partsOf, removeLeftovers, swap } from './convertSql';
import { monthsAheadMs } from './ledgerMonths';

/** Rows whose copy is one transaction. */
const portion = 100_000;
/** So few rows are copied under the lock. */
const tailMost = 2000;
const passesMost = 20;
/** How long a lock is waited for, during which others wait behind it; and the pause after that. */
const lockTimeout = '300ms';
const lockPauseMs = 500;
const lockTries = 600;
const lockNotAvailable = '55P03';

/** What a conversion did. */
export interface Converted {
  readonly rows: number;
  /** Rows that were copied under the lock, and how long it was held, ms. */
  readonly tail: number;
  readonly lockedMs: number;
}

const usualPause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How the conversion waits (tests pass others). */
type Pause = (ms: number) => Promise<void>;

/** Runs a statement without a time limit. */
const long = (db: Db, text: string): Promise<object[]> =>
  db.tx(async (tx) => {
    await tx.query('set local statement_timeout = 0');
    return tx.query(text);
  });

/** Runs work that locks a table in use, with short attempts, so that nobody waits long behind it. */
async function withLock<T>(db: Db, pause: Pause, work: (tx: Sql) => Promise<T>): Promise<T> {
  for (let left = lockTries; ; left--) {
    try {
      return await db.tx(async (tx) => {
        await tx.query('set local statement_timeout = 0');
        await tx.query(`set local lock_timeout = '${lockTimeout}'`);
        return work(tx);
      });
    } catch (error) {
      if (left <= 1 || sqlState(error) !== lockNotAvailable) throw error;
      await pause(lockPauseMs);
    }
  }
}

const lastId = async (sql: Sql): Promise<number> =>
  only(
    await sql.query<{ id: number }>(
      'select case when is_called then last_value else last_value - 1 end as id from transfers_id_seq',
    ),
  ).id;

const writersOf = (sql: Sql): Promise<{ writer: string }[]> =>
  sql.query(
    `select virtualtransaction as writer from pg_locks
     where relation = 'transfers'::regclass and mode = 'RowExclusiveLock' and granted and pid <> pg_backend_pid()`,
  );

/** The id up to which every row is there that will ever be: whoever could still write a smaller one has ended. */
async function completeId(db: Db, pause: Pause): Promise<number> {
  const id = await lastId(db);
  const writing = new Set((await writersOf(db)).map(({ writer }) => writer));
  while (writing.size > 0) {
    await pause(20);
    const still = new Set((await writersOf(db)).map(({ writer }) => writer));
    for (const writer of writing) if (!still.has(writer)) writing.delete(writer);
  }
  return id;
}

/** Copies the rows with ids after one and up to another; returns how many. */
async function copy(db: Db, after: number, upTo: number): Promise<number> {
  let copied = 0;
  for (let from = after; from < upTo; from += portion) {
    const to = Math.min(from + portion, upTo);
    copied += (
      await long(
        db,
        `with copied as (insert into ${filling} select * from transfers where id > ${from} and id <= ${to} returning 1)
         select count(*) as count from copied`,
      ).then((rows) => only(rows as { count: number }[]))
    ).count;
  }
  return copied;
}

/** Indexes, references, guards and what is paid once: all that the copy is quicker without. */
async function complete(db: Db, pause: Pause): Promise<void> {
  await long(db, `select index_ledger('${filling}')`);
  const reference = 'foreign key (user_id) references users (id)';
  for (const { part } of await db.query<{ part: string }>(partsOf)) {
    await long(db, `create unique index ${part}_once on ${part} (user_id, kind, ref, currency)`);
    await withLock(db, pause, (tx) =>
      tx.query(`alter table ${part} add constraint transfers_user_id_fkey ${reference} not valid`),
    );
    // Locks nobody out, unlike the reference of the whole ledger, which then finds that of each part.
    await long(db, `alter table ${part} validate constraint transfers_user_id_fkey`);
  }
  await withLock(db, pause, (tx) =>
    tx.query(`alter table ${filling} add constraint transfers_user_id_fkey ${reference}`),
  );
  await long(db, enterPaidOnce);
  await long(db, addTriggers);
}

/**
 * Compares rows of two ledgers, with ids after one and up to another.
 *
 * @throws {Error} when they differ
 */
async function compare(
  db: Db,
  [copied, original]: readonly [string, string],
  after: number,
  upTo: number,
): Promise<void> {
  const sums = async (table: string) =>
    JSON.stringify(
      await long(
        db,
        `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hashes
         from ${table} t where id > ${after} and id <= ${upTo}`,
      ),
    );
  const [is, should] = [await sums(copied), await sums(original)];
  if (is !== should) throw new Error(`The rows of ${copied} are ${is}, those of ${original} ${should}.`);
}

/** Copies the last rows and puts the new ledger into place, while nobody writes. */
const swapTables = (db: Db, pause: Pause, upTo: number) =>
  withLock(db, pause, async (tx) => {
    await tx.query('lock table transfers in access exclusive mode');
    const since = performance.now();
    const tail = await tx.query(`insert into ${filling} select * from transfers where id > ${upTo} returning 1`);
    const id = await lastId(tx);
    await tx.query(swap(id + 1));
    return { tail: tail.length, lastId: id, lockedMs: performance.now() - since };
  });

/** Fills the new ledger while the other one is in use; returns the id up to which it holds all, and how many rows. */
async function fill(db: Db, now: number, pause: Pause): Promise<{ done: number; rows: number }> {
  await long(db, removeLeftovers);
  const [first] = (await long(db, 'select min(at) as at from transfers')) as { at: number | null }[];
  await long(db, makeParts(first?.at ?? now, now + monthsAheadMs));
  let done = await completeId(db, pause);
  let rows = await copy(db, 0, done);
  await complete(db, pause);
  await compare(db, [filling, 'transfers'], 0, done);
  await long(db, `analyze ${filling}`);
  for (let pass = 0, few = false; pass < passesMost && !few; pass++) {
    const next = await completeId(db, pause);
    rows += await copy(db, done, next);
    few = next - done <= tailMost;
    done = next;
  }
  return { done, rows };
}

const isInMonths = `select relkind = 'p' as "inMonths" from pg_class where oid = 'transfers'::regclass`;

/**
 * Converts a ledger without parts into months (OPS-69) while servers serve. Rows never change, so all but the last ones
 * are copied without a lock; a short one copies the rest and swaps the names. What fails before that leaves the ledger as
 * it was, and may be tried again.
 *
 * @param db the owner's
 * @param now ms since the epoch
 * @returns undefined when it lies in months already
 */
export async function convertLedger(db: Db, now: number, pause: Pause = usualPause): Promise<Converted | undefined> {
  if (only(await db.query<{ inMonths: boolean }>(isInMonths)).inMonths) return undefined;
  const { done, rows } = await fill(db, now, pause);
  const taken = await swapTables(db, pause, done);
  // What was copied after the first comparison; the former ledger goes only when that is right too.
  await compare(db, ['transfers', former], Math.max(0, done - 10 * tailMost), taken.lastId);
  await withLock(db, pause, (tx) => tx.query(`drop table ${former}`));
  return { rows: rows + taken.tail, tail: taken.tail, lockedMs: taken.lockedMs };
}
