import { markets, type Market } from '@tally/contract/market/codes';
import { StartError } from '../../runtime/startError';
import type { Db, Sql } from '../../db/db';
import { waitForever } from '../../db/dump';
import { statement } from '../../db/statement';
import { readArchive, readManifest, writeArchive, fileIn } from './archiveFile';
import { enterArchive, frameOf, sumsOf } from './archivedMonths';
import { withBriefLock } from './briefLock';
import { expectMayArchive } from './mayArchive';
import { detachedOf, monthOf, partOf } from './month';
import type { Month } from './month';
import type { MonthDigest, MonthFrame } from './monthDigest';

const batch = 2000;
/** The step of the schema from which on months may be archived. */
const archiveStep = 48;

/** The lines of a month, market by market, as the chain of days hashes them. */
async function* linesOf(tx: Sql, month: Month): AsyncGenerator<readonly [Market, string]> {
  for (const market of markets) {
    await tx.query(`
      declare month_lines no scroll cursor for
      select json_build_array(t.id, t.user_id, t.kind, t.currency, t.source, t.target, t.amount, t.at, t.ref)::text
        as line
      from ${partOf(month)} t join users u on u.id = t.user_id
      where u.market = '${market}'
      order by t.id`);
    for (;;) {
      const rows = await tx.query<{ line: string }>(`fetch ${batch} from month_lines`);
      for (const { line } of rows) yield [market, line];
      if (rows.length < batch) break;
    }
    await tx.query('close month_lines');
  }
}

/** From now on the month takes no row, so that what is written is what is detached. */
const seal = (db: Db, month: Month): Promise<void> =>
  db.tx(async (tx) => {
    await waitForever(tx);
    await withBriefLock(tx, () =>
      tx.query(
        `create or replace trigger transfers_sealed before insert on ${partOf(month)}
         for each row execute function refuse_change()`,
      ),
    );
  });

const referencesOf = statement(
  { table: 'text' },
  `select quote_ident(conname) as name from pg_constraint where conrelid = :table::regclass and contype = 'f'`,
);

/** The table's references to people, which would lock them when it is dropped. */
async function dropReferences(tx: Sql, table: string): Promise<void> {
  const names = await tx.query<{ name: string }>(...referencesOf({ table }));
  for (const { name } of names) await tx.query(`alter table ${table} drop constraint ${name}`);
}

/** Detaches a month from the ledger and carries its sums forward, in one transaction (OPS-80). */
const detach = (db: Db, frame: MonthFrame, digest: MonthDigest, now: number): Promise<void> =>
  db.tx(async (tx) => {
    const { month } = frame;
    const part = partOf(month);
    const next = partOf(monthOf(month.from, 1));
    await waitForever(tx);
    await tx.query(
      `insert into carried_forward (user_id, kind, ref, currency, source, target, count, amount)
       select user_id, kind, carried_ref(kind, ref), currency, source, target, count(*), sum(amount)
       from ${part} group by 1, 2, 3, 4, 5, 6
       on conflict (user_id, kind, ref, currency, source, target) do update
       set count = carried_forward.count + excluded.count, amount = carried_forward.amount + excluded.amount`,
    );
    if (JSON.stringify(await sumsOf(tx, part)) !== JSON.stringify(digest.sums))
      throw new StartError('The month has changed since its file was written. Nothing was detached.');
    await enterArchive(tx, frame, digest, now);
    // It would take what is carried forward for missing.
    await tx.query(`update migrations set before_may_run = false where id = ${archiveStep}`);
    await withBriefLock(tx, async () => {
      await tx.query(`alter table transfers detach partition ${part}`);
      await dropReferences(tx, part);
      await tx.query(`alter table ${part} rename to ${detachedOf(month)}`);
      // What guards the next month reads this one. That month is too old for any row.
      await tx.query(`drop trigger if exists transfers_guard on ${next}`);
    });
  });

/**
 * Archives a month (OPS-80): writes its file, reads it back, and only then takes it out of the ledger, in one
 * transaction. Its table stays until `dropMonth`. Interrupted anywhere, it can be repeated.
 *
 * @param db the owner's
 * @param now ms since the epoch
 * @returns the file
 * @throws {StartError} when the month may not go, or its file is not as it was written
 */
export async function archiveMonth(db: Db, month: Month, folder: string, now: number): Promise<string> {
  await expectMayArchive(db, month, now);
  await seal(db, month);
  const file = fileIn(folder, month.name);
  const frame = await frameOf(db, month);
  const written = await db.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only');
    await waitForever(tx);
    return writeArchive(file, frame, linesOf(tx, month));
  });
  if (written.differ.length > 0)
    throw new StartError(`The month differs from the chain of days: ${written.differ.join(', ')}.`);
  const read = await readArchive(file, await readManifest(file));
  if (JSON.stringify(read) !== JSON.stringify(written)) throw new StartError(`${file} is not as it was written.`);
  await detach(db, frame, written, now);
  return file;
}
