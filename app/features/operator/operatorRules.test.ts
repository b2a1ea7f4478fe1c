import { expect, it } from 'vitest';
import { allUserPresets, isOperatorKey, newUserPresets } from './operatorRules';

it('"ops key longer than 7 characters" (OPS-1)', () => {
  expect(isOperatorKey('1234567')).toBe(false);
  expect(isOperatorKey('12345678')).toBe(true);
  expect(isOperatorKey('1234567   ')).toBe(false);
});

it('"preset operation buttons use amount 20000, day -1, 0 or 1 and pay 1 or 2" (OPS-5)', () => {
  expect(newUserPresets.map(({ day, pay, amount }) => [day, pay, amount])).toEqual([[-1, 1, 20000], [-1, 2, 20000], [0, 1, 20000], [0, 2, 20000], [1, 1, 20000], [1, 2, 20000]]);
  expect(allUserPresets.map(({ pay }) => pay)).toEqual([1, 2]);
});
