import { expect, it } from 'vitest';
import { closingOf } from './closing.mjs';

const row = (name, given = {}) => ({
  name,
  passed: 3,
  failed: 0,
  seconds: 1,
  failures: [],
  flaky: [],
  notProven: '',
  failedNames: [],
  ...given,
});
const flaky = (...files) => ({ flaky: files.map((file) => ({ file, text: `${file} > a test` })) });
const last = (rows) => closingOf(rows).lines.at(-1);

it('the end tells how many passed and failed, after a line for each step', () => {
  const { lines, failed } = closingOf([row('types', { passed: 1 }), row('unit', { passed: 40, failed: 2 })]);
  expect(lines).toEqual([
    'ok     types              1 passed    0 failed     1.0 s',
    'FAILED unit              40 passed    2 failed     1.0 s',
    '41 passed, 2 failed',
  ]);
  expect(failed).toBe(2);
});

it('the end names the first ten tests that failed', () => {
  const names = Array.from({ length: 12 }, (_, index) => `story ${index}`);
  const { lines } = closingOf([row('stories', { failed: 12, failedNames: names })]);
  expect(lines.at(-2)).toBe(`failed in stories: ${names.slice(0, 10).join('; ')} and 2 more`);
});

it('the last line says that PostgreSQL was not there, which fails nothing', () => {
  const { failed } = closingOf([
    row('unit'),
    row('production', { passed: 0, notProven: 'the server on PostgreSQL (none here)' }),
  ]);
  expect(last([row('unit'), row('production', { passed: 0, notProven: 'the server on PostgreSQL (none here)' })])).toBe(
    'Not proven: the server on PostgreSQL (none here). 3 passed, 0 failed',
  );
  expect(failed).toBe(0);
});

it('the end names each file with tests that passed only at the second try; two of them fail nothing', () => {
  const { lines, failed } = closingOf([
    row('unit', flaky('a.test.ts', 'a.test.ts')),
    row('production', flaky('b.test.ts')),
  ]);
  expect(lines.at(-2)).toBe('3 passed only at the second try, in 2 files or stories: a.test.ts, b.test.ts');
  expect(failed).toBe(0);
});

it('a run with three flaky files fails, whichever steps they are of', () => {
  const rows = [row('unit', flaky('a.test.ts', 'b.test.ts')), row('journeys', flaky('c.journey.ts'))];
  expect(closingOf(rows).failed).toBe(1);
  expect(last(rows)).toBe('6 passed, 1 failed');
  expect(closingOf(rows).lines.at(-2)).toContain(
    'a.test.ts, b.test.ts, c.journey.ts. More than 2 such files fail the run',
  );
});

it('the end counts a file once, also when it was flaky on both databases, and stories never', () => {
  const rows = [
    row('unit', flaky('a.test.ts', 'b.test.ts')),
    row('production', flaky('a.test.ts')),
    row('stories', flaky('ui-button')),
    row('otherLanguages', flaky('ui-card')),
  ];
  expect(closingOf(rows).failed).toBe(0);
  expect(closingOf(rows).lines.at(-2)).toContain('in 4 files or stories: a.test.ts, b.test.ts, ui-button, ui-card');
});
