// @vitest-environment node
import { expect, it } from 'vitest';
import { openEmptyDb } from '../../testing/testDb';
import { testNow } from '../../testing/testServer';
import { migrate } from './migrate';
import { migrations } from './migrations';

it('what operators did before is found by the people whom it was about, and stays unchanged from then on (OPS-38)', async () => {
  const db = await openEmptyDb();
  await migrate(
    db,
    migrations.filter(({ id }) => id < 27),
  );
  await db.query(
    `insert into users (public_id, market, locale, app_pkg, google_sub, email, name, created_at, opened_at, exchanged_day, ref_code, locale_since)
     values ('old-1', 'id', 'id', 'com.tally.id', 'sub-1', 'old1@gmail.com', 'Old Person', $1::bigint, $1::bigint, 20261118, 'OLD1', $1::bigint)`,
    [testNow],
  );
  await db.query(
    `insert into withdrawals (id, user_id, currency, amount, day, at, type, no)
     select 90, id, 'IDR', 1000, 20261118, $1, 'DANA', '081234567890' from users`,
    [testNow],
  );
  const details = ['user 12: a farm', 'withdrawal 90, batch of 3', 'withdrawal 91: unknown', '3 answered, type 1'];
  for (const detail of details)
    await db.query(`insert into operator_actions (at, operator, action, detail) values (1, 'ana', 'act', $1)`, [
      detail,
    ]);
  await migrate(db);
  const [owner] = await db.query<{ id: number }>('select id from users');
  await expect(db.query(`update operator_actions set people = '{}'`)).rejects.toThrow('written down for good');
  expect(await db.query('select detail, people from operator_actions order by id')).toEqual([
    { detail: details[0], people: [12] },
    { detail: details[1], people: [owner?.id] },
    { detail: details[2], people: [] },
    { detail: details[3], people: [] },
  ]);
  await db.close();
});
