import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openBackupSocket } from './backupSocket';
import { lockData } from './dataLock';
import { exactNumber, withRetries } from '../db';
import type { Db } from '../db';
import { moveIntoPlace } from './durableCopy';
import { DurableNodeFs } from './durableFs';
import type { FreeSpace } from './freeSpace';
import { createPgliteSession, sqlOf, transactionOn } from './pgliteSession';

const bigintOid = 20;
const checkpointMs = 5 * 60_000;
const vacuumMs = 60 * 60_000;

/**
 * PGlite's start parameters, but with fsync on, and with the one sync method that reaches the disk. `enable_seqscan` is
 * off because prepared plans are kept and no autovacuum refreshes the statistics as tables grow: a plan made while a
 * table was small would read it whole for the next hour.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'full_page_writes=on',
  '-c',
  'enable_seqscan=off',
];

const options: PGliteOptions = { parsers: { [bigintOid]: exactNumber } };

function adapt(pglite: PGlite, takesWrites: () => boolean, beforeClose: () => void = () => undefined): Db {
  const session = createPgliteSession(pglite);
  const { query } = sqlOf(session);
  return {
    kind: 'embedded',
    query: (text, params) => session.exclusive(() => query(text, params)),
    tx: (work) => withRetries(() => transactionOn(session, work)),
    exec: (script) => session.exclusive(async () => void (await pglite.exec(script))),
    takesWrites,
    waiting: session.waiting,
    close: async () => {
      beforeClose();
      await session.exclusive(async () => {
        if (!pglite.closed) await pglite.close();
      });
    },
  };
}

/**
 * Creates a database in a temporary folder and moves it into place, so that an interrupted first start leaves no
 * partial database.
 */
async function initialise(dir: string, target: string): Promise<void> {
  for (const left of readdirSync(dir).filter((name) => name.startsWith('pg.new')))
    rmSync(path.join(dir, left), { recursive: true, force: true });
  const side = path.join(dir, 'pg.new');
  const pglite = await PGlite.create({ ...options, fs: new DurableNodeFs(side) });
  await pglite.exec('checkpoint');
  await pglite.close();
  await moveIntoPlace(side, target);
}

/** The folder of the database itself in `dir`. */
export const folderOf = (dir: string): string => path.join(dir, 'pg');

/** Whether there is an embedded database in `dir`. */
export const holdsDatabase = (dir: string): boolean => existsSync(folderOf(dir));

/**
 * Opens the embedded database in `dir`; creates it at the first start.
 * The embedded database has no background workers: checkpoints and vacuum run on timers here.
 *
 * @param watchSpace monitors the free space on its disk; without it nothing does (commands)
 * @throws {StartError} when the directory is in use
 */
export async function openEmbedded(dir: string, watchSpace?: (dir: string) => FreeSpace): Promise<Db> {
  const unlock = lockData(dir);
  const space = watchSpace?.(dir);
  try {
    const target = folderOf(dir);
    if (!holdsDatabase(dir)) await initialise(dir, target);
    const pglite = await PGlite.create({ ...options, fs: new DurableNodeFs(target), startParams });
    const timers: NodeJS.Timeout[] = [];
    const takesWrites = () => space?.enough() ?? true;
    const db = adapt(pglite, takesWrites, () => {
      timers.forEach((timer) => clearInterval(timer));
      backups.close();
      space?.close();
    });
    const backups = openBackupSocket(dir, db);
    // A failed run is repeated by the next one; requests are not affected.
    const maintenance = (statement: string) => {
      if (takesWrites() && !backups.underWay()) void db.exec(statement).catch(() => undefined);
    };
    timers.push(
      setInterval(maintenance, checkpointMs, 'checkpoint'),
      setInterval(maintenance, vacuumMs, 'vacuum (analyze)'),
    );
    for (const timer of timers) timer.unref();
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    space?.close();
    unlock();
    throw error;
  }
}

/** A database in memory, for tests; `image` is the result of `dumpDataDir` of an earlier one. */
export async function openInMemory(image?: Blob): Promise<Db & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ ...options, ...(image && { loadDataDir: image }) });
  return { ...adapt(pglite, () => true), dump: () => pglite.dumpDataDir('none') };
}
