import { accountTypes } from '@tally/contract/market';
import { accountInfos } from '@tally/contract/wallet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountProblem } from '../../../server/domain/accountRules';
import { nameTooShort, noProblem } from './accountCheck';

describe('account number', () => {
  it.each([['08123456', 'short'], ['081234567', undefined], ['0812a4567', 'digits'], ['091234567', 'prefix'], ['181234567', 'prefix'], ['', 'short'], ['0812-3456-7890', undefined], [' 0812 3456 7890 ', undefined], ['0812-3456', 'short'], ['+62 812 3456 7890', 'prefix']])('Indonesia: digits only, at least 9, first 0, second 8: %s (ACCOUNT-7)', (no, problem) => {
    expect(noProblem(no, 'id')).toBe(problem);
  });
  it.each([['091712345', 'short'], ['0917123456', undefined], ['0917-12345', 'short'], ['0917 123 4567', undefined], ['(0917) 123-4567', undefined], ['0917_1234567', 'digits']])('Philippines: digits only, at least 10: %s (ACCOUNT-8)', (no, problem) => {
    expect(noProblem(no, 'ph')).toBe(problem);
  });
  it.each([
    ['ana@correio.example', undefined], ['ana@correio', 'invalid'], ['@', 'invalid'],
    ['1198765432', 'short'], ['11987654321', undefined], ['+55 11 98765-4321', undefined], ['(11) 98765-4321', undefined], ['1198765-432', 'short'], ['5511987654321', undefined],
    ['39053344705', undefined], ['39053344704', 'invalid'], ['11111111111', 'invalid'], ['390.533.447-05', undefined], ['123.456.789-09', undefined], ['123.456.789-08', 'invalid'], [' Ana@Correio.example ', undefined],
  ])('Brazil: a mail address, a phone, or a CPF with its check digits: %s (ACCOUNT-9)', (no, problem) => {
    expect(noProblem(no, 'br')).toBe(problem);
  });
});

it('"the same however it is written": what the server takes is not refused before it is sent, and nothing else is sent (ACCOUNT-14)', () => {
  const written = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789', ' ', '.', '-', '(', ')', '+', '/', 'x', '@'), maxLength: 20 }),
    fc.constantFrom('081234567890', '0917 123 4567', '123.456.789-09', '(11) 98765-4321', 'Ana@Correio.example'),
  );
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(written, fc.constantFrom('id', 'ph', 'br'), (no, market) => {
      const takes = accountProblem({ accountType: accountTypes[market][0], accountNo: no, accountName: 'Anna', mobile: '' }, market) === accountInfos.ok;
      seen[takes ? 'taken' : 'refused'] += 1;
      expect(noProblem(no, market) === undefined).toBe(takes);
    }),
    { numRuns: 1000 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100);
});

it('account name: at least 4 characters, only where one is needed (ACCOUNT-10)', () => {
  expect([nameTooShort('Ana', 'br'), nameTooShort(' Ana ', 'ph'), nameTooShort('Anna', 'br'), nameTooShort('', 'id')]).toEqual([true, true, false, false]);
});
