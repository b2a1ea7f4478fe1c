// @vitest-environment node
import { dayMs } from '@tally/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { noteAction } from './actions';
import { runMaintenance } from './maintenance';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const nobodyFails = (step: string, error: unknown) => {
  throw new Error(step, { cause: error });
};

it('the upkeep throws away what happened more than 30 days ago', async () => {
  const now = server.context.now();
  for (const days of [29, 30, 31])
    await noteAction(
      server.db,
      { userId: null, device: null, appPkg: null, action: `${days} days ago`, data: null },
      now - days * dayMs,
    );
  await runMaintenance(server.db, now, nobodyFails);
  expect(await server.db.query('select action from actions order by id')).toEqual([
    { action: '29 days ago' },
    { action: '30 days ago' },
  ]);
});

it('a step of the upkeep that fails is told of, and keeps none of the others', async () => {
  const [first, second] = [
    await server.person({ market: 'id', coin: 5000 }),
    await server.person({ market: 'ph', coin: 5000 }),
  ];
  await server.db.query('insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, 0, 0)', [
    'ended',
    second.id,
  ]);
  const broken: Db = {
    ...server.db,
    query: (text, params) =>
      params?.[0] === 'id' ? Promise.reject(new Error('broken')) : server.db.query(text, params),
  };
  const failures: unknown[] = [];
  await runMaintenance(broken, server.context.now() + dayMs, (step, error) => failures.push([step, String(error)]));
  expect(failures).toEqual([['settling id', 'Error: broken']]);
  expect(await server.db.query('select user_id as id, coin from balances order by user_id')).toEqual([
    { id: first.id, coin: 5000 },
    { id: second.id, coin: 0 },
  ]);
  expect(await server.db.query(`select 1 from sessions where token_hash = 'ended'`)).toEqual([]);
});
