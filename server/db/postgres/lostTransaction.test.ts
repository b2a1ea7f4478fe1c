// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSchema } from '../../testing/testDb';
import { TransactionLost } from '../db';
import type { Db } from '../db';
import { openPostgres } from './postgres';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(url === undefined)('a transaction that is lost halfway', () => {
  let schema: Awaited<ReturnType<typeof newSchema>>;
  let db: Db;
  beforeAll(async () => {
    schema = await newSchema(url ?? '');
    db = await openPostgres(schema.url, 1);
    await db.exec('create table kept (n integer)');
  });
  afterAll(async () => {
    await db.close();
    await schema.drop();
  });

  it('is not confirmed, and what comes after it is not written in part', async () => {
    const split = db.tx(async (tx) => {
      await tx.query('insert into kept values (1)');
      // As if the pooler gave the next statement to another connection.
      await tx.query('rollback');
      await tx.query('insert into kept values (2)');
    });
    await expect(split).rejects.toThrow(TransactionLost);
    expect(await db.query('select n from kept')).toEqual([]);
    expect(await db.tx((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
  });
});
