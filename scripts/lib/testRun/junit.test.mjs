import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { junitOf } from './junit.mjs';

const row = (given = {}) => ({
  name: 'unit',
  passed: 1,
  failed: 0,
  seconds: 2,
  failures: [],
  flaky: [],
  notProven: '',
  cases: [],
  ...given,
});
const read = (xml) => new new JSDOM('').window.DOMParser().parseFromString(xml, 'text/xml').documentElement;
const casesOf = (suites) =>
  [...suites.querySelectorAll('testcase')].map((node) => [
    node.getAttribute('classname'),
    node.getAttribute('name'),
    node.querySelector('failure')?.textContent ?? null,
  ]);

it('a JUnit file names each test with its file, and why it failed', () => {
  const failed = {
    file: 'ui/Button.test.tsx',
    name: 'a button acts',
    seconds: 0.5,
    failure: 'expected <b> & "c"\nat line 3',
  };
  const suites = read(
    junitOf(row({ failed: 1, failures: ['...'], cases: [{ file: 'a.test.ts', name: 'adds', seconds: 0.1 }, failed] })),
  );
  expect(casesOf(suites)).toEqual([
    ['a.test.ts', 'adds', null],
    ['ui/Button.test.tsx', 'a button acts', 'expected <b> & "c"\nat line 3'],
  ]);
  expect([suites.getAttribute('tests'), suites.getAttribute('failures')]).toEqual(['2', '1']);
});

it('a JUnit file of a step without tests has the step itself as its test', () => {
  expect(casesOf(read(junitOf(row({ name: 'types', passed: 0, failed: 1 }))))).toEqual([
    ['types', 'types', 'types failed'],
  ]);
});

it('a JUnit file counts what failed outside of the tests', () => {
  const failures = ['a.test.ts could not be loaded'];
  const suites = read(junitOf(row({ failed: 1, failures, cases: [{ file: 'b.test.ts', name: 'adds', seconds: 0 }] })));
  expect(casesOf(suites)).toEqual([
    ['b.test.ts', 'adds', null],
    ['unit', 'outside of the tests', 'a.test.ts could not be loaded'],
  ]);
});

it('a JUnit file is XML whatever a test prints: colours of a terminal and control characters are left out', () => {
  const failure = '\x1b[31mred\x1b[0m \x00\x08 end';
  const suites = read(junitOf(row({ failed: 1, cases: [{ file: 'a', name: 'b', seconds: 0, failure }] })));
  expect(casesOf(suites)).toEqual([['a', 'b', 'red  end']]);
});
