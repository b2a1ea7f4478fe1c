import { expect, it } from 'vitest';
import { chosen, plans, steps } from './steps.mjs';

const names = (groups) => groups.flat(2);

it('the integration runs every step, each once', () => {
  expect(names(plans.all).sort()).toEqual(Object.keys(steps).sort());
});

it('what a person waits for is a part of what the integration runs', () => {
  expect(names(plans.short).filter((name) => !names(plans.all).includes(name))).toEqual([]);
});

it('a step that looks at a build runs after it', () => {
  const before = (plan, first, second) => {
    const groupOf = (name) => plan.findIndex((lanes) => lanes.flat().includes(name));
    return groupOf(first) < groupOf(second);
  };
  for (const plan of [plans.short, plans.all]) {
    expect(before(plan, 'build', 'journeys')).toBe(true);
    expect(before(plan, 'storybook', 'stories')).toBe(true);
  }
  expect(before(plans.all, 'build', 'built')).toBe(true);
  expect(before(plans.all, 'library', 'built')).toBe(true);
});

it('steps that are asked for run in the order of the plan, also those that only the whole plan has', () => {
  expect(chosen('short', ['journeys', 'build', 'postgres'])).toEqual([[['build']], [['postgres']], [['journeys']]]);
});

it('without names the whole plan runs', () => {
  expect(chosen('short', [])).toEqual(plans.short);
});
