// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getNormalTasks, postLottery } from '@tally/contract/calls/tasks';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { drawFirst: ['id'] } });
});
afterAll(() => server.close());

let keys = 0;
const newKey = () => `window-${(keys += 1)}-of-the-draws`;
const paid = { status: 1, coin: 2100, cash: 0, info: '' };
const needDraw = { status: 3, coin: 0, cash: 0, info: 'NEED DRAW' };
const draw = (token: string, action: 'draw' | 'reward', key: string = newKey()) =>
  server.callOk(postLottery, { token, query: { action }, key });
const drawsOf = async (token: string) =>
  (await server.callOk(getNormalTasks, { token })).find(({ taskType }) => taskType === 'lottery')?.count;
const coinsOf = async (token: string) => (await server.callOk(getUserInfo, { token })).coin;

describe('"the older flow calls action draw and then reward"', () => {
  it('a reward without a draw is refused, and paid under the same key after it', async () => {
    const { token } = await server.person();
    const key = newKey();
    expect(await draw(token, 'reward', key)).toEqual(needDraw);
    expect(await draw(token, 'draw')).toEqual({ status: 1, coin: 0, cash: 0, info: '' });
    expect([await drawsOf(token), await coinsOf(token)]).toEqual([0, 0]);
    expect(await draw(token, 'reward', key)).toEqual(paid);
    expect([await drawsOf(token), await coinsOf(token)]).toEqual([1, 2100]);
  });

  it('a draw counts once however often it is asked for, and pays once', async () => {
    const { token } = await server.person();
    await Promise.all([draw(token, 'draw'), draw(token, 'draw'), draw(token, 'draw')]);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => draw(token, 'reward')));
    expect(answers.filter(({ status }) => status === 1)).toEqual([paid]);
    expect(answers.filter(({ status }) => status !== 1)).toEqual(Array(4).fill(needDraw));
    expect([await drawsOf(token), await coinsOf(token)]).toEqual([1, 2100]);
  });

  it('the answer that was lost comes again under its key, and moves nothing', async () => {
    const { token } = await server.person();
    const key = newKey();
    await draw(token, 'draw');
    await draw(token, 'reward', key);
    expect(await draw(token, 'reward', key)).toEqual(paid);
    expect(await draw(token, 'reward')).toEqual(needDraw);
    server.pass(10_000);
    await draw(token, 'draw');
    // A repeated key gets its stored answer also while the next draw is open, and does not use that draw up.
    expect(await draw(token, 'reward', key)).toEqual(paid);
    expect(await draw(token, 'reward')).toEqual(paid);
    expect([await drawsOf(token), await coinsOf(token)]).toEqual([2, 4200]);
  });

  it('draws and rewards keep to the pause and to the limit of the day', async () => {
    const { token } = await server.person();
    for (let round = 0; round < 10; round++) {
      await draw(token, 'draw');
      expect(await draw(token, 'reward')).toEqual(paid);
      if (round === 0) expect(await draw(token, 'draw')).toMatchObject({ status: 3, info: 'LATER' });
      server.pass(10_000);
    }
    expect(await draw(token, 'draw')).toMatchObject({ status: 2, info: 'LIMIT' });
    expect(await draw(token, 'reward')).toEqual(needDraw);
    server.pass(dayMs);
    await draw(token, 'draw');
    expect(await draw(token, 'reward')).toEqual(paid);
  });

  it('the older flow is for the markets of the setting alone', async () => {
    const { token } = await server.person({ market: 'ph' });
    expect(await draw(token, 'reward')).toEqual(paid);
    expect(await draw(token, 'draw')).toMatchObject({ status: 3, info: 'LATER' });
  });

  it('the older flow leaves the money sound', () => expectSoundMoney(server.db));
});
