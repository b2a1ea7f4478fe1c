// @vitest-environment node
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import { postH5Action } from '@tally/contract/calls/app';
import { getIncomeRecords } from '@tally/contract/calls/income';
import { getLucky, postLucky, postLuckyReward, postLuckyReward2 } from '@tally/contract/calls/lucky';
import { postCheckin } from '@tally/contract/calls/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { luckyAppsOf } from '../../catalogue/reader';
import { expectSoundMoney } from '../../testing/invariants';
import { luckyCalls } from '../../testing/luckyCalls';
import { createTestServer, type TestServer } from '../../testing/testServer';
import { usualRules } from '../../testing/marketRules/usualRules';
import { applyProblem } from './luckyUpdate';

const me = { dupUser: false, showLucky: true };

describe('applying needs a check-in, the quota of the day and of a network, and no other task under way (LUCKY-8, LUCKY-10, LUCKY-11)', () => {
  const may = { dupUser: false, showLucky: true, showCheckIn: true };
  it.each([
    // "check-in count 0 blocks; needs total quota and at least one ad-network quota; only one ongoing lucky task"
    [{ checkedIn: false, used: { MTG: 3, PANGLE: 5 }, ongoing: true }, 'NEED CHECKIN'],
    [{ checkedIn: true, used: { MTG: 3, PANGLE: 5 }, ongoing: true }, 'NO QUOTA'],
    [{ checkedIn: true, used: { MTG: 3, PANGLE: 4 }, ongoing: true }, 'ONGOING'],
    [{ checkedIn: true, used: { MTG: 3, PANGLE: 4 }, ongoing: false }, undefined],
  ])('%j: %s', (state, problem) => {
    expect(applyProblem(may, state, usualRules('id'))).toBe(problem);
  });
});

it('a check-in is demanded only of whoever can do one (LUCKY-8, RULES-9)', () => {
  const state = { checkedIn: false, used: { MTG: 0, PANGLE: 0 }, ongoing: false };
  for (const showCheckIn of [true, false])
    for (const closed of [[], ['checkin'], ['lottery']] as const) {
      const rules = {
        ...usualRules('id'),
        closed: new Map(closed.map((one) => [one, { since: 1, until: Infinity }] as const)),
      };
      const can = showCheckIn && !closed.some((one) => one === 'checkin');
      expect(applyProblem({ ...me, showCheckIn }, state, rules)).toBe(can ? 'NEED CHECKIN' : undefined);
    }
});

it('applying is answered NO SOURCE where the networks run out before the day does', () => {
  const state = { checkedIn: true, used: { MTG: 2, PANGLE: 4 }, ongoing: true };
  expect(applyProblem({ dupUser: false, showLucky: true, showCheckIn: true }, state, usualRules('ph'))).toBe(
    'NO SOURCE',
  );
});

describe('a lucky task', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ stories: [] });
  });
  afterAll(() => server.close());

  const { checkedIn, apply, list, claim } = luckyCalls(() => server);
  const ongoing = async (token: string) =>
    (await list(token)).find(({ taskStatus }) => taskStatus > 0 && taskStatus < 5);

  it('a lucky task is downloading once its window was shown, clicked once it was tapped, and counts as under way (LUCKY-2, LUCKY-29)', async () => {
    const { token } = await checkedIn();
    const { taskRecordId } = await apply(token);
    const post = (action: 'LT_showWindow' | 'LT_callback', actionData?: string) =>
      server.callOk(postH5Action, { token, body: { action, ...(actionData !== undefined && { actionData }) } });
    const status = async () => (await list(token)).find((task) => task.taskRecordId === taskRecordId)?.taskStatus;
    await post('LT_showWindow', '12345');
    expect(await status()).toBe(2);
    await post('LT_callback', 'false closed');
    expect(await status()).toBe(2);
    await post('LT_callback', 'store');
    expect(await status()).toBe(3);
    expect(await apply(token)).toMatchObject({ info: 'ONGOING' });
    await post('LT_showWindow', '12346');
    expect(await status()).toBe(3);
    const { taskId = 0 } = (await ongoing(token)) ?? {};
    expect(await server.callOk(postLucky, { token, query: { taskId, action: 'install' } })).toMatchObject({
      status: 1,
    });
    await post('LT_callback');
    expect(await status()).toBe(4);
  });

  it('a lucky task goes from assigned to installed to rewarded, with its waiting time, and pays its cash once (LUCKY-1, LUCKY-2, LUCKY-5, LUCKY-6)', async () => {
    const { token } = await checkedIn();
    const { taskRecordId } = await apply(token);
    expect(await ongoing(token)).toMatchObject({ taskRecordId, taskStatus: 1, rewardTimeRemain: 0 });
    expect(await claim(token, taskRecordId)).toMatchObject({ status: 2, info: 'BAD STATUS' });
    const { taskId = 0 } = (await ongoing(token)) ?? {};
    expect(await server.callOk(postLucky, { token, query: { taskId, action: 'install' } })).toEqual({
      status: 1,
      info: '',
      taskRecordId,
      rewardWaitingTime: 5 * minuteMs,
    });
    server.pass(2 * minuteMs);
    expect(await ongoing(token)).toMatchObject({ taskStatus: 4, rewardTimeRemain: 3 * minuteMs });
    expect(await claim(token, taskRecordId)).toMatchObject({ status: 2, info: 'OPEN APP FAILED' });
    server.pass(3 * minuteMs);
    expect(await claim(token, taskRecordId, false)).toMatchObject({ info: 'OPEN APP FAILED' });
    expect(await claim(token, taskRecordId, true, 'claim-it')).toEqual({ status: 1, info: '', cash: 5000 });
    expect(await claim(token, taskRecordId, true, 'claim-it')).toEqual({ status: 1, info: '', cash: 5000 });
    expect(
      await server.call(postLuckyReward, {
        token,
        query: { taskRecordId: taskRecordId + 1, installed: true },
        key: 'claim-it',
      }),
    ).toEqual({ code: 409, msg: 'KEY USED FOR ANOTHER REQUEST', data: null });
    expect(await claim(token, taskRecordId)).toMatchObject({ info: 'BAD STATUS' });
    expect(await server.callOk(getIncomeRecords, { token, query: { reward_type: 'cash' } })).toMatchObject([
      { type: 'luckytask', amount: 5000 },
    ]);
    expect((await server.callOk(getLucky, { token })).totalInfo).toEqual({ total: 8, count: 1 });
    // A rewarded task keeps its status: only unfinished ones close after a day.
    server.pass(dayMs + 1);
    expect((await server.callOk(getLucky, { token })).luckytasks.map(({ taskStatus }) => taskStatus)).toEqual([5]);
  });

  it('a lucky task has the name, the picture, the package and the class of its app (LUCKY-3)', async () => {
    const { token } = await checkedIn();
    const { taskRecordId } = await apply(token);
    const [task] = await list(token);
    const app = luckyAppsOf(await server.context.catalogue(), 'id').known.get(task?.taskId ?? 0);
    const { appName, appIcon, appPkgName, appClassName } = app ?? {};
    expect([appName, appIcon, appPkgName, appClassName].every(Boolean)).toBe(true);
    expect(task).toMatchObject({ taskRecordId, appName, appIcon, appPkgName, appClassName });
  });

  it('a lucky task is counted for the operators as often as it was assigned (OPS-7)', async () => {
    const shown = async () => {
      const rows = await server.db.query<{ count: number }>(
        'select coalesce(sum(display_count), 0)::integer as count from ad_apps',
      );
      return rows[0]?.count ?? 0;
    };
    const before = await shown();
    for (const { token } of [await checkedIn(), await checkedIn()]) await apply(token);
    expect(await shown()).toBe(before + 2);
  });

  it("a lucky task goes by the server's clock from install to claim, whatever times the host measured (LUCKY-13, LUCKY-27)", async () => {
    const { token } = await checkedIn({ market: 'br' });
    const { taskRecordId } = await apply(token);
    // Time before the install does not count.
    server.pass(hourMs);
    await server.callOk(postLucky, {
      token,
      query: { taskId: (await ongoing(token))?.taskId ?? 0, action: 'install' },
    });
    const at = server.context.now();
    const claimWith = (time1: number, time2: number) =>
      server.callOk(postLuckyReward2, { token, body: { taskRecordId, installed: true, time1, time2 } });
    server.pass(5 * minuteMs - 1);
    expect(await claimWith(at, at + hourMs)).toMatchObject({ info: 'OPEN APP FAILED' });
    server.pass(1);
    expect(await claimWith(at, at)).toEqual({ status: 1, info: '', cash: 2.5 });
  });

  it('a lucky task is one at a time, needs a check-in, and closes after a day (LUCKY-8, LUCKY-11)', async () => {
    const { token } = await server.person();
    expect(await apply(token)).toMatchObject({ status: 2, info: 'NEED CHECKIN' });
    await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    const answers = await Promise.all([apply(token), apply(token), apply(token)]);
    expect(answers.map(({ info }) => info).sort()).toEqual(['', 'ONGOING', 'ONGOING']);
    server.pass(dayMs + 1);
    expect((await server.callOk(getLucky, { token })).luckytasks.map(({ taskStatus }) => taskStatus)).toEqual([9]);
    await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    expect(await apply(token)).toMatchObject({ status: 1 });
  });

  it('a lucky task closes when it cannot be finished within its day any more: whoever is told to wait is paid', async () => {
    const intime = await checkedIn();
    const late = await checkedIn();
    const records = [await apply(intime.token), await apply(late.token)];
    const install = async (token: string) =>
      server.callOk(postLucky, {
        token,
        query: { taskId: (await server.callOk(getLucky, { token })).luckytasks[0]?.taskId ?? 0, action: 'install' },
      });
    server.pass(dayMs - 5 * minuteMs);
    expect(await install(intime.token)).toMatchObject({ status: 1, rewardWaitingTime: 5 * minuteMs });
    server.pass(1);
    expect(await install(late.token)).toMatchObject({ status: 2, info: 'BAD STATUS' });
    expect(
      (await server.callOk(getLucky, { token: late.token })).luckytasks.map(({ taskStatus }) => taskStatus),
    ).toEqual([9]);
    // A repeated install call returns the remaining time of use.
    expect(await install(intime.token)).toMatchObject({ status: 1, rewardWaitingTime: 5 * minuteMs - 1 });
    server.pass(5 * minuteMs - 1);
    expect(await claim(intime.token, records[0]?.taskRecordId ?? 0)).toMatchObject({ status: 1 });
    await server.callOk(postCheckin, { token: late.token, query: { action: 'reward' } });
    expect(await apply(late.token)).toMatchObject({ status: 1 });
  });

  it('a person is never given the same app twice, and gets none when all were given', async () => {
    const { token } = await checkedIn();
    const seen = new Set<string>();
    for (let day = 0; day < 3; day++) {
      for (let round = 0; round < 8; round++) {
        const { status, taskRecordId } = await apply(token);
        if (status !== 1) break;
        const task = await ongoing(token);
        expect(seen.has(task?.appPkgName ?? '')).toBe(false);
        seen.add(task?.appPkgName ?? '');
        await server.callOk(postLucky, { token, query: { taskId: task?.taskId ?? 0, action: 'install' } });
        server.pass(5 * minuteMs);
        await claim(token, taskRecordId);
      }
      server.pass(dayMs);
      await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    }
    expect(seen.size).toBe(9);
    expect(await apply(token)).toMatchObject({ status: 2, info: 'NONE FOUND' });
  });

  it.each([
    ['id', 8, 'NO QUOTA'],
    ['ph', 6, 'NO SOURCE'],
    ['br', 6, 'NO SOURCE'],
  ] as const)('a lucky task in %s is given %d times a day, then %s (LUCKY-10)', async (market, times, info) => {
    const { token } = await checkedIn({ market });
    for (let round = 0; round < times; round++) {
      const { taskRecordId } = await apply(token);
      await server.callOk(postLucky, {
        token,
        query: { taskId: (await ongoing(token))?.taskId ?? 0, action: 'install' },
      });
      server.pass(5 * minuteMs);
      expect(await claim(token, taskRecordId)).toMatchObject({ status: 1 });
    }
    expect(await apply(token)).toMatchObject({ status: 2, info });
    server.pass(dayMs);
  });

  it('a lucky task is not paid twice on one phone, nor to a second account of it (LUCKY-18)', async () => {
    const one = await checkedIn({ device: 'one-phone-0001' });
    const two = await checkedIn({ device: 'one-phone-0001' });
    expect(await apply(two.token)).toMatchObject({ status: 2, info: 'DUP USER' });
    expect(await server.callOk(getLucky, { token: two.token })).toMatchObject({ status: 0, luckytasks: [] });
    const { taskRecordId } = await apply(one.token);
    await server.db.query('update users set dup_user = false where id = $1', [two.id]);
    const other = await checkedIn();
    await server.db.query(`update users set device = 'onephone0001' where id = $1`, [other.id]);
    const second = await apply(other.token);
    for (const { token } of [one, other])
      await server.callOk(postLucky, {
        token,
        query: { taskId: (await ongoing(token))?.taskId ?? 0, action: 'install' },
      });
    server.pass(hourMs);
    expect(await claim(one.token, taskRecordId)).toMatchObject({ status: 1 });
    expect(await claim(other.token, second.taskRecordId)).toMatchObject({ status: 2, info: 'DUP APP' });
    expect(
      (await server.callOk(getLucky, { token: other.token })).luckytasks.map(({ taskStatus }) => taskStatus),
    ).toEqual([9]);
  });

  it("a lucky task of somebody else can't be claimed", async () => {
    const mine = await checkedIn();
    const theirs = await checkedIn();
    const { taskRecordId } = await apply(mine.token);
    expect(await claim(theirs.token, taskRecordId)).toMatchObject({ info: 'BAD STATUS' });
  });

  it('a day of lucky tasks leaves the ledger sound', () => expectSoundMoney(server.db));
});
