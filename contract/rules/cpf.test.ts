import { expect, it } from 'vitest';
import { isCpf } from './cpf';

it.each([
  ['52998224725', true],
  ['12345678909', true],
  ['52998224726', false],
  ['11111111111', false],
  ['5299822472', false],
])('a CPF has eleven digits with two check digits: %s %s (ACCOUNT-9)', (digits, right) => {
  expect(isCpf(digits)).toBe(right);
});
