// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../db/db';
import { openTestDb } from '../../testing/testDb';
import { countAttempt } from './attemptCount';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

it('attempts are counted from the first one on until its window is over, then from the next one on', async () => {
  const start = 1_000_000;
  const counts: number[] = [];
  for (const at of [0, 50, 99, 100, 199, 200]) counts.push((await countAttempt(db, 'somebody', start + at, 100)).tries);
  expect(counts).toEqual([1, 2, 3, 1, 2, 1]);
});
