// @vitest-environment node
import type NodeFs from 'node:fs';
import { existsSync, fsyncSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db, Sql } from '../db';
import { openEmbedded } from './embedded';

const synced = vi.hoisted((): number[] => []);
/** Inodes that were flushed to disk before the new database was renamed into place. */
let syncedBefore: readonly number[] = [];
vi.mock('node:fs', async (original) => {
  const actual = await original<typeof NodeFs>();
  const fsyncSync = vi.fn((file: number) => {
    synced.push(actual.fstatSync(file).ino);
    actual.fsyncSync(file);
  });
  const renameSync: typeof NodeFs.renameSync = (from, to) => {
    if (String(from).endsWith('pg.new')) syncedBefore = [...synced];
    actual.renameSync(from, to);
  };
  return { ...actual, fsyncSync, renameSync };
});

let dir: string;
let db: Db;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  dir = mkdtempSync(path.join(tmpdir(), 'tally-embedded-'));
  // The leftovers of an interrupted first start.
  mkdirSync(path.join(dir, 'pg.new'));
  writeFileSync(path.join(dir, 'pg.new', 'PG_VERSION'), 'half');
  db = await openEmbedded(dir);
});
afterAll(async () => {
  await db.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('the embedded database starts over after a first start that was interrupted', () => {
    expect(existsSync(path.join(dir, 'pg.new'))).toBe(false);
    expect(existsSync(path.join(dir, 'pg', 'PG_VERSION'))).toBe(true);
  });

  it('the embedded database has all of itself on the disk before it takes its place', () => {
    const target = path.join(dir, 'pg');
    for (const name of ['', 'PG_VERSION', 'base', path.join('global', 'pg_control')])
      expect(syncedBefore, name).toContain(statSync(path.join(target, name)).ino);
  });

  it('the embedded database has a commit on the disk before it says so', async () => {
    expect(
      await db.query(
        `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'full_page_writes') order by name`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
    await db.exec('create table kept (n integer)');
    const before = vi.mocked(fsyncSync).mock.calls.length;
    for (let n = 0; n < 5; n++) await db.query('insert into kept values ($1)', [n]);
    expect(vi.mocked(fsyncSync).mock.calls.length - before).toBeGreaterThanOrEqual(5);
  });

  it('the embedded database writes a checkpoint every five minutes and looks after its tables every hour', async () => {
    const checkpoint = () => db.query('select redo_lsn::text as at from pg_control_checkpoint()');
    const counted = () => db.query(`select reltuples::integer as rows from pg_class where relname = 'kept'`);
    const before = await checkpoint();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(await checkpoint()).toEqual(before);
    vi.advanceTimersByTime(1);
    expect(await checkpoint()).not.toEqual(before);
    expect(await counted()).toEqual([{ rows: -1 }]);
    vi.advanceTimersByTime(55 * 60_000);
    expect(await counted()).toEqual([{ rows: 5 }]);
  });

  it('the embedded database is shut to a second server, which says so in a sentence', async () => {
    await expect(openEmbedded(dir)).rejects.toThrow(
      `The data directory ${dir} is in use by another server (process ${process.pid}). Stop that one, or choose another directory with DATA_DIR.`,
    );
  });

  it('the embedded database does not read a table whole because it was empty once', async () => {
    await db.exec('create table grown (id integer primary key); analyze grown');
    const find = (on: Sql) => on.query('select id from grown where id = $1', [7]);
    // After a few executions PostgreSQL keeps a generic plan.
    for (let times = 0; times < 10; times++) await find(db);
    await db.exec('insert into grown select generate_series(1, 5000)');
    const read = await db.tx(async (tx) => {
      await find(tx);
      return tx.query(
        `select seq_tup_read::integer as whole, idx_tup_fetch::integer as "byIndex" from pg_stat_xact_user_tables where relname = 'grown'`,
      );
    });
    expect(read).toEqual([{ whole: 0, byIndex: 1 }]);
  });

  it('the embedded database takes back a transaction that failed, and goes on', async () => {
    const failed = db.tx(async (tx) => {
      await tx.query('insert into kept values (100)');
      await tx.query('select 1 / 0');
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await db.query('select count(*) as many from kept')).toEqual([{ many: 5 }]);
  });

  it('no other statement runs inside an open transaction of the embedded database', async () => {
    const order: string[] = [];
    await Promise.all([
      db.tx(async (tx) => {
        await tx.query('insert into kept values (6)');
        order.push('written');
        await tx.query('delete from kept where n = 6');
        order.push('done');
      }),
      db
        .query<{ many: number }>('select count(*) as many from kept where n = 6')
        .then(([row]) => order.push(`seen ${row?.many}`)),
    ]);
    expect(order).toEqual(['written', 'done', 'seen 0']);
  });

  it('the embedded database keeps everything over a restart, also after a server that died with its lock', async () => {
    await db.close();
    writeFileSync(path.join(dir, 'lock'), '4194303 12345\n');
    db = await openEmbedded(dir);
    expect(await db.query('select count(*) as many from kept')).toEqual([{ many: 5 }]);
  });
});
