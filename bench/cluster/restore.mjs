import { crashingArchiveCommand } from './archiveCommand.mjs';
import { crowdOn } from '../server/serverUnderTest.mjs';
import { ledgerOf } from './ledger.mjs';
import { withClient, createYard } from './postgres.mjs';

const people = 2000;

/** Number of rows in the ledger, and the sum of the users' balances. */
const sumOf = (url) =>
  withClient(url, async (db) => {
    const [sum] = await db.query(
      'select (select count(*) from transfers) as rows, (select sum(coin + cash + held + paid)::bigint from balances) as had',
    );
    return JSON.stringify(sum);
  });

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks a database every 100 ms until its answer is true. */
const askUntil = (url, statement, failure) =>
  withClient(url, async (db) => {
    for (let tries = 0; tries < 900; tries++) {
      const [{ done }] = await db.query(statement);
      if (done) return;
      await wait(100);
    }
    throw new Error(failure);
  });

/** Pays everybody a reward. */
const payAll = (url) =>
  withClient(url, (db) =>
    db.tx(async (tx) => {
      await tx.query(
        `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) select n, 'words', 'COIN', 'rewards', 'coin', 7, 1, 'after-the-backup' from generate_series(1, ${people}) n`,
      );
      await tx.query('update balances set coin = coin + 7');
    }),
  );

/** A mistake that destroys money, archived in the log. */
async function destroyMoney(url) {
  await withClient(url, async (db) => {
    // The database refuses it; the mistake is that of somebody who may do everything.
    await db.query('set session_replication_role = replica');
    await db.query('delete from transfers where user_id % 2 = 0');
    await db.query('update balances set coin = 0');
    await db.query('select pg_switch_wal()');
  });
  await askUntil(
    url,
    `select (last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1)) is true as done from pg_stat_archiver`,
    'The log was not archived.',
  );
}

/** Starts the base backup, which replays the archived log up to a moment. */
async function restoreTo(moment, yard, archive) {
  yard.signal('base', 'recovery.signal');
  const restored = await yard.launch('base', {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  await askUntil(restored.url, 'select not pg_is_in_recovery() as done', 'The restored database did not take over.');
  return restored;
}

/**
 * Rehearses point-in-time recovery: base backup, archived log (with two crashes of its copying), a mistake that destroys money, and a new database
 * restored to the moment before it. True when the restored database equals that moment to the row, and its ledger is
 * consistent.
 */
export async function restore() {
  const yard = createYard();
  try {
    const archive = yard.folder('archive');
    yard.make('primary');
    const primary = await yard.launch('primary', {
      wal_level: 'replica',
      max_wal_senders: 10,
      archive_mode: 'on',
      archive_command: crashingArchiveCommand(archive),
    });
    await crowdOn(primary.url, people);
    yard.copy(primary, 'base');

    // Changes after the backup, which are only in the log archive.
    await payAll(primary.url);
    const [{ moment }] = await withClient(primary.url, (db) => db.query('select clock_timestamp()::text as moment'));
    const before = await sumOf(primary.url);
    await wait(50);
    await destroyMoney(primary.url);
    const destroyed = await sumOf(primary.url);
    await primary.kill();

    const from = performance.now();
    const restored = await restoreTo(moment, yard, archive);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const after = await sumOf(restored.url);
    const { faults } = await ledgerOf(restored.url);
    console.log(
      `At the moment ${before}; after the mistake ${destroyed}; restored in ${seconds} s: ${after}, faults of the ledger: ${faults}.`,
    );
    return before === after && destroyed !== before && faults === 0;
  } finally {
    await yard.close();
  }
}
