// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { getTeam } from '@tally/contract/calls/team';
import { getMarketRules } from '@tally/contract/calls/marketRules';
import { getNormalTasks, postCheckin, postVideoAd } from '@tally/contract/calls/tasks';
import { getIncome } from '@tally/contract/calls/income';
import { getWithdrawOptions, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payGameRound } from '../rewards/gameRound';
import { expectSoundMoney } from '../../testing/invariants';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { behindTheProduct } from '../../testing/behindTheProduct';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { latestAt } from '../shared/days';
import type { RulesDocument } from './rulesDocument';
import { importRules } from './importRules';
import { ruleBookLifeMs } from './versions';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], pace: ruleBookLifeMs });
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

const importPh = (document: Omit<RulesDocument, 'market'>) =>
  importRules(server.db, { market: 'ph', ...document }, { operator: 'ana', now: server.context.now() });
/** Passes time until it is this hour of the next day in the Philippines. */
function toNextDay(hour: number) {
  const now = server.context.now();
  server.pass(latestAt(now + dayMs, 'ph', 0) + hour * hourMs - now);
}

it('rewards and maxima of a document are shown and paid from the next midnight (RULES-1, RULES-3)', async () => {
  const { token } = await server.person({ market: 'ph' });
  const video = (key: string) => server.callOk(postVideoAd, { token, key, query: { action: 'reward' } });
  const shown = async () =>
    (await server.callOk(getNormalTasks, { token })).find(({ taskType }) => taskType === 'videoad');
  server.chance(0.9);
  await importPh({ rewards: { videoad: 5000, checkin: 1500 }, dailyMaxima: { videoad: 1 } });
  expect(await shown()).toMatchObject({ coinReward: 8000, maxCount: 20 });
  expect(await video('the-video-1')).toMatchObject({ status: 1, coin: 8000 });
  expect(await video('the-video-2')).toMatchObject({ status: 1, coin: 8000 });
  toNextDay(9);
  expect(await shown()).toMatchObject({ coinReward: 5000, maxCount: 1, count: 0 });
  expect(await server.callOk(getMarketRules, { query: { market: 'ph' } })).toMatchObject({
    tasks: expect.arrayContaining([
      { taskType: 'videoad', coinReward: 5000, maxCount: 1, coinAverage: 5000 },
    ]) as unknown,
  });
  expect(await video('the-video-3')).toMatchObject({ status: 1, coin: 5000 });
  expect(await video('the-video-4')).toMatchObject({ status: 2, info: 'LIMIT' });
  expect(await server.callOk(postCheckin, { token, key: 'the-check-1', query: { action: 'reward' } })).toMatchObject({
    coin: 1500,
  });
});

it('a round that is reported later gets the reward of the day on which it was played (RULES-3, TASK-31)', async () => {
  const { token, id } = await server.person({ market: 'ph' });
  const [found] = await server.db.query<{ publicId: string }>(
    'select public_id as "publicId" from users where id = $1',
    [id],
  );
  await importPh({ rewards: { words: 3000 } });
  const yesterday = server.context.now();
  toNextDay(1);
  await server.callOk(getMarketRules, { query: { market: 'ph' } });
  const report = async (round: string, at: number) =>
    payGameRound(
      server.db,
      { userId: found?.publicId ?? '', market: 'ph', game: 'words', round, at },
      server.context.now(),
      { chance: server.context.chance, pace: false, book: await server.context.ruleBook() },
    );
  expect(await report('round-1', yesterday)).toMatchObject({ coin: 2000 });
  expect(await report('round-2', server.context.now())).toMatchObject({ coin: 3000 });
  expect(await server.callOk(getIncome, { token })).toMatchObject({ coin: 5000 });
});

it('the exchange applies the rate that people were told, and the new one a day later (RULES-3, MONEY-3)', async () => {
  const { token, id } = await server.person({ market: 'ph', coin: 10_000 });
  await server.db.query('update users set locale_since = 0 where id = $1', [id]);
  const stated = async () => (await server.callOk(getUserInfo, { token, query: {} })).coinRate;
  toNextDay(20);
  await server.callOk(getIncome, { token });
  await server.db.query('update balances set cash = 0, coin = 0 where user_id = $1', [id]);
  await behindTheProduct(server.db, 'delete from transfers where user_id = $1', [id]);
  const earn = async () => {
    await server.db.query('update balances set coin = coin + 1000 where user_id = $1', [id]);
    await server.db.query(
      `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
       values ($1, 'newbie', 'COIN', 'rewards', 'coin', 1000, $2, $3)`,
      [id, server.context.now(), `earned/${server.context.now()}`],
    );
  };
  await earn();
  await importPh({ coinRates: { en_ph: 200 } });
  expect(await stated()).toBe(100);
  toNextDay(9);
  expect(await server.callOk(getIncome, { token })).toMatchObject({ coin: 0, cash: 10 });
  expect(await stated()).toBe(200);
  await earn();
  toNextDay(9);
  expect(await server.callOk(getIncome, { token })).toMatchObject({ coin: 0, cash: 15 });
});

it('amounts, hours and what an invitation pays follow the document (RULES-3)', async () => {
  const inviter = await server.person({ market: 'ph' });
  const { token } = await server.person({ market: 'ph', cash: 500, invitedBy: inviter.id });
  const amounts = async () => (await server.callOk(getWithdrawOptions, { token })).map(({ amount }) => amount);
  const ask = (amount: number) => server.callOk(postWithdraw, { token, query: { amount } });
  await importPh({
    withdrawAmounts: { newcomers: [2, 20, 200, 2000] },
    withdrawHours: { en_ph: '08:00-20:00' },
    inviteReward: 9,
    validMemberAmount: 20,
  });
  expect(await amounts()).toEqual([1, 10, 100, 1000]);
  toNextDay(7);
  expect(await amounts()).toEqual([2, 20, 200, 2000]);
  expect(await ask(10)).toMatchObject({ info: 'BAD AMOUNT' });
  expect(await ask(20)).toMatchObject({ info: 'LATER' });
  server.pass(hourMs);
  expect(await ask(20)).toMatchObject({ status: 1 });
  await payWaiting(server);
  expect(await server.callOk(getIncome, { token: inviter.token })).toMatchObject({ cash: 9 });
  expect((await server.callOk(getTeam, { token: inviter.token })).tip).toContain('9');
});

it('a limit of operators applies at once (RULES-3, OPS-35)', async () => {
  const { token } = await server.person({ market: 'ph', cash: 100 });
  await importPh({ withdrawHours: { en_ph: '00:00-24:00' }, secondKeyAbove: 1 });
  toNextDay(9);
  expect(await server.callOk(postWithdraw, { token, query: { amount: 10 } })).toMatchObject({ status: 1 });
  expect(await payWaiting(server)).toMatchObject({ withdrawals: 0, info: 'NEEDS APPROVAL' });
  await importPh({ secondKeyAbove: 500 });
  expect(await payWaiting(server)).toMatchObject({ withdrawals: 1, info: '' });
});
