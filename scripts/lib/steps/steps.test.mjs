import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { integrationOnly, longTests, shortJourney } from './leftOut.mjs';
import { chosen, plans, steps } from './steps.mjs';

const names = (groups) => groups.flat(2);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

describe('the two commands', () => {
  it('the integration runs every step, each once', () => {
    expect(names(chosen(true, [])).sort()).toEqual(Object.keys(steps).sort());
  });

  it('the integration begins with what a person runs, and what it adds is listed with a reason', () => {
    expect(chosen(true, []).slice(0, plans.test.length)).toEqual(chosen(false, []));
    expect(names(plans.integrationOnly).sort()).toEqual(Object.keys(integrationOnly).sort());
  });

  it('the integration runs them by one command', () => {
    expect(read('.ci/run')).toMatch(/^exec npm run test:all$/m);
  });

  it('the workflow runs what the README promises as it is written, and every other step', () => {
    const workflow = read('.github/workflows/test.yml');
    expect(workflow).toMatch(/^ +- npm test$/m);
    for (const name of names(plans.integrationOnly))
      expect(workflow).toMatch(new RegExp(`^ +- npm run test:all -- .*\\b${name}\\b`, 'm'));
  });
});

it('a test that npm test leaves out exists', () => {
  expect([shortJourney, ...Object.keys(longTests)].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('a step that looks at a build runs after it', () => {
  const whole = chosen(true, []);
  const groupOf = (name) => whole.findIndex((lanes) => lanes.flat().includes(name));
  for (const [first, second] of [
    ['build', 'journeys'],
    ['storybook', 'stories'],
    ['build', 'built'],
    ['library', 'built'],
    ['storybook', 'built'],
  ])
    expect(groupOf(first)).toBeLessThan(groupOf(second));
});

it('requested steps run in the order of the plan, also those that only the integration has', () => {
  expect(chosen(false, ['journeys', 'build', 'production'])).toEqual([[['build']], [['journeys']], [['production']]]);
});
