import { gameLookAgainMs } from '@tally/contract/limits/game';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { api } from '../../api/api';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { sessionApi } from '../../session/sessionApi';
import { createBridgeHarness } from '../../testing/bridgeHarness';
import { silent } from '../../testing/openedWindow';
import { tasksApi } from './tasksApi';

/** Home with fetched numbers, of which a test says what the server answers the next time. */
async function home() {
  const now = { coin: 100, words: 0, quiz: 0 };
  const asked = { user: 0, tasks: 0 };
  const harness = createBridgeHarness({
    scenario: silent,
    replies: {
      getUserInfo: () => ((asked.user += 1), { ...activeUsers.id, coin: now.coin }),
      getNormalTasks: () => (
        (asked.tasks += 1),
        freshTasks.map((task) =>
          task.taskType === 'words' || task.taskType === 'quiz' ? { ...task, count: now[task.taskType] } : task,
        )
      ),
    },
  });
  void harness.store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  void harness.store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}));
  await harness.flush();
  /** The page looks, as it does when it is seen again. */
  const looks = async (...tags: ('User' | 'Tasks')[]) => {
    harness.store.dispatch(api.util.invalidateTags(tags.length > 0 ? tags : ['User', 'Tasks']));
    await harness.flush();
  };
  const plays = (kind: 'words' | 'quiz') => harness.send(hostCommands.openWindow({ kind }));
  const told = () =>
    harness.shown.filter(([kind]) => kind === 'reward.paid').map(([, params]) => params as Record<string, unknown>);
  return { harness, now, asked, looks, plays, told };
}

it.each(['words', 'quiz'] as const)(
  'the page shows a round of %s like that of every other task when it looks again, once (TASK-20, EARN-1)',
  async (game) => {
    const { now, looks, plays, told } = await home();
    plays(game);
    Object.assign(now, { coin: 2100, [game]: 1 });
    await looks();
    await looks();
    expect(told()).toEqual([expect.objectContaining({ coins: '2.000', cash: '', task: game })]);
    Object.assign(now, { coin: 6100, [game]: 3 });
    await looks();
    expect(told().slice(1)).toEqual([expect.objectContaining({ coins: '4.000' })]);
  },
);

it.each([
  ['the person', 'User', 'Tasks'],
  ['the tasks', 'Tasks', 'User'],
] as const)(
  'the page shows a round once both have it, also when %s had it first (TASK-20)',
  async (_, first, second) => {
    const { now, looks, plays, told } = await home();
    plays('words');
    Object.assign(now, { coin: 2100, words: 1 });
    await looks(first);
    expect(told()).toEqual([]);
    await looks(second);
    expect(told()).toHaveLength(1);
  },
);

it('a round that is booked after the page looked is found by one more look, and there is only one (TASK-20)', async () => {
  const { harness, now, asked, looks, plays, told } = await home();
  plays('quiz');
  await looks();
  const before = { ...asked };
  Object.assign(now, { coin: 2100, quiz: 1 });
  await harness.pass(gameLookAgainMs);
  expect(told()).toHaveLength(1);
  await harness.pass(10 * gameLookAgainMs);
  expect(asked).toEqual({ user: before.user + 1, tasks: before.tasks + 1 });
});

it('the page looks no further for a round that it has shown (TASK-20)', async () => {
  const { harness, now, asked, looks, plays } = await home();
  plays('words');
  Object.assign(now, { coin: 2100, words: 1 });
  await looks();
  const before = { ...asked };
  await harness.pass(10 * gameLookAgainMs);
  expect(asked).toEqual(before);
});

it.each([
  ['without a game', undefined, { coin: 2100, words: 1 }],
  ['beside a game of which no round is booked', 'quiz', { coin: 2100, words: 1 }],
  ['with a round, on the morning on which the coins became cash', 'quiz', { coin: 0, quiz: 1 }],
] as const)('the page does not show coins that came %s as its reward (TASK-20)', async (_, game, booked) => {
  const { now, looks, plays, told } = await home();
  if (game) plays(game);
  Object.assign(now, booked);
  await looks();
  expect(told()).toEqual([]);
});
