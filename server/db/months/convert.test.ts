// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, rewardMoves } from '../../domain/ledger/ledger';
import { fillCrowd } from '../../testing/crowd';
import { expectSoundMoney } from '../../testing/invariants';
import { openEmptyDb } from '../../testing/testDb';
import { createTestServer, testNow } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { isUniqueViolation, type Db } from '../db';
import { migrate } from '../schema/migrate';
import { migrations } from '../schema/migrations';
import { convertLedger } from './convert';
import { makeMonthsAhead, monthStatesOf } from './ledgerMonths';

const people = 300;

/** A database of the version before, with people and some months. */
async function formerDb(): Promise<Db> {
  const db = await openEmptyDb();
  await migrate(
    db,
    migrations.filter(({ id }) => id < 47),
  );
  await fillCrowd(db, people, testNow - 50 * dayMs);
  await migrate(db);
  return db;
}

const ledgerOf = (db: Db) => db.query('select * from transfers order by id');

describe('a ledger of an earlier version is converted into months (OPS-69)', () => {
  let db: Db;
  let server: TestServer;
  beforeAll(async () => {
    db = await formerDb();
    server = await createTestServer({ db, stories: [] });
  });
  afterAll(() => server.close());

  const mayRunBefore = () => db.query('select before_may_run as may from migrations where id = 47');

  it('the step alone leaves it as it is, so that the version before may still run', async () => {
    expect(await monthStatesOf(db, testNow)).toMatchObject({ inMonths: false });
    expect(await mayRunBefore()).toEqual([{ may: true }]);
    expect(await makeMonthsAhead(db, testNow)).toBe(0);
  });

  it('every row is there afterwards, also those that are written meanwhile, and a try that failed leaves all as it was', async () => {
    const before = await ledgerOf(db);
    const broken: Db = {
      ...db,
      tx: (work) =>
        db.tx((tx) =>
          work({
            query: (text, params) =>
              text.startsWith('lock table') ? Promise.reject(new Error('broken')) : tx.query(text, params),
          }),
        ),
    };
    await expect(convertLedger(broken, testNow)).rejects.toThrow('broken');
    expect(await ledgerOf(db)).toEqual(before);

    let writing = true;
    let written = 0;
    const writers = Promise.all(
      [1, 2, 3].map(async (person) => {
        for (; writing; written++)
          await post(db, person, testNow, rewardMoves('goodwill', 'ph', { cash: 1 }, `meanwhile-${written}-${person}`));
      }),
    );
    const converted = await convertLedger(db, testNow);
    writing = false;
    await writers;
    expect(converted?.rows).toBeGreaterThanOrEqual(before.length);
    const after = await ledgerOf(db);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + written);
    await expectSoundMoney(db);
  });

  it('it lies in months then, for which the version before is too old, and is converted once', async () => {
    expect(await monthStatesOf(db, testNow)).toEqual({ inMonths: true, ahead: 3, beyond: false });
    expect(await mayRunBefore()).toEqual([{ may: false }]);
    await expect(
      migrate(
        db,
        migrations.filter(({ id }) => id < 47),
      ),
    ).rejects.toThrow('newer version');
    expect(await convertLedger(db, testNow)).toBeUndefined();
    expect(await makeMonthsAhead(db, testNow)).toBe(0);
    expect(await makeMonthsAhead(db, testNow + 40 * dayMs)).toBeGreaterThan(0);
  });

  it('what was paid once before is not paid again, and nothing is changed or deleted', async () => {
    const again = post(db, 7, testNow, rewardMoves('newbie', 'ph', { cash: 1 }, 'crowd'));
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    await expect(db.query('update transfers set amount = 1')).rejects.toThrow('written down for good');
    await expect(db.query('delete from transfers_2026_09')).rejects.toThrow('written down for good');
    const { id } = await server.person({ cash: 5 });
    const [last] = await db.query<{ id: number }>('select max(id) as id from transfers');
    const [own] = await db.query<{ id: number }>('select id from transfers where user_id = $1', [id]);
    expect(own).toEqual(last);
  });
});
