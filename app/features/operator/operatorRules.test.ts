import { expect, it } from 'vitest';
import { adAppFacts, allUserPresets, isOperatorKey, newUserPresets, userIdsIn } from './operatorRules';

it('"ops key longer than 7 characters" (OPS-1)', () => {
  expect(isOperatorKey('1234567')).toBe(false);
  expect(isOperatorKey('12345678')).toBe(true);
  expect(isOperatorKey('1234567   ')).toBe(false);
});

it('"preset operation buttons use amount 20000, day -1, 0 or 1 and pay 1 or 2" (OPS-5)', () => {
  const presets = newUserPresets('id').map(({ day, pay, amount }) => [day, pay, amount]);
  expect(presets).toEqual([
    [-1, 1, 20000],
    [-1, 2, 20000],
    [0, 1, 20000],
    [0, 2, 20000],
    [1, 1, 20000],
    [1, 2, 20000],
  ]);
  expect(allUserPresets('id').map(({ day, pay }) => [day, pay])).toEqual([
    [2, 1],
    [2, 2],
  ]);
});

it('amount 20000 is money in Indonesia only: each market has its own', () => {
  for (const [market, amount] of [
    ['id', 20_000],
    ['ph', 200],
    ['br', 20],
  ] as const) {
    for (const preset of [...newUserPresets(market), ...allUserPresets(market)])
      expect(preset).toMatchObject({ market, amount });
  }
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
