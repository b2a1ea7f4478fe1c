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
  withdrawal: 'none',
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
  ['the first withdrawal is ready', { withdrawal: 'first' }, 'withdraw'],
  ['an amount is reached, and tasks are open', { withdrawal: 'enough' }, 'lottery'],
  ['an amount is reached, and no task can be done', { ...over, withdrawal: 'enough' }, 'withdraw'],
  [
    'an amount is reached, and a task opens later',
    { ...over, withdrawal: 'enough', tasks: states('resting') },
    'withdraw',
  ],
  ['an amount is reached, and tasks are on their way', { withdrawal: 'enough', tasks: states('loading') }, undefined],
  ['nothing is left', over, undefined],
  ['the numbers could not be loaded', { trouble: true, withdrawal: 'first' }, 'retry'],
  ['a guest, who has the login bar', { person: 'guest', trouble: true }, undefined],
  ['the person is not known yet', { person: 'unknown', tasks: states('loading') }, undefined],
  ['the person could not be loaded', { person: 'unknown', trouble: true }, 'retry'],
])('the next thing to do: %s', (_, more, next) => {
  expect(nextStep({ ...at, ...more })).toBe(next);
});
