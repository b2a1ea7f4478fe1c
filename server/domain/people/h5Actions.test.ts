// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../db/db';
import { openTestDb } from '../../testing/testDb';
import { recordAction } from './h5Actions';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

/** A long id of a phone. */
const phone = Array.from({ length: 40 }, (_, nth) => (nth * 7919) % 89).join('x');

it.each([
  ['most', 'd'.repeat(100), phone.slice(0, 64), 'd'.repeat(100), phone.slice(0, 64)],
  ['more', 'd'.repeat(101), phone.slice(0, 65), 'd'.repeat(100), null],
  ['nothing', null, null, null, null],
])(
  'an action is stored with 100 characters of its data, and a device id of 64 or none: %s',
  async (action, data, device, storedData, storedDevice) => {
    await recordAction(db, { userId: null, device, appPkg: 'com.tally.id', action, data }, 1);
    expect(await db.query('select data, device from actions where action = $1', [action])).toEqual([
      { data: storedData, device: storedDevice },
    ]);
  },
);
