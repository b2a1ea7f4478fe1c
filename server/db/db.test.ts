// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDb } from '../testing/testDb';
import type { Db } from './db';

let db: Db;
beforeAll(async () => {
  db = await openEmptyDb();
  await db.exec('create table kept (n integer)');
});
afterAll(() => db.close());

describe('either database', () => {
  it('the database takes numbers, words, truths, nothing and lists as parameters, again and again', async () => {
    const asked =
      'select $1::bigint as number, $2::text as word, $3::boolean as truth, $4::text as nothing, $5::bigint[] as numbers, $6::text[] as words';
    for (const truth of [true, false]) {
      expect(
        await db.query(asked, [2 ** 53 - 1, `it's "${truth}"`, truth, null, [1, 2], ['a,b', '{}', '"', '']]),
      ).toEqual([
        {
          number: 2 ** 53 - 1,
          word: `it's "${truth}"`,
          truth,
          nothing: null,
          numbers: [1, 2],
          words: ['a,b', '{}', '"', ''],
        },
      ]);
    }
  });

  it.each(['40P01', '40001'])('a transaction that ended with %s is repeated: others were in its way', async (code) => {
    let tries = 0;
    const result = await db.tx(async (tx) => {
      tries += 1;
      await tx.query('insert into kept values ($1)', [tries]);
      if (tries < 3) await tx.query(`do $$ begin raise exception using errcode = '${code}'; end $$`);
      return tx.query('select n from kept');
    });
    // Only the rows of the last attempt are committed.
    expect([tries, result]).toEqual([3, [{ n: 3 }]]);
    await db.query('delete from kept');
  });

  it('the database gives up a transaction that is in the way of others again and again, and repeats no other failure', async () => {
    const triesUntil = async (code: string) => {
      let tries = 0;
      const failed = db.tx(async (tx) => {
        tries += 1;
        await tx.query(`do $$ begin raise exception using errcode = '${code}'; end $$`);
      });
      await expect(failed).rejects.toMatchObject({ code });
      return tries;
    };
    expect([await triesUntil('40P01'), await triesUntil('23505')]).toEqual([5, 1]);
  });

  it('the database says the same of a wrong statement each time, and of a wrong value, and goes on', async () => {
    for (let time = 0; time < 2; time++)
      await expect(db.query('select missing from kept')).rejects.toMatchObject({ code: '42703' });
    for (let time = 0; time < 2; time++)
      await expect(db.query('select $1::integer as n', ['seven'])).rejects.toMatchObject({ code: '22P02' });
    expect(await db.query('select $1::integer as n', [7])).toEqual([{ n: 7 }]);
  });

  it('a transaction whose failure the code swallowed is not reported as committed', async () => {
    const swallowed = db.tx(async (tx) => {
      await tx.query('insert into kept values (101)');
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow(/rolled back/);
    expect(await db.query('select count(*) as many from kept')).toEqual([{ many: 0 }]);
  });
});
