import { describe, expect, it } from 'vitest';
import { nameTooShort, noProblem } from './accountCheck';

describe('account number', () => {
  it.each([['08123456', 'short'], ['081234567', undefined], ['0812a4567', 'digits'], ['091234567', 'prefix'], ['181234567', 'prefix'], ['', 'short']])('Indonesia: digits only, at least 9, first 0, second 8: %s', (no, problem) => {
    expect(noProblem(no, 'id')).toBe(problem);
  });
  it.each([['091712345', 'short'], ['0917123456', undefined], ['0917-123456', 'digits']])('Philippines: digits only, at least 10: %s', (no, problem) => {
    expect(noProblem(no, 'ph')).toBe(problem);
  });
  it.each([
    ['ana@correio.example', undefined], ['ana@correio', 'invalid'], ['@', 'invalid'],
    ['1198765432', 'short'], ['11987654321', undefined], ['+5511987654321', 'digits'], ['5511987654321', undefined],
    ['39053344705', undefined], ['39053344704', 'invalid'], ['11111111111', 'invalid'], ['390.533.447-05', 'digits'],
  ])('Brazil: a mail address, a phone, or a CPF with its check digits: %s', (no, problem) => {
    expect(noProblem(no, 'br')).toBe(problem);
  });
});

it('account name: at least 4 characters, only where one is needed', () => {
  expect([nameTooShort('Ana', 'br'), nameTooShort(' Ana ', 'ph'), nameTooShort('Anna', 'br'), nameTooShort('', 'id')]).toEqual([true, true, false, false]);
});
