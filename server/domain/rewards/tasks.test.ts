// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { getNormalTasks, postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../db/db';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, type TestServer } from '../../testing/testServer';
import { usualRules } from '../../testing/marketRules/usualRules';
import { personOfToken } from '../people/person';
import { payRound } from './reward';
import { checkRound } from './rewardChecks';

describe('draws and videos', () => {
  let server: TestServer;
  beforeAll(async () => {
    // 10:00 in Jakarta.
    server = await createTestServer({ now: Date.UTC(2026, 10, 18, 3), stories: [] });
  });
  afterAll(() => server.close());
  const draw = async (token: string) => (await server.call(postLottery, { token, query: { action: 'reward' } })).data;
  const watch = async (token: string) => (await server.call(postVideoAd, { token, query: { action: 'reward' } })).data;

  it.each([
    ['id', 10_000],
    ['ph', 12_000],
    ['br', 10_000],
  ] as const)('draws in %s need %d ms between two of them (TASK-9, TASK-12)', async (market, cooldown) => {
    const { token } = await server.person({ market });
    expect(await draw(token)).toMatchObject({ status: 1 });
    server.pass(cooldown - 1);
    expect(await draw(token)).toEqual({ status: 3, coin: 0, cash: 0, info: 'LATER' });
    expect(await server.callOk(postLottery, { token, query: { action: 'draw' } })).toMatchObject({
      status: 3,
      info: 'LATER',
    });
    server.pass(1);
    expect(await server.callOk(postLottery, { token, query: { action: 'draw' } })).toEqual({
      status: 1,
      coin: 0,
      cash: 0,
      info: '',
    });
    expect(await draw(token)).toMatchObject({ status: 1, coin: 2100 });
  });

  it('draws and videos stop at half of the quota in the Indonesian morning, at the whole later, and begin anew the next day (TASK-3)', async () => {
    const { token } = await server.person({ market: 'id' });
    const morning = [];
    for (let round = 0; round < 11; round++) morning.push((await watch(token)).info);
    expect(morning).toEqual([...Array<string>(10).fill(''), 'MORNING LIMIT']);
    server.pass(hourMs);
    for (let round = 0; round < 10; round++) expect(await watch(token)).toMatchObject({ status: 1 });
    expect(await watch(token)).toMatchObject({ status: 2, info: 'LIMIT' });
    server.pass(dayMs);
    expect(await watch(token)).toMatchObject({ status: 1 });
  });

  it('somebody is offered all five, each with its count, its maximum and what it brings (TASK-1, API-12)', async () => {
    const { token } = await server.person();
    await draw(token);
    const tasks = await server.callOk(getNormalTasks, { token });
    expect(tasks.map((task) => Object.values(task)).sort()).toEqual([
      ['checkin', 0, 1, 1000, 0, 1000],
      ['lottery', 1, 10, 4000, 0, 2050],
      ['quiz', 0, 30, 2000, 0, 2000],
      ['videoad', 0, 20, 8000, 50, 8000],
      ['words', 0, 30, 2000, 0, 2000],
    ]);
    for (const task of tasks)
      expect(Object.keys(task)).toEqual(['taskType', 'count', 'maxCount', 'coinReward', 'cashReward', 'coinAverage']);
  });

  it('a video pays coins and, with luck, cash; a click pays nothing (TASK-14, TASK-15)', async () => {
    const { token } = await server.person({ market: 'ph' });
    server.chance(0);
    expect(await watch(token)).toEqual({ status: 1, coin: 8000, cash: 0.5, info: '' });
    server.chance(0.5);
    expect(await watch(token)).toEqual({ status: 1, coin: 8000, cash: 0, info: '' });
    expect(await server.callOk(postVideoAd, { token, query: { action: 'click' } })).toEqual({
      status: 1,
      coin: 0,
      cash: 0,
      info: '',
    });
    expect(await server.callOk(getNormalTasks, { token })).toContainEqual({
      taskType: 'videoad',
      count: 2,
      maxCount: 20,
      coinReward: 8000,
      cashReward: 0.5,
      coinAverage: 8000,
    });
  });

  it('a click of the window does not use up the key of its reward', async () => {
    const { token } = await server.person();
    await server.callOk(postVideoAd, { token, key: 'window-7', query: { action: 'click' } });
    server.pass(2 * hourMs);
    expect(await server.callOk(postVideoAd, { token, key: 'window-7', query: { action: 'reward' } })).toMatchObject({
      status: 1,
      coin: 8000,
    });
  });

  it('the key of a reward with another request is refused, and the first answer stays', async () => {
    const { token } = await server.person({ market: 'ph' });
    const person = await personOfToken(server.db, token, server.context.now());
    const requestTask = (request: string) =>
      person &&
      payRound(server.db, person, 'videoad', {
        once: { scope: 'postVideoAd', key: 'one-window', request },
        now: server.context.now(),
        chance: server.context.chance,
        rules: { pace: false, marketRules: usualRules('id') },
      });
    const paid = await requestTask('one');
    expect(paid).toMatchObject({ status: 1 });
    await expect(requestTask('another')).rejects.toMatchObject({ code: 409, message: 'KEY USED FOR ANOTHER REQUEST' });
    expect(await requestTask('one')).toEqual(paid);
    expect(
      (await server.callOk(getNormalTasks, { token })).find(({ taskType }) => taskType === 'videoad'),
    ).toMatchObject({
      count: 1,
    });
  });

  it('a key that was used is never paid again, even when its answer is thrown away', async () => {
    const { token, id } = await server.person();
    const reward = { token, key: 'window-8', query: { action: 'reward' } } as const;
    await server.callOk(postCheckin, reward);
    await server.db.query('delete from answers where user_id = $1', [id]);
    server.pass(3 * dayMs);
    expect(await server.callOk(postCheckin, reward)).toMatchObject({ status: 4, info: 'ALREADY PAID' });
  });

  it('a video is not refused because of a clock that is a little behind, and the last moment is kept', async () => {
    const { token, id } = await server.person({ market: 'ph' });
    for (const step of [0, -1, -50]) {
      server.pass(step);
      expect(await watch(token)).toMatchObject({ status: 1 });
    }
    server.pass(51);
    expect(
      await server.db.query('select count, last_at as "lastAt" from task_counts where user_id = $1', [id]),
    ).toEqual([{ count: 3, lastAt: server.context.now() }]);
    // The draw's cooldown applies with either clock.
    expect(await draw(token)).toMatchObject({ status: 1 });
    server.pass(-1);
    expect(await draw(token)).toMatchObject({ status: 3, info: 'LATER' });
    server.pass(1);
  });

  it.each([
    ['id', Date.UTC(2026, 10, 20, 16, 59, 59)],
    ['ph', Date.UTC(2026, 10, 21, 15, 59, 59)],
    ['br', Date.UTC(2026, 10, 23, 2, 59, 59)],
  ] as const)('the cooldown of a draw in %s goes on over midnight', async (market, beforeMidnight) => {
    const { token } = await server.person({ market });
    server.pass(beforeMidnight - server.context.now());
    expect(await draw(token)).toMatchObject({ status: 1 });
    server.pass(1000);
    expect(
      (await server.callOk(getNormalTasks, { token })).find(({ taskType }) => taskType === 'lottery'),
    ).toMatchObject({
      count: 0,
    });
    expect(await server.callOk(postLottery, { token, query: { action: 'draw' } })).toMatchObject({
      status: 3,
      info: 'LATER',
    });
    expect(await draw(token)).toMatchObject({ status: 3, info: 'LATER' });
    // A video has no cooldown.
    expect(await watch(token)).toMatchObject({ status: 1 });
    server.pass(11_000);
    expect(await server.callOk(postLottery, { token, query: { action: 'draw' } })).toMatchObject({ status: 1 });
    expect(await draw(token)).toMatchObject({ status: 1 });
  });

  it.each([
    ['before', -5, 5],
    ['after', 5, -5],
  ] as const)(
    'draws that are asked for in the ms around midnight pay one, the first of them %s it',
    async (_, first, second) => {
      const { token } = await server.person({ market: 'ph' });
      const person = only(
        [await personOfToken(server.db, token, server.context.now())].flatMap((found) => found ?? []),
      );
      const midnight = Date.UTC(2026, 10, 21, 16);
      const later = { status: 3, coin: 0, cash: 0, info: 'LATER' };
      const drawAt = (now: number) =>
        payRound(server.db, person, 'lottery', {
          once: { scope: 'postLottery', key: `draw-at-${now}`, request: '' },
          now,
          chance: server.context.chance,
          rules: { pace: false, marketRules: usualRules('id') },
        });
      expect(await drawAt(midnight + first)).toMatchObject({ status: 1 });
      expect(await drawAt(midnight + second)).toEqual(later);
      expect(
        await checkRound(server.db, person, 'lottery', { now: midnight + second, rules: usualRules('id') }),
      ).toEqual(later);
      expect(await drawAt(midnight + 12_000 + first)).toMatchObject({ status: 1 });
    },
  );

  it('tasks that a person is not offered are neither listed nor paid (PERSON-5)', async () => {
    const { token, id } = await server.person();
    await server.db.query('update users set show_lottery = false where id = $1', [id]);
    expect((await server.callOk(getNormalTasks, { token })).map(({ taskType }) => taskType)).toEqual([
      'checkin',
      'videoad',
      'words',
      'quiz',
    ]);
    expect(await draw(token)).toMatchObject({ status: 4, info: 'NOT AVAILABLE' });
  });

  it('the ledger stays sound', () => expectSoundMoney(server.db));
});
