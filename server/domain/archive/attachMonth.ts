import { StartError } from '../../runtime/startError';
import type { Db, Sql } from '../../db/db';
import { waitForever } from '../../db/dump';
import { statement } from '../../db/statement';
import { makeMonths } from '../../db/months/ledgerMonths';
import { readArchive } from './archiveFile';
import type { Manifest } from './archiveFile';
import { archivedMonthsOf, sumsOf } from './archivedMonths';
import { withBriefLock } from './briefLock';
import { checkArchive } from './checkArchive';
import { detachedOf, monthOf, partOf } from './month';
import type { Month } from './month';
import type { Line } from './monthDigest';

const batch = 2000;
const loadedOf = ({ name }: Month): string => `attaching_${name.replace('-', '_')}`;

const insert = (table: string) =>
  statement(
    { lines: 'text[]' },
    `
insert into ${table} (id, user_id, kind, currency, source, target, amount, at, ref)
select (l->>0)::bigint, (l->>1)::bigint, l->>2, l->>3, l->>4, l->>5, (l->>6)::bigint, (l->>7)::bigint, l->>8
from unnest(:lines::text[]) as text, lateral (select text::json as l) as line`,
  );

const markAttached = statement(
  { month: 'bigint', now: 'bigint' },
  'update archived_months set attached_at = :now where month_at = :month and attached_at is null',
);

/** Makes a table of the shape of a part, beside the ledger, in which nobody sees it. */
const makeTable = (db: Db, month: Month): Promise<void> =>
  db.tx(async (tx) => {
    const table = loadedOf(month);
    await tx.query(`drop table if exists ${table}`);
    await tx.query(`create table ${table} (like transfers including all excluding identity)`);
    await tx.query(`create unique index on ${table} (user_id, kind, ref, currency)`);
    // The bounds are proven while it is filled, so that attaching reads no row.
    await tx.query(`alter table ${table} add constraint in_month check (at >= ${month.from} and at < ${month.until})`);
  });

/** Fills the table from the file, and proves the file. */
async function load(db: Db, file: string, manifest: Manifest): Promise<void> {
  const table = loadedOf(manifest.frame.month);
  let lines: Line[] = [];
  const flush = async () => {
    await db.query(...insert(table)({ lines: lines.map((line) => JSON.stringify(line)) }));
    lines = [];
  };
  await readArchive(file, manifest, async (line) => {
    lines.push(line);
    if (lines.length >= batch) await flush();
  });
  if (lines.length > 0) await flush();
  if (JSON.stringify(await sumsOf(db, table)) !== JSON.stringify(manifest.digest.sums))
    throw new StartError(`What was loaded from ${file} is not what is in it.`);
  await db.exec(`
    alter table ${table} add constraint transfers_user_id_fkey foreign key (user_id) references users (id) not valid`);
  await db.exec(`alter table ${table} validate constraint transfers_user_id_fkey`);
  await db.exec(`analyze ${table}`);
}

/** Subtracts what a table holds from what is carried forward. */
async function subtractCarried(tx: Sql, table: string): Promise<void> {
  const lines = `(
    select user_id, kind, carried_ref(kind, ref) as ref, currency, source, target, count(*) as count,
      sum(amount) as amount
    from ${table} group by 1, 2, 3, 4, 5, 6
  ) l`;
  const same = `c.user_id = l.user_id and c.kind = l.kind and c.ref = l.ref and c.currency = l.currency
    and c.source = l.source and c.target = l.target`;
  const [due] = await tx.query<{ count: number }>(`select count(*) as count from ${lines}`);
  const ended = await tx.query(
    `delete from carried_forward c using ${lines} where ${same} and c.count = l.count and c.amount = l.amount
     returning 1`,
  );
  const lessened = await tx.query(
    `update carried_forward c set count = c.count - l.count, amount = c.amount - l.amount
     from ${lines} where ${same} returning 1`,
  );
  if (ended.length + lessened.length !== due?.count)
    throw new StartError('What is carried forward does not hold what the file holds. Nothing was attached.');
}

/** Where the open end before the months covers this one (in a restored database), it ends before it from now on. */
async function makeRoom(tx: Sql, month: Month): Promise<void> {
  const [bounds] = await tx.query<{ begins: number | null }>('select begins from ledger_bounds()');
  if ((bounds?.begins ?? 0) <= month.from) return;
  await makeMonths(tx, month.from, month.from);
  await tx.query(`drop table ${partOf(month)}`);
}

/** Gives the month its place in the ledger, and takes back what was carried forward, in one transaction. */
const attach = (db: Db, month: Month, now: number): Promise<void> =>
  db.tx(async (tx) => {
    const table = loadedOf(month);
    await waitForever(tx);
    await subtractCarried(tx, table);
    await tx.query(...markAttached({ month: month.from, now }));
    await withBriefLock(tx, async () => {
      await makeRoom(tx, month);
      await tx.query(`drop table if exists ${detachedOf(month)}`);
      await tx.query(
        `create trigger transfers_sealed before insert on ${table} for each row execute function refuse_change()`,
      );
      await tx.query(`alter table ${table} rename to ${partOf(month)}`);
      await tx.query(
        `alter table transfers attach partition ${partOf(month)} for values from (${month.from}) to (${month.until})`,
      );
      await tx.query(`alter table ${partOf(month)} drop constraint in_month`);
      await tx.query(
        `select grant_ledger_part('${partOf(month)}'), guard_ledger_month(${monthOf(month.from, 1).from})`,
      );
    });
  });

/**
 * Attaches a month from its file again (OPS-83), the newest of those that are archived first, so that the ledger has no
 * gap. The ledger is as it was before the month was archived, but for being sealed.
 *
 * @param db the owner's
 * @param now ms since the epoch
 * @throws {StartError} when it is not the turn of this month, or the file is not the archived one
 */
export async function attachMonth(db: Db, file: string, now: number): Promise<Month> {
  const manifest = await checkArchive(db, file);
  const { month } = manifest.frame;
  const newest = (await archivedMonthsOf(db)).at(-1);
  if (newest?.monthAt !== month.from)
    throw new StartError(`${monthOf(newest?.monthAt ?? 0).name} is the newest archived month: it is attached first.`);
  await makeTable(db, month);
  await load(db, file, manifest);
  await attach(db, month, now);
  return month;
}
