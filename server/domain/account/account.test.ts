// @vitest-environment node
import type { Market } from '@tally/contract/market/codes';
import type { AccountBody } from '@tally/contract/wallet/account';
import { describe, expect, it } from 'vitest';
import { accountProblem } from './account';

const account = (
  accountType: AccountBody['accountType'],
  accountNo: string,
  accountName = 'Maria Souza',
): AccountBody => ({ accountType, accountNo, accountName, mobile: '' });

describe('an account', () => {
  it.each<[Market, AccountBody, string]>([
    ['id', account('DANA', '081234567'), ''],
    ['id', account('OVO', '0812-3456-7890', ''), ''],
    ['id', account('DANA', '08123456'), 'BAD NUMBER'],
    ['id', account('DANA', '0712345678'), 'BAD NUMBER'],
    ['id', account('DANA', '08123x5678'), 'BAD NUMBER'],
    ['id', account('GCash', '081234567'), 'BAD TYPE'],
    ['ph', account('GCash', '0917123456'), 'BAD NUMBER'],
    ['ph', account('GCash', '9181234567'), ''],
    ['ph', account('GCash', '0281234567'), 'BAD NUMBER'],
    ['ph', account('GCash', '9'.repeat(60)), 'BAD NUMBER'],
    ['ph', account('GCash', '09171234567', '\u3164\u3164\u3164\u3164'), 'BAD NAME'],
    ['ph', account('GCash', '09171234567', '\u200b'.repeat(4)), 'BAD NAME'],
    ['ph', account('GrabPay', '091712345'), 'BAD NUMBER'],
    ['ph', account('GCash', '09171234567', 'Bob'), 'BAD NAME'],
    ['br', account('PIX', 'maria@correio.com.br'), ''],
    ['br', account('PIX', 'maria@correio'), 'BAD NUMBER'],
    ['br', account('PIX', '=1+1@a.co'), 'BAD NUMBER'],
    ['br', account('PIX', 'ana@mail.example.'), 'BAD NUMBER'],
    ['br', account('PIX', '11 98765-4374'), 'WHICH KEY'],
    ['br', account('PIX', '11 98765-4374', 'Ana'), 'BAD NAME'],
    ['br', { ...account('PIX', '11 98765-4374'), keyKind: 'PHONE' }, ''],
    ['br', { ...account('PIX', '11 98765-4374'), keyKind: 'CPF' }, ''],
    ['br', { ...account('PIX', '11 98765-4374'), keyKind: 'MAIL' }, 'BAD NUMBER'],
    ['br', { ...account('PIX', '11987654321'), keyKind: 'CPF' }, 'BAD NUMBER'],
    ['br', account('PIX', 'josé@correio.com.br'), 'BAD NUMBER'],
    // Lower-casing doubles the length of this address, which would then be too long for the database.
    ['br', account('PIX', `${'İ'.repeat(50)}@correio.br`), 'BAD NUMBER'],
    ['br', account('PIX', '11987654321'), ''],
    ['br', account('PagBank', '529.982.247-25'), ''],
    ['br', account('PIX', '11144477736'), 'BAD NUMBER'],
    ['br', account('PIX', '+55 11 98765-4321'), ''],
    ['br', account('PIX', '+55 (011) 98765-4321'), ''],
    ['br', account('PIX', '011987654321'), ''],
    ['br', account('PIX', '551187654321'), 'BAD NUMBER'],
    ['br', account('PIX', '5511887654321'), 'BAD NUMBER'],
    ['br', account('PIX', '119876543210'), 'BAD NUMBER'],
    ['br', account('PIX', '1234567890123456'), 'BAD NUMBER'],
    ['br', account('PIX', '1198765432'), 'BAD NUMBER'],
    ['br', account('PIX', 'maria@correio.com.br', 'Ana'), 'BAD NAME'],
  ])(
    'an account in %s %j is judged: %s (ACCOUNT-7, ACCOUNT-8, ACCOUNT-9, ACCOUNT-10, ACCOUNT-16)',
    (market, given, problem) => {
      expect(accountProblem(given, market)).toBe(problem);
    },
  );
});
