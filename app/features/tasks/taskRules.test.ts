import { describe, expect, it } from 'vitest';
import { freshUser as users } from '@tally/contract/fixtures/user';
import { defaultTasks, marketHour, morningUsedUp, quotaNow, taskShown, taskState } from './taskRules';

const task = (taskType: 'checkin' | 'lottery' | 'videoad' | 'words' | 'quiz', count: number, maxCount = 10) => ({
  taskType,
  count,
  maxCount,
  coinReward: 1,
  cashReward: 0,
});
/** A moment on Jakarta's clock (UTC+7), with seconds. */
const jakarta = (hour: number, minute = 0, second = 0) => Date.UTC(2026, 2, 5, hour - 7, minute, second);
const noon = { market: 'id', ms: jakarta(12), sdk: 815, cooling: false } as const;

describe('Indonesia: before 11:00 only half of the lottery and video-ad quota counts; later the full quota (TASK-3, TASK-4)', () => {
  it.each([
    ['00:00:00', jakarta(0), 11],
    ['00:59:59', jakarta(0, 59, 59), 11],
    ['01:00:00', jakarta(1), 5],
    ['10:59:59', jakarta(10, 59, 59), 5],
    ['11:00:00', jakarta(11), 11],
    ['23:59:59', jakarta(23, 59, 59), 11],
  ])('at %s of 11 draws', (_, ms, quota) => {
    expect(quotaNow(task('lottery', 0, 11), 'id', ms)).toBe(quota);
    expect(quotaNow(task('videoad', 0, 11), 'id', ms)).toBe(quota);
  });
  it('holds for no other task and no other market', () => {
    expect(quotaNow(task('words', 0), 'id', jakarta(8))).toBe(10);
    expect(quotaNow(task('lottery', 0), 'br', jakarta(8))).toBe(10);
  });
  it('knows that the rest opens later', () => {
    expect(morningUsedUp(task('lottery', 5), 'id', jakarta(9))).toBe(true);
    expect(morningUsedUp(task('lottery', 10), 'id', jakarta(9))).toBe(false);
  });
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
});

it('words and quiz are shown by default unless the package name contains word or quiz (TASK-18)', () => {
  expect(taskShown('words', 'com.best.WordHero', undefined)).toBe(false);
  expect(taskShown('quiz', 'com.quizland', undefined)).toBe(false);
  expect(taskShown('quiz', 'com.wordland', undefined)).toBe(true);
  expect(taskShown('lottery', 'com.a', { ...users, showLotteryTask: false })).toBe(false);
});

it('guests see check-in 1000 coins once, lottery 4000 and video 8000 ten times (HOME-18, TASK-21, TASK-22)', () => {
  expect(defaultTasks.map((one) => [one.taskType, one.coinReward, one.maxCount]).slice(0, 3)).toEqual([
    ['checkin', 1000, 1],
    ['lottery', 4000, 10],
    ['videoad', 8000, 10],
  ]);
});

it('the market clock is the market zone, whatever the device (TIME-1)', () => {
  expect([marketHour('id', jakarta(0)), marketHour('ph', jakarta(0)), marketHour('br', jakarta(0))]).toEqual([
    0, 1, 14,
  ]);
});
