// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { localTime } from '@tally/contract/rules/marketClock';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { recordAction } from './people/h5Actions';
import { runMaintenance } from './maintenance';
import { retentions } from './deletion/retention';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const nobodyFails = (step: string, error: unknown) => {
  throw new Error(step, { cause: error });
};

it('maintenance throws away what happened more than 30 days ago', async () => {
  const now = server.context.now();
  for (const days of [29, 30, 31])
    await recordAction(
      server.db,
      { userId: null, device: null, appPkg: null, action: `${days} days ago`, data: null },
      now - days * dayMs,
    );
  await runMaintenance(server.db, server.context.numberKey, now, { failed: nobodyFails });
  expect(await server.db.query('select action from actions order by id')).toEqual([
    { action: '29 days ago' },
    { action: '30 days ago' },
  ]);
});

it('a failed step of maintenance is logged and does not stop the others', async () => {
  const first = await server.person({ market: 'id', coin: 5000 });
  const second = await server.person({ market: 'ph', coin: 5000 });
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
  await runMaintenance(broken, server.context.numberKey, server.context.now() + dayMs, {
    failed: (step, error) => failures.push([step, String(error)]),
  });
  expect(failures).toEqual([
    ['settling id', 'Error: broken'],
    ['closing days of id', 'Error: broken'],
  ]);
  expect(await server.db.query('select distinct market from closed_days order by market')).toEqual([{ market: 'ph' }]);
  expect(await server.db.query('select user_id as id, coin from balances order by user_id')).toEqual([
    { id: first.id, coin: 5000 },
    { id: second.id, coin: 0 },
  ]);
  expect(await server.db.query(`select 1 from sessions where token_hash = 'ended'`)).toEqual([]);
});

it('maintenance keeps answers for as long as somebody may ask for them again: nothing is paid twice (WITHDRAW-20)', async () => {
  const { token, id } = await server.person({ market: 'br', cash: 10 });
  const request = () => server.call(postWithdraw, { token, query: { amount: 1 }, key: 'answer-to-keep' });
  const first = await request();
  expect(first.data.status).toBe(1);
  server.pass(71 * hourMs);
  await runMaintenance(server.db, server.context.numberKey, server.context.now(), { failed: nobodyFails });
  expect(await request()).toEqual(first);
  expect(await server.db.query('select 1 from withdrawals where user_id = $1', [id])).toHaveLength(1);
  server.pass(hourMs + 1);
  await runMaintenance(server.db, server.context.numberKey, server.context.now(), { failed: nobodyFails });
  expect(await server.db.query('select 1 from answers where user_id = $1', [id])).toEqual([]);
});

it('what is thrown away, and when, is what the table of the documentation says (PRIVACY-12)', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const table = [...readme.matchAll(/^\| `(\w+)` \|[^|]*\| (\d+) (hours|days) \|$/gm)].map(([, name, count, unit]) => [
    name,
    Number(count) * (unit === 'days' ? dayMs : hourMs),
  ]);
  expect(Object.fromEntries(table)).toEqual(
    Object.fromEntries(Object.entries(retentions).map(([name, { keptMs }]) => [name, keptMs])),
  );
});

it('phones and counts of tasks are deleted when their time is over', async () => {
  const now = server.context.now();
  const { id } = await server.person();
  const day = (days: number) => localTime(now - days * dayMs, 'id').day;
  for (const days of [1, 399, 402]) {
    await server.db.query(
      `insert into task_counts (user_id, day, task, count, max_count, last_at) values ($1, $2, 'checkin', 1, 1, $3)`,
      [id, day(days), now - days * dayMs],
    );
    await server.db.query('insert into devices (device, app_pkg, first_at) values ($1, $2, $3)', [
      `phone-${days}`,
      'com.tally.id',
      now - (days * dayMs) / 2,
    ]);
  }
  await runMaintenance(server.db, server.context.numberKey, now, { failed: nobodyFails });
  expect(await server.db.query('select day from task_counts where user_id = $1 order by day desc', [id])).toEqual([
    { day: day(1) },
    { day: day(399) },
  ]);
  expect(
    await server.db.query(`select device from devices where device like 'phone-%' order by first_at desc`),
  ).toEqual([{ device: 'phone-1' }]);
});

it("networks that tried wrong keys are forgotten a day later, by the database's time (OPS-11)", async () => {
  const now = server.context.now();
  for (const hours of [23, 24, 25])
    await server.db.query('insert into wrong_keys (network, tries, since) values ($1, 9, $2)', [
      `10.0.0.${hours}`,
      now - hours * hourMs,
    ]);
  await runMaintenance(server.db, server.context.numberKey, now, { failed: nobodyFails });
  expect(await server.db.query('select network from wrong_keys order by network')).toEqual([
    { network: '10.0.0.23' },
    { network: '10.0.0.24' },
  ]);
});
