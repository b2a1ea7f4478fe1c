// @vitest-environment node
import { hourMs } from '@tally/contract/limits/time';
import { postLuckyReward } from '@tally/contract/calls/lucky';
import { postVideoAd } from '@tally/contract/calls/tasks';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { only } from '../../db/db';
import { personOfToken } from '../../domain/people/person';
import { payRound } from '../../domain/rewards/reward';
import { expectSoundMoney } from '../../testing/invariants';
import { createConfirmingServer, pangleCallback } from '../../testing/pangleCallback';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { usualRules } from '../../testing/marketRules/usualRules';

let server: TestServer;
beforeAll(async () => {
  server = await createConfirmingServer({ pace: true });
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

type TestPerson = Awaited<ReturnType<TestServer['person']>>;

/** Creates an installed lucky task of a person; returns the record's id. */
const recordOf = async ({ id }: TestPerson) => {
  const now = server.context.now();
  const rows = await server.db.query<{ id: number }>(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 301, 'PANGLE', 'com.partner.one', ${luckyStatus.installed}, 20261118, $2, $3) returning id`,
    [id, now - hourMs, now],
  );
  return only(rows).id;
};
const claimOn = async (on: TestServer, { token }: TestPerson, taskRecordId: number) =>
  (await on.callOk(postLuckyReward, { token, query: { taskRecordId, installed: true } })).info;

const watch = async ({ token }: TestPerson, window: string) =>
  (await server.callOk(postVideoAd, { token, query: { action: 'reward' }, key: `window-of-a-video-${window}` })).info;
const paid = async ({ id }: TestPerson, kind: 'videoad' | 'luckytask') =>
  (await server.db.query('select 1 from transfers where user_id = $1 and kind = $2', [id, kind])).length;

it('claims that wait keep the pace of rounds that are paid (TASK-27)', async () => {
  const person = await server.person({ market: 'br' });
  expect(await watch(person, 'one')).toBe('BEING CONFIRMED');
  server.pass(2999);
  expect(await watch(person, 'two')).toBe('LATER');
  server.pass(1);
  expect(await watch(person, 'two')).toBe('BEING CONFIRMED');
});

it('a callback that its network repeats pays one claim, also when another one waits (TASK-30)', async () => {
  const person = await server.person({ market: 'br' });
  for (const window of ['one', 'two']) {
    expect(await watch(person, window)).toBe('BEING CONFIRMED');
    server.pass(3000);
  }
  for (let times = 0; times < 3; times++) expect(await pangleCallback(server, person.id, 'same')).toBe(true);
  expect(await paid(person, 'videoad')).toBe(1);
  expect(await watch(person, 'two')).toBe('BEING CONFIRMED');
});

it('a claim that waits uses up its drawn number, a repeated one gives its own back (TASK-26)', async () => {
  const { token } = await server.person({ market: 'br' });
  const person = only([await personOfToken(server.db, token, server.context.now())].flatMap((found) => found ?? []));
  const givenBack: number[] = [];
  const claim = (drawn: number) =>
    payRound(server.db, person, 'videoad', {
      once: { scope: 'postVideoAd', key: 'window-of-a-number', request: '' },
      now: server.context.now(),
      chance: { take: () => drawn, giveBack: (value) => givenBack.push(value) },
      rules: {
        pace: false,
        marketRules: usualRules('id'),
        confirmation: { mode: 'required', missing: () => undefined },
      },
    });
  for (const drawn of [0.1, 0.9]) expect(await claim(drawn)).toMatchObject({ info: 'BEING CONFIRMED' });
  expect(givenBack).toEqual([0.9]);
});

it('an app that was paid to another person of the phone meanwhile is not paid by a late callback (LUCKY-28)', async () => {
  const person = await server.person({ market: 'br', device: 'phone-of-two-people' });
  const twin = await server.person({ market: 'br' });
  const record = await recordOf(person);
  const twinsRecord = await recordOf(twin);
  expect(await claimOn(server, person, record)).toBe('BEING CONFIRMED');
  await pangleCallback(server, twin.id, 'of-the-twin', 'install:com.partner.one');
  expect(await claimOn(server, twin, twinsRecord)).toBe('');
  await server.db.query('update users set device = $2 where id = $1', [twin.id, 'phoneoftwopeople']);
  expect(await pangleCallback(server, person.id, 'too-late', 'install:com.partner.one')).toBe(true);
  expect([await paid(person, 'luckytask'), await paid(twin, 'luckytask')]).toEqual([0, 1]);
  expect(await claimOn(server, person, record)).toBe('BAD STATUS');
});

it('a task that was paid meanwhile, while confirmations were off, is not paid again by a late callback (LUCKY-28)', async () => {
  const person = await server.person({ market: 'br' });
  const record = await recordOf(person);
  expect(await claimOn(server, person, record)).toBe('BEING CONFIRMED');
  const unconfirmed = await createTestServer({ stories: [], db: server.db, now: server.context.now() });
  expect(await claimOn(unconfirmed, person, record)).toBe('');
  expect(await pangleCallback(server, person.id, 'late', 'install:com.partner.one')).toBe(true);
  expect(await paid(person, 'luckytask')).toBe(1);
});
