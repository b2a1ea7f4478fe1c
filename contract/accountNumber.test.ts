import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameTooShort, normalNumber, numberProblem } from './accountNumber';
import { markets } from './market';

describe('account number', () => {
  it.each([
    ['08123456', 'short'],
    ['081234567', undefined],
    ['0812a4567', 'digits'],
    ['091234567', 'prefix'],
    ['181234567', 'prefix'],
    ['', 'short'],
    ['0812-3456-7890', undefined],
    [' 0812 3456 7890 ', undefined],
    ['0812-3456', 'short'],
    ['+62 812 3456 7890', 'prefix'],
  ])('Indonesia: digits only, at least 9, first 0, second 8: %s (ACCOUNT-7)', (no, problem) => {
    expect(numberProblem(no, 'id')).toBe(problem);
  });
  it.each([
    ['091712345', 'short'],
    ['0917123456', undefined],
    ['0917-12345', 'short'],
    ['0917 123 4567', undefined],
    ['(0917) 123-4567', undefined],
    ['0917_1234567', 'digits'],
  ])('Philippines: digits only, at least 10: %s (ACCOUNT-8)', (no, problem) => {
    expect(numberProblem(no, 'ph')).toBe(problem);
  });
  it.each([
    ['ana@correio.example', undefined],
    ['ana@correio', 'invalid'],
    ['@', 'invalid'],
    ['1198765432', 'short'],
    ['11987654321', undefined],
    ['+55 11 98765-4321', undefined],
    ['(11) 98765-4321', undefined],
    ['1198765-432', 'short'],
    ['5511987654321', undefined],
    ['39053344705', undefined],
    ['39053344704', 'invalid'],
    ['11111111111', 'invalid'],
    ['390.533.447-05', undefined],
    ['123.456.789-09', undefined],
    ['123.456.789-08', 'invalid'],
    [' Ana@Correio.example ', undefined],
  ])('Brazil: a mail address, a phone, or a CPF with its check digits: %s (ACCOUNT-9)', (no, problem) => {
    expect(numberProblem(no, 'br')).toBe(problem);
  });
});

describe('"the same however it is written" (ACCOUNT-14)', () => {
  it.each([
    ['0812-3456.7890', '081234567890'],
    [' 0917 123 4567 ', '09171234567'],
    ['(11) 98765-4321', '11987654321'],
    ['390.533.447-05', '39053344705'],
    ['+63 917 123 4567', '639171234567'],
    [' Ana@Correio.example ', 'ana@correio.example'],
  ])('%j is %s', (written, normal) => {
    expect(normalNumber(written)).toBe(normal);
  });

  it('spaces, dots and dashes change neither the number nor what is said of it, and nothing is left to take away', () => {
    const written = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789', 'x'), maxLength: 20 }),
      fc.constantFrom('081234567890', '09171234567', '12345678909', '11987654321', '12345678908'),
    );
    const between = fc.constantFrom(' ', '.', '-');
    fc.assert(
      fc.property(written, between, fc.constantFrom(...markets), (no, separator, market) => {
        const spaced = [...no].join(separator);
        expect(normalNumber(spaced)).toBe(no);
        expect(numberProblem(spaced, market)).toBe(numberProblem(no, market));
      }),
      { numRuns: 500 },
    );
  });
});

it('account name: at least 4 characters, only where one is needed (ACCOUNT-10)', () => {
  expect([
    nameTooShort('Ana', 'br'),
    nameTooShort(' Ana ', 'ph'),
    nameTooShort('Anna', 'br'),
    nameTooShort('', 'id'),
  ]).toEqual([true, true, false, false]);
});
