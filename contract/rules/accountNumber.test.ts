import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNoProblem, canonicalAccountNo, isCpf, isNameTooShort, normalizeAccountNo } from './accountNumber';
import { markets, type Market } from '../market';

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
    expect(accountNoProblem(no, 'id')).toBe(problem);
  });
  it.each([
    ['091712345', 'short'],
    ['0917123456', undefined],
    ['0917-12345', 'short'],
    ['0917 123 4567', undefined],
    ['(0917) 123-4567', undefined],
    ['0917_1234567', 'digits'],
  ])('Philippines: digits only, at least 10: %s (ACCOUNT-8)', (no, problem) => {
    expect(accountNoProblem(no, 'ph')).toBe(problem);
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
    expect(accountNoProblem(no, 'br')).toBe(problem);
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
    expect(normalizeAccountNo(written)).toBe(normal);
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
        expect(normalizeAccountNo(spaced)).toBe(no);
        expect(accountNoProblem(spaced, market)).toBe(accountNoProblem(no, market));
      }),
      { numRuns: 500 },
    );
  });
});

it('account name: at least 4 characters, only where one is needed (ACCOUNT-10)', () => {
  expect([
    isNameTooShort('Ana', 'br'),
    isNameTooShort(' Ana ', 'ph'),
    isNameTooShort('Anna', 'br'),
    isNameTooShort('', 'id'),
  ]).toEqual([true, true, false, false]);
});

describe('the account that is meant', () => {
  it.each<[Market, string, readonly string[]]>([
    ['id', '81234567890', ['081234567890', '0812-3456 7890', '+62 812 3456 7890', '62081234567890']],
    [
      'ph',
      '9171234567',
      ['09171234567', '9171234567', '639171234567', '+63 (917) 123-4567', '00639171234567', '6309171234567'],
    ],
    ['br', '11987654321', ['11987654321', '+55 11 98765-4321', '011987654321', '+55 (011) 98765-4321']],
    ['br', '55987654321', ['55987654321', '5555987654321']],
    ['br', '52998224725', ['529.982.247-25', '52998224725']],
    ['br', 'maria@correio.com', ['maria@correio.com', ' Maria@Correio.com ']],
  ])('in %s is %s however it is written (ACCOUNT-14)', (market, plain, written) => {
    expect(written.map((no) => canonicalAccountNo(no, market))).toEqual(written.map(() => plain));
  });

  it('keeps digits that are no phone', () => {
    expect([
      canonicalAccountNo('6391712345', 'ph'),
      canonicalAccountNo('1234567890', 'ph'),
      canonicalAccountNo('0123456789', 'ph'),
    ]).toEqual(['6391712345', '1234567890', '0123456789']);
  });
});

describe('a CPF (ACCOUNT-9)', () => {
  it.each([
    ['52998224725', true],
    ['52998224726', false],
    ['11111111111', false],
    ['5299822472', false],
  ])('%s: %s', (digits, right) => {
    expect(isCpf(digits)).toBe(right);
  });
});
