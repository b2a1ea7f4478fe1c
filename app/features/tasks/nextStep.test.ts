import type { TaskType } from '@tally/contract/tasks/task';
import { expect, it } from 'vitest';
import { nextStep, type NextStepInput } from './nextStep';
import type { TaskState } from '@tally/ui/TaskCard';

/** Check-in, lottery and video in these states. */
const states = (...each: TaskState[]) => {
  const types: TaskType[] = ['checkin', 'lottery', 'videoad'];
  return each.map((state, at) => ({ type: types[at] as TaskType, state }));
};
const at: NextStepInput = {
  person: 'active',
  trouble: false,
  withdrawal: false,
  offered: 'lottery',
  tasks: states('ready', 'ready', 'ready'),
};
const over = { offered: 'none', tasks: states('finished', 'finished', 'finished') } as const;

// HOME-27
it.each<[string, Partial<NextStepInput>, ReturnType<typeof nextStep>]>([
  ['the offered task', {}, 'lottery'],
  ['the offered task, green', { tasks: states('ready', 'low', 'ready') }, 'lottery'],
  ['the offered task while it is under way', { tasks: states('ready', 'busy', 'ready') }, 'lottery'],
  [
    'the first that can be done while the offered one pauses',
    { tasks: states('finished', 'counting', 'ready') },
    'videoad',
  ],
  ['nothing is offered: the first that can be done', { offered: 'none' }, 'checkin'],
  ['nothing is offered: the green one, if no other is left', { ...over, tasks: states('finished', 'low') }, 'lottery'],
  ['something can be withdrawn, and tasks are open', { withdrawal: true }, 'withdraw'],
  ['something can be withdrawn, and no task can be done', { ...over, withdrawal: true }, 'withdraw'],
  ['a lucky task can be claimed, and something withdrawn', { claim: 'lucky', withdrawal: true }, 'lucky'],
  ['the review task lacks its screenshot, and tasks are open', { claim: 'review' }, 'review'],
  ['a reward can be claimed when the day is done', { ...over, claim: 'lucky' }, 'lucky'],
  ['a reward can be claimed, and the numbers could not be loaded', { claim: 'lucky', trouble: true }, 'retry'],
  ['nothing is left', over, undefined],
  ['the numbers could not be loaded', { trouble: true, withdrawal: true }, 'retry'],
  ['a guest, who has the login bar', { person: 'guest', trouble: true }, undefined],
  ['the person is not known yet', { person: 'unknown', tasks: states('loading') }, undefined],
  ['the person could not be loaded', { person: 'unknown', trouble: true }, 'retry'],
])('the next thing to do: %s', (_, more, next) => {
  expect(nextStep({ ...at, ...more })).toBe(next);
});
