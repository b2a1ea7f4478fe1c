import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import { longTests, shortJourney } from '../steps/leftOut.mjs';

/** The test files that Vitest would run, with those left out that the environment names. */
const filesOf = (project, only, leftOut) =>
  spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--project', project, only],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TESTS_LEFT_OUT: leftOut.join(',') } },
  )
    .stdout.split('\n')
    .filter((line) => line.includes('.test.') || line.includes('.journey.'))
    .map((line) => line.replace(/^\[.*\] /, ''));

it('a long test is left out of the step unit, and so of one of the two steps', () => {
  expect(filesOf('node', 'server/start', [])).toEqual(['server/start.test.ts']);
  expect(filesOf('node', 'server/start', Object.keys(longTests))).toEqual([]);
});

it('the short journey is left out of the other journeys', () => {
  expect(filesOf('journeys', 'wallet/market', [])).toEqual([shortJourney]);
  expect(filesOf('journeys', 'wallet/market', [shortJourney])).toEqual([]);
});
