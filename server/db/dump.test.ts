// @vitest-environment node
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCrowd } from '../testing/crowd';
import { expectSoundMoney } from '../testing/invariants';
import { dataTables } from '../testing/tables';
import { openEmptyDb, openMemoryDb, openTestDb } from '../testing/testDb';
import { createTestServer, testNow } from '../testing/testServer';
import type { Db } from './db';
import { dump, dumpedTables } from './dump';
import { restore } from './restore';
import { withDb } from './withDb';

async function dumpOf(db: Db): Promise<string[]> {
  const lines: string[] = [];
  await dump(db, (line) => void lines.push(line));
  return lines;
}

async function* each(lines: readonly string[]) {
  await Promise.resolve();
  yield* lines;
}

/** Restores into a new database; when the restore is refused, that database must stay empty. */
async function refused(lines: readonly string[], sentence: string | RegExp): Promise<void> {
  const db = await openEmptyDb();
  await expect(restore(db, each(lines))).rejects.toThrow(sentence);
  expect(await db.query('select id from users')).toEqual([]);
  await db.close();
}

describe('dump and restore', () => {
  it('dump and restore carry everything from the embedded database into another (PostgreSQL where the tests have it), which goes on from there', async () => {
    const from = await createTestServer({ db: await openMemoryDb(), stories: ['rich', 'withdrawn'] });
    const lines = await dumpOf(from.db);
    const db = await openEmptyDb();
    await restore(db, each(lines));
    expect(await dumpOf(db)).toEqual(lines);
    expect(lines.length).toBeGreaterThan(10);

    const to = await createTestServer({ db, stories: [] });
    await expectSoundMoney(to.db);
    // New rows get new ids.
    const { token: fresh } = await to.person({ cash: 1000 });
    expect(await to.callOk(postWithdraw, { token: fresh, query: { amount: 1000 } })).toEqual({ status: 1, info: '' });
    await Promise.all([from.close(), to.close()]);
  });

  it('dump and restore know every table', async () => {
    const db = await openTestDb();
    const [known, there] = [Object.keys(dumpedTables), await dataTables(db)];
    expect(
      there.filter((table) => !known.includes(table)),
      'tables to add to `dumpedTables`',
    ).toEqual([]);
    expect(
      known.filter((table) => !there.includes(table)),
      'lines of `dumpedTables` without a table',
    ).toEqual([]);
    await db.close();
  });

  it('dump and restore refuse a database that has anything in it', async () => {
    const db = await openTestDb();
    const lines = await dumpOf(db);
    await db.query('insert into devices (device, app_pkg, first_at) values ($1, $2, $3)', [
      'a-phone',
      'com.tally.id',
      testNow,
    ]);
    await expect(restore(db, each(lines))).rejects.toThrow(
      'This database already has data in it (devices); restore into an empty one.',
    );
    await db.close();
  });

  it('dump and restore refuse a dump of another version, an empty one, and one with a table that is not known', async () => {
    await refused(['{"tally":99}'], 'The dump is of schema 99');
    await refused([], 'The dump is not whole: its end is missing.');
    await refused(['{"end":0}'], 'The dump is of schema unknown');
    const [header = ''] = await withDb(openTestDb, dumpOf);
    await refused([header, '{"table":"forgotten","rows":[]}', '{"end":0}'], 'The dump has a table forgotten');
  });
});

describe('a dump of a crowd', () => {
  let db: Db;
  let lines: string[];
  beforeAll(async () => {
    db = await openTestDb();
    await fillCrowd(db, 1200, testNow);
    // An updated row moves behind later rows in the table, so the dump needs its explicit order.
    await db.query('update users set opened_at = opened_at + 1 where id <= 20');
    lines = await dumpOf(db);
  });
  afterAll(() => db.close());

  it('a dump comes back whole, also when inviters have acted since they invited', async () => {
    const other = await openEmptyDb();
    await restore(other, each(lines));
    expect(await other.query('select count(*) as people, count(invited_by) as invited from users')).toEqual([
      { people: 1200, invited: 1190 },
    ]);
    expect(await dumpOf(other)).toEqual(lines);
    await other.close();
  });

  it('a dump that was cut is refused, wherever it was cut', async () => {
    await refused(lines.slice(0, 2), 'The dump is not whole: its end is missing.');
    await refused(lines.slice(0, -1), 'The dump is not whole: its end is missing.');
    await refused(
      [...lines.slice(0, 1), (lines[1] ?? '').slice(0, 1000)],
      'The dump is not whole: it stops in the middle of a line.',
    );
    await refused(
      lines.filter((line) => !line.startsWith('{"table":"feedback"')),
      /^The dump is not whole: it has \d+ rows of \d+\.$/,
    );
    await refused([...lines, ...lines], 'Something follows the end of the dump');
  });

  it('no time limit ends a dump or a restore that waits for a slow pipe', async () => {
    let limits: object[] | undefined;
    const watched = (on: Db): Db => ({
      ...on,
      tx: (work) =>
        on.tx(async (tx) => {
          const result = await work(tx);
          limits = await tx.query(
            `select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting <> '0'`,
          );
          return result;
        }),
    });
    const other = await openTestDb();
    for (const limited of [db, other])
      await limited.exec('set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000');
    await dumpOf(watched(db));
    expect(limits).toEqual([]);
    await restore(watched(other), each(lines));
    expect(limits).toEqual([]);
    await other.close();
  });
});
