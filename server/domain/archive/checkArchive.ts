import { StartError } from '../../runtime/startError';
import type { Db, Sql } from '../../db/db';
import { waitForever } from '../../db/dump';
import { statement } from '../../db/statement';
import { readArchive, readManifest } from './archiveFile';
import type { Manifest } from './archiveFile';
import { archivedMonthsOf, frameOf, isCarriedWhole, isThere, sumsOf } from './archivedMonths';
import { withBriefLock } from './briefLock';
import { detachedOf } from './month';

/**
 * Compares a manifest with the database: with what was recorded when the month was archived, and with the chain of days.
 * It doesn't read the lines.
 */
async function expectKnown(sql: Sql, file: string, { frame, digest }: Manifest): Promise<void> {
  const { month } = frame;
  const archive = (await archivedMonthsOf(sql)).find(({ monthAt }) => monthAt === month.from);
  if (!archive) throw new StartError(`${month.name} is not archived in this database.`);
  if (
    archive.sha256 !== digest.sha256 ||
    archive.count !== digest.count ||
    archive.sums !== JSON.stringify(digest.sums) ||
    archive.edges !== JSON.stringify(digest.edges)
  )
    throw new StartError(`${file} is not the file that was archived: the database has other sums of it.`);
  if (JSON.stringify(await frameOf(sql, month)) !== JSON.stringify(frame))
    throw new StartError(`${file} was divided by other days than those of the chain.`);
}

/**
 * Checks a month's file (OPS-82): alone, against what was written down when it was archived, and against the chain of
 * days.
 *
 * @throws {StartError} when anything differs
 */
export async function checkArchive(db: Sql, file: string): Promise<Manifest> {
  const manifest = await readManifest(file);
  await expectKnown(db, file, manifest);
  await readArchive(file, manifest);
  if (!(await isCarriedWhole(db)))
    throw new StartError('What is carried forward differs from what the archived months came to.');
  return manifest;
}

const markDropped = statement(
  { month: 'bigint', now: 'bigint' },
  'update archived_months set dropped_at = :now where month_at = :month and attached_at is null',
);

/**
 * Drops the table of an archived month, after its file was checked once more.
 *
 * @param db the owner's
 * @param now ms since the epoch
 * @throws {StartError} when the file is not whole, or there is no such table any more
 */
export async function dropMonth(db: Db, file: string, now: number): Promise<Manifest> {
  const manifest = await checkArchive(db, file);
  const { month } = manifest.frame;
  const table = detachedOf(month);
  if (!(await isThere(db, table))) throw new StartError(`${month.name} has no table any more.`);
  if (JSON.stringify(await sumsOf(db, table)) !== JSON.stringify(manifest.digest.sums))
    throw new StartError(`The table ${table} has other rows than the file: it was changed, and stays.`);
  await db.tx(async (tx) => {
    await waitForever(tx);
    await withBriefLock(tx, () => tx.query(`drop table ${table}`));
    await tx.query(...markDropped({ month: month.from, now }));
  });
  return manifest;
}
