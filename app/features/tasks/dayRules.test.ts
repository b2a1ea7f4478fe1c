import { describe, expect, it } from 'vitest';
import { dayOf, nextChance, opensTodayBy } from './dayRules';
import type { TaskState } from '@tally/ui/TaskCard';

const tasks = (...states: TaskState[]) => states.map((state) => ({ state, count: 1 }));

describe('the day counts what can be done on this phone (TASK-28)', () => {
  it.each([
    ['two of five', tasks('finished', 'low', 'ready', 'counting', 'finished'), { total: 5, done: 2 }],
    ['a task that the phone app is too old for', tasks('finished', 'locked'), { total: 1, done: 1 }],
    ["the morning's half is not the day", tasks('finished', 'resting'), { total: 2, done: 1 }],
    ['a guest', tasks('guest', 'guest'), { total: 2, done: 0 }],
    ['nothing that can be done', tasks('locked'), undefined],
    ['no card at all', [], undefined],
  ])('%s', (_, given, day) => {
    expect(dayOf(given)).toEqual(day);
  });

  it('the count of the day is not known while a count is missing (MONEY-9)', () => {
    expect(dayOf([...tasks('finished'), { state: 'loading' }])).toBeUndefined();
  });
});

describe('when nothing can be done now, the next chance is named (TASK-28, TASK-29)', () => {
  it.each([
    ['all used up: tomorrow', tasks('finished', 'finished'), 'tomorrow'],
    ["the rest is the morning's half: today", tasks('finished', 'resting'), 'today'],
    ['a task that the phone app is too old for does not count', tasks('finished', 'locked'), 'tomorrow'],
    ['something can be done', tasks('finished', 'resting', 'low'), undefined],
    ['a guest', tasks('guest'), undefined],
    ['no card at all', [], undefined],
  ])('%s', (_, given, chance) => {
    expect(nextChance(given)).toBe(chance);
  });
});

it('a task that rests in the Indonesian morning opens by 12.00, as every text of it says (TASK-29, TASK-3)', () => {
  expect([opensTodayBy('id'), opensTodayBy('ph'), opensTodayBy('br')]).toEqual(['12.00', '', '']);
});
