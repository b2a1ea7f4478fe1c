import { finishedTasks, freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { expect, it } from 'vitest';
import { exitChoice } from './exitChoice';

const at = { active: true, withdrawn: true, tasks: finishedTasks, luckyCount: 1 };

// HOME-20
it.each([
  ['guest gets login-to-withdraw', { ...at, active: false }, 'login'],
  ['not yet withdrawn gets withdraw', { ...at, withdrawn: false, tasks: freshTasks }, 'withdraw'],
  ['else check-in if 0', { ...at, tasks: freshTasks }, 'checkin'],
  [
    'lottery if 0',
    { ...at, tasks: midwayTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count: 0 } : task)) },
    'lottery',
  ],
  ['lucky task if total count 0', { ...at, luckyCount: 0 }, 'lucky'],
  ['else default', at, 'default'],
  ['what is not known is not offered', { ...at, tasks: undefined, luckyCount: undefined }, 'default'],
] as const)('%s', (_, state, choice) => {
  expect(exitChoice(state)).toBe(choice);
});
