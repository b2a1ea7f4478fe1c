// @vitest-environment node
import { getUserInfo } from '@tally/contract/calls/user';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { postLuckyReward } from '@tally/contract/calls/lucky';
import { postVideoAd } from '@tally/contract/calls/tasks';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePerson } from '../../domain/deletion/deletion';
import { maxCounts } from '../../limits/rewards';
import { expectSoundMoney } from '../../testing/invariants';
import { createConfirmingServer, pangleCallback } from '../../testing/pangleCallback';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createConfirmingServer();
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

type TestPerson = Awaited<ReturnType<TestServer['person']>>;

/** Sends the network's callback for a person. */
const confirm = async (person: TestPerson, transId: string, extra = '') =>
  expect(await pangleCallback(server, person.id, transId, extra)).toBe(true);
const watch = ({ token }: TestPerson, window: string) =>
  server.callOk(postVideoAd, { token, query: { action: 'reward' }, key: `window-of-a-video-${window}` });
const coinsOf = async ({ token }: TestPerson) => (await server.callOk(getUserInfo, { token })).coin;
const waits = { status: 3, coin: 0, cash: 0, info: 'BEING CONFIRMED' };

describe('a video where confirmations are required (TASK-30)', () => {
  it('a video waits for a callback that comes after the claim, and is paid once under its own key', async () => {
    const person = await server.person({ market: 'br' });
    expect(await watch(person, 'late')).toEqual(waits);
    expect(await watch(person, 'late')).toEqual(waits);
    expect(await coinsOf(person)).toBe(0);
    await confirm(person, 'late');
    const coins = await coinsOf(person);
    expect(coins).toBeGreaterThan(0);
    // The network repeats its callback, and the page repeats its request.
    await confirm(person, 'late');
    expect(await watch(person, 'late')).toMatchObject({ status: 1, coin: coins });
    expect(await coinsOf(person)).toBe(coins);
    // The confirmation is used up; the next window needs its own.
    expect(await watch(person, 'next')).toEqual(waits);
    const metrics = await (await server.fetch('/metrics')).text();
    expect(metrics).toContain('tally_ad_confirmed_late_total{market="br",task="videoad"} 1');
  });

  it('a video is paid at once when the callback came first, and nothing waits', async () => {
    const person = await server.person({ market: 'br' });
    await confirm(person, 'first');
    expect(await watch(person, 'after')).toMatchObject({ status: 1 });
    expect(await server.db.query('select 1 from waiting_claims where user_id = $1', [person.id])).toEqual([]);
  });

  it('a video never meets its callback unseen, whichever comes first', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => server.person({ market: 'br' })));
    await Promise.all(
      people.flatMap((person, n) => [
        watch(person, 'race'),
        confirm(person, `race-${n}`),
        watch(person, 'race'),
        confirm(person, `race-${n}`),
      ]),
    );
    for (const person of people) expect(await watch(person, 'race')).toMatchObject({ status: 1 });
    expect(
      await server.db.query(
        `select user_id from transfers where kind = 'videoad' and currency = 'COIN' and user_id = any($1::bigint[]) group by user_id having count(*) <> 1`,
        [people.map(({ id }) => id)],
      ),
    ).toEqual([]);
    expect(
      await server.db.query(
        'select 1 from waiting_claims where paid_at is null and user_id = any($1::bigint[]) union all select 1 from ad_confirmations where spent_at is null and user_id = any($1::bigint[])',
        [people.map(({ id }) => id)],
      ),
    ).toEqual([]);
  });

  it('a video waits 24 hours and no longer; a callback of after that pays nothing of it', async () => {
    const person = await server.person({ market: 'br' });
    expect(await watch(person, 'never')).toEqual(waits);
    server.pass(dayMs);
    expect(await watch(person, 'never')).toMatchObject({ status: 3, info: 'LATER' });
    await confirm(person, 'too-late');
    expect(await coinsOf(person)).toBe(0);
  });

  it('a video counts on the day of the claim, and keeps its place in the quota', async () => {
    const person = await server.person({ market: 'br' });
    for (let n = 0; n < maxCounts.videoad; n++) expect(await watch(person, `quota-${n}`)).toEqual(waits);
    expect(await watch(person, 'quota-above')).toMatchObject({ status: 3, info: 'LATER' });
    server.pass(dayMs - hourMs);
    for (let n = 0; n <= maxCounts.videoad; n++) await confirm(person, `quota-${n}`);
    expect(
      await server.db.query(`select count from task_counts where user_id = $1 and task = 'videoad'`, [person.id]),
    ).toEqual([{ count: maxCounts.videoad }]);
  });

  it('a video is paid after what was due has been settled: coins of before are cash, its own are not (MONEY-1)', async () => {
    const person = await server.person({ market: 'br', coin: 5000 });
    expect(await watch(person, 'over-night')).toEqual(waits);
    server.pass(dayMs - 1);
    await confirm(person, 'over-night');
    const [balances] = await server.db.query<{ coin: number; cash: number }>(
      'select coin, cash from balances where user_id = $1',
      [person.id],
    );
    const [reward] = await server.db.query<{ amount: number }>(
      `select amount from transfers where user_id = $1 and kind = 'videoad' and currency = 'COIN'`,
      [person.id],
    );
    expect(balances?.cash).toBeGreaterThan(0);
    expect(balances?.coin).toBe(reward?.amount);
  });

  it('another request under the key of one that waits is refused', async () => {
    const person = await server.person({ market: 'br' });
    expect(await watch(person, 'taken')).toEqual(waits);
    await server.db.query(`update waiting_claims set request = 'another' where user_id = $1`, [person.id]);
    expect(
      await server.call(postVideoAd, {
        token: person.token,
        query: { action: 'reward' },
        key: 'window-of-a-video-taken',
      }),
    ).toMatchObject({ code: 409 });
  });

  it('a video of somebody who is known as a duplicate meanwhile, or gone, is not paid', async () => {
    const twin = await server.person({ market: 'br' });
    const gone = await server.person({ market: 'br' });
    expect([await watch(twin, 'twin'), await watch(gone, 'gone')]).toEqual([waits, waits]);
    await server.db.query('update users set dup_user = true where id = $1', [twin.id]);
    await confirm(twin, 'twin');
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id: gone.id, market: 'br' },
    );
    expect(
      await server.db.query(`select 1 from transfers where kind = 'videoad' and user_id in ($1, $2)`, [
        twin.id,
        gone.id,
      ]),
    ).toEqual([]);
    expect(await server.db.query('select 1 from waiting_claims where user_id = $1', [gone.id])).toEqual([]);
  });
});

describe('a lucky task where confirmations are required (LUCKY-28)', () => {
  it('a lucky task waits for its own network and app, and is paid when confirmed, also after its day', async () => {
    const person = await server.person({ market: 'br' });
    const now = server.context.now();
    const [record] = await server.db.query<{ id: number }>(
      `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 301, 'PANGLE', 'com.partner.one', ${luckyStatus.installed}, 20261118, $2, $3) returning id`,
      [person.id, now - 23 * hourMs, now],
    );
    const claim = (name: string) =>
      server.callOk(postLuckyReward, {
        token: person.token,
        query: { taskRecordId: record?.id ?? 0, installed: true },
        key: `claim-of-a-task-${name}`,
      });
    const checking = { status: 3, info: 'BEING CONFIRMED', cash: 0 };
    expect(await claim('one')).toEqual(checking);
    expect(await claim('two')).toEqual(checking);
    await confirm(person, 'lucky-video');
    await confirm(person, 'lucky-other', 'install:com.partner.two');
    expect(await claim('one')).toEqual(checking);
    server.pass(2 * hourMs);
    await confirm(person, 'lucky', 'install:com.partner.one');
    expect(await claim('one')).toMatchObject({ status: 1 });
    expect(await claim('two')).toMatchObject({ status: 2, info: 'BAD STATUS' });
    await confirm(person, 'lucky-again', 'install:com.partner.one');
    expect(
      await server.db.query(`select 1 from transfers where kind = 'luckytask' and user_id = $1`, [person.id]),
    ).toHaveLength(1);
  });
});
