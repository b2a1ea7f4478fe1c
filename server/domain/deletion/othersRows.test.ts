// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillPerson } from '../../testing/fillPerson';
import { dataTables } from '../../testing/tables';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from './deletion';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ stories: [] });
});
afterEach(() => server.close());

/** Everything that is somebody's, by table. */
async function rowsOf(person: number): Promise<Record<string, unknown[]>> {
  const columns = await server.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'user_id'`,
  );
  const withPeople = new Set(columns.map(({ name }) => name));
  const rows: Record<string, unknown[]> = {
    users: await server.db.query('select to_jsonb(t) as t from users t where id = $1', [person]),
  };
  for (const table of await dataTables(server.db))
    if (withPeople.has(table)) {
      const found = await server.db.query(`select to_jsonb(t) as t from ${table} t where user_id = $1 order by 1`, [
        person,
      ]);
      if (found.length > 0) rows[table] = found;
    }
  return rows;
}

it.each(['the duplicate', 'the first owner'])(
  'the deletion of %s of a phone touches no row of the other one (PRIVACY-13)',
  async (who) => {
    const first = await server.person({ cash: 50, device: 'the-phone-of-both' });
    const second = await server.person({ cash: 50, device: 'a-phone-of-former-times' });
    const at = server.context.now();
    await fillPerson(server.db, { id: first.id, mark: 'first', other: second.id }, at);
    await fillPerson(server.db, { id: second.id, mark: 'second', other: first.id }, at);
    await server.db.query(
      `update users set dup_user = true, device = (select device from users where id = $1) where id = $2`,
      [first.id, second.id],
    );
    const [gone, stays] = who === 'the duplicate' ? [second, first] : [first, second];
    const before = await rowsOf(stays.id);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    await deletePerson(server.db, { numberKey: server.context.numberKey, now: at }, { id: gone.id, market: 'id' });
    expect(await rowsOf(stays.id)).toEqual(before);
    expect(await server.db.query('select status from users where id = $1', [gone.id])).toEqual([{ status: 2 }]);
  },
);
