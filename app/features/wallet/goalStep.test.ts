import { expect, it } from 'vitest';
import { goalPaths, goalStep } from './goalStep';

it.each([
  ['a lucky task, which brings cash too', { missing: 0, lacks: 'lucky' }, '/home#lucky'],
  ['a lucky task and cash', { missing: 400, lacks: 'lucky' }, '/home#lucky'],
  ['cash', { missing: 400 }, '/home#tasks'],
  ['cash, and then members', { missing: 400, lacks: 'members' }, '/home#tasks'],
  ['members alone', { missing: 0, lacks: 'members' }, '/team'],
  ['nothing', { missing: 0 }, '/withdraw'],
] as const)('a tap on the goal leads to what it lacks: %s (GOAL-3)', (_, goal, path) => {
  expect(goalPaths[goalStep(goal)]).toBe(path);
});
