import { expect, it } from 'vitest';
import { deletionProblem } from './deletionRules';

it('"input must be longer than 10 characters" (PRIVACY-4)', () => {
  expect(deletionProblem('@gmail.com')).toBe('short');
  expect(deletionProblem('  @gmail.com  ')).toBe('short');
  expect(deletionProblem('a@gmail.com')).toBeUndefined();
});

it('"must contain the required mail-service suffix" (PRIVACY-4)', () => {
  expect(deletionProblem('sari@mail.example')).toBe('suffix');
  expect(deletionProblem('Sari@Gmail.com')).toBeUndefined();
});
