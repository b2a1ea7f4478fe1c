import { expect, it } from 'vitest';
import { adAppFacts, isOperatorKey, userIdsIn } from './operatorRules';

it('"ops key longer than 7 characters" (OPS-1)', () => {
  expect(isOperatorKey('1234567')).toBe(false);
  expect(isOperatorKey('12345678')).toBe(true);
  expect(isOperatorKey('1234567   ')).toBe(false);
});

it.each([
  ['', ''],
  ['  ', ''],
  ['7', '7'],
  [' 7, 12 ,3', '7,12,3'],
  ['7,', undefined],
  ['7;8', undefined],
  ['7 8', undefined],
  ['-7', undefined],
  ['Sari', undefined],
])('people named by "%s" are "%s"; what cannot be meant never becomes everybody', (typed, ids) =>
  expect(userIdsIn(typed)).toBe(ids),
);

it.each([
  [{ className: '', size: '' }, { facts: {} }],
  [{ className: ' com.app.Main ', size: '48000123' }, { facts: { appClassName: 'com.app.Main', apkSize: 48_000_123 } }],
  [{ className: '.Main', size: '' }, { facts: { appClassName: '.Main' } }],
  [{ className: 'com app', size: '' }, { problem: 'className' }],
  [{ className: '', size: '48 MB' }, { problem: 'size' }],
  [{ className: '', size: '10000000001' }, { problem: 'size' }],
])('what is typed of a downloaded app: %j becomes %j', (typed, facts) => expect(adAppFacts(typed)).toEqual(facts));
