import { describe, expect, it } from 'vitest';
import { defaultMarketRules } from '@tally/contract/rules/marketRules';
import { freshUser as users } from '@tally/contract/fixtures/user';
import { guestTasks, morningUsedUp, taskShown, taskState } from './taskRules';

const task = (taskType: 'checkin' | 'lottery' | 'videoad' | 'words' | 'quiz', count: number, maxCount = 10) => ({
  taskType,
  count,
  maxCount,
  coinReward: 1,
  cashReward: 0,
});
/** A moment on Jakarta's clock (UTC+7), with seconds. */
const jakarta = (hour: number, minute = 0, second = 0) => Date.UTC(2026, 2, 5, hour - 7, minute, second);
const noon = { market: 'id', ms: jakarta(12), sdk: 815, cooling: false, closed: false } as const;

it('in the morning of Indonesia the rest opens later (TASK-3)', () => {
  expect(morningUsedUp(task('lottery', 5), 'id', jakarta(9))).toBe(true);
  expect(morningUsedUp(task('lottery', 10), 'id', jakarta(9))).toBe(false);
});

describe('the card of an active person', () => {
  it('at max the task is finished (TASK-2)', () => {
    expect(taskState(task('checkin', 1, 1), noon)).toBe('finished');
    expect(taskState(task('checkin', 0, 1), noon)).toBe('ready');
  });
  it('the lottery counts down, and turns green when fewer than 5 draws are left (TASK-9, TASK-11)', () => {
    expect(taskState(task('lottery', 2), { ...noon, cooling: true })).toBe('counting');
    expect(taskState(task('lottery', 5), noon)).toBe('ready');
    expect(taskState(task('lottery', 6), noon)).toBe('low');
    expect(taskState(task('lottery', 10), { ...noon, cooling: true })).toBe('finished');
  });
  it('words needs SDK 804 or above; quiz 815 or above (TASK-17)', () => {
    expect([803, 804].map((sdk) => taskState(task('words', 0), { ...noon, sdk }))).toEqual(['locked', 'ready']);
    expect([814, 815].map((sdk) => taskState(task('quiz', 0), { ...noon, sdk }))).toEqual(['locked', 'ready']);
  });
  it('what is done for today stays done in a phone app that is too old (TASK-17, TASK-28)', () => {
    expect(taskState(task('quiz', 10, 10), { ...noon, sdk: 803 })).toBe('finished');
  });
  it.each([
    ['untouched', task('lottery', 0), {}, 'closed'],
    ['in its pause', task('lottery', 3), { cooling: true }, 'closed'],
    ['whose rest opens later', task('lottery', 5), { ms: jakarta(9) }, 'closed'],
    ['for which the host is too old', task('quiz', 0), { sdk: 803 }, 'closed'],
    ['that is done for today', task('checkin', 1, 1), {}, 'finished'],
  ] as const)('a task %s that its market closes (RULES-4)', (_, one, at, state) => {
    expect(taskState(one, { ...noon, ...at, closed: true })).toBe(state);
  });
});

it('words and quiz are shown by default unless the package name contains word or quiz (TASK-18)', () => {
  expect(taskShown('words', 'com.tally.rewards', undefined)).toBe(true);
  expect(taskShown('words', 'com.quizland', undefined)).toBe(true);
  expect(taskShown('words', 'com.best.WordHero', undefined)).toBe(false);
  expect(taskShown('quiz', 'com.quizland', undefined)).toBe(false);
  expect(taskShown('quiz', 'com.wordland', undefined)).toBe(true);
  expect(taskShown('lottery', 'com.a', { ...users, showLotteryTask: false })).toBe(false);
});

it('guests see check-in 1000 coins once, lottery 4000 and video 8000 ten times (HOME-18, TASK-21, TASK-22)', () => {
  expect(
    guestTasks()
      .map((task) => [task.taskType, task.coinReward, task.maxCount])
      .slice(0, 3),
  ).toEqual([
    ['checkin', 1000, 1],
    ['lottery', 4000, 10],
    ['videoad', 8000, 10],
  ]);
});

it("guests see the rewards and maxima of their market's document, also where they are the usual ones (RULES-2)", () => {
  const { tasks } = defaultMarketRules('id');
  const stated = (rules: typeof tasks) =>
    rules.map(({ taskType, coinReward, maxCount }) => [taskType, coinReward, maxCount]);
  const shown = (rules: typeof tasks) =>
    guestTasks(rules).map(({ taskType, coinReward, maxCount }) => [taskType, coinReward, maxCount]);
  expect(shown(tasks)).toEqual(stated(tasks));
  const changed = tasks.map((rule) =>
    rule.taskType === 'videoad' ? { ...rule, coinReward: 9000, maxCount: 12 } : rule,
  );
  expect(shown(changed)).toEqual(stated(changed));
  expect(guestTasks(changed.slice(0, 1)).slice(1)).toEqual(guestTasks().slice(1));
});
