// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import type { LogLine } from '../../runtime/log';
import { phoneMark } from './phones';
import { putPhonesInOrder } from './phonesInOrder';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

/** Somebody whose row has an id as an earlier version wrote it. */
async function personWith(device: string, dup: boolean): Promise<number> {
  const { id } = await server.person();
  await server.db.query('update users set device = $2, dup_user = $3 where id = $1', [id, device, dup]);
  await server.db.query('insert into used_marks (mark, user_id) values ($1, $2)', [phoneMark(device), id]);
  return id;
}
const seen = (device: string, at: number, app = 'com.tally.id') =>
  server.db.query('insert into devices (device, app_pkg, first_at) values ($1, $2, $3)', [device, app, at]);
const act = (device: string, userId: number | null = null) =>
  server.db.query(
    `insert into actions (user_id, device, app_pkg, action, at) values ($2, $1, 'com.tally.id', 'open', 1)`,
    [device, userId],
  );
const rows = (ids: readonly number[]) =>
  server.db.query('select device, dup_user as dup from users where id = any ($1::bigint[]) order by id', [ids]);

describe('ids of phones that an earlier version wrote (PERSON-16, PERSON-17)', () => {
  const real = 'a3de0f0123456789';
  const uuid = '8a7f3c21-90be-4d56-a1b2-00f39c77e1d4';
  const people: Record<string, number[]> = {};
  const lines: LogLine[] = [];
  let cleared = 0;
  const run = () => putPhonesInOrder(server.db, server.context.now(), (line) => void lines.push(line));

  beforeAll(async () => {
    people['real'] = [
      await personWith(real, false),
      await personWith('a3de0f01-23456789', false),
      await personWith(`${real}\u200b`, true),
    ];
    people['uuid'] = [await personWith(uuid, false), await personWith(uuid.replaceAll('-', ''), false)];
    people['zeros'] = [
      await personWith('00000000-0000-0000-0000-000000000000', false),
      await personWith('00000000-0000-0000-0000-000000000000', true),
      await personWith('00000000-0000-0000-0000-000000000000', true),
    ];
    people['family'] = [await personWith('b4de0f0123456789', false), await personWith('b4de0f0123456789', true)];
    people['crowd'] = [];
    for (let nth = 0; nth < 6; nth++) people['crowd'].push(await personWith('c5de0f0123456789', nth > 0));
    await seen(real, 500);
    await seen('a3de0f01-23456789', 300, 'com.tally.ph');
    await seen(uuid.replaceAll('-', ''), 700);
    await seen('00000000-0000-0000-0000-000000000000', 100);
    await act('a3de0f01-23456789');
    await act(real);
    await act('00000000-0000-0000-0000-000000000000', people['zeros'][1]);
    await server.db.query('insert into counted_phones (mark, user_id) values ($1, $2)', [
      phoneMark('a3de0f01-23456789'),
      people['real'][1] ?? 0,
    ]);
    await server.db.query('insert into frozen_marks (mark, user_id, forget_at) values ($1, $2, 9e12)', [
      phoneMark('a3de0f01-23456789'),
      people['real'][1] ?? 0,
    ]);
    cleared = await run();
  });

  it('people who are duplicates only by an invalid id, or by the id of a crowd, are released; the note says how many', async () => {
    expect(await rows(people['zeros'] ?? [])).toEqual(Array(3).fill({ device: null, dup: false }));
    expect(await rows(people['crowd'] ?? [])).toEqual(Array(6).fill({ device: 'c5de0f0123456789', dup: false }));
    expect(cleared).toBe(7);
    expect(lines.map(({ people: many, ids }) => many ?? ids)).toEqual([4, 7]);
  });

  it('duplicates by the id of a phone stay duplicates, and every spelling is the same phone', async () => {
    expect(await rows(people['family'] ?? [])).toMatchObject([{ dup: false }, { dup: true }]);
    expect(await rows(people['real'] ?? [])).toEqual([
      { device: real, dup: false },
      { device: real, dup: false },
      { device: real, dup: true },
    ]);
    expect(await rows(people['uuid'] ?? [])).toEqual(Array(2).fill({ device: uuid, dup: false }));
  });

  it('two rows that become one keep the earlier time, and nobody loses anything', async () => {
    expect(
      await server.db.query('select device, app_pkg as app, first_at as at from devices order by first_at'),
    ).toEqual([
      { device: real, app: 'com.tally.id', at: 300 },
      { device: uuid, app: 'com.tally.id', at: 700 },
    ]);
    expect(await server.db.query('select device, user_id as user from actions order by id')).toEqual([
      { device: real, user: null },
      { device: real, user: null },
      { device: null, user: people['zeros']?.[1] },
    ]);
  });

  it('what is known of people by their phones is known by the one form', async () => {
    const marksIn = async (table: string, id: number | undefined) =>
      (await server.db.query<{ mark: string }>(`select mark from ${table} where user_id = $1`, [id ?? 0])).map(
        ({ mark }) => mark,
      );
    for (const id of people['real'] ?? []) expect(await marksIn('used_marks', id)).toEqual([phoneMark(real)]);
    for (const table of ['counted_phones', 'frozen_marks'])
      expect(await marksIn(table, people['real']?.[1])).toEqual([phoneMark(real)]);
    for (const id of people['zeros'] ?? []) expect(await marksIn('used_marks', id)).toEqual([]);
  });

  it('another start finds nothing to do, and a crowd of long ago is none', async () => {
    const before = lines.length;
    expect(await run()).toBe(0);
    const old: number[] = [];
    for (let nth = 0; nth < 6; nth++) old.push(await personWith('d6de0f0123456789', nth > 0));
    await server.db.query('update users set created_at = $2 where id = any ($1::bigint[])', [
      old,
      server.context.now() - 31 * dayMs,
    ]);
    expect(await run()).toBe(0);
    expect(lines).toHaveLength(before);
  });
});
