// @vitest-environment node
import { isCpf } from '@tally/contract/brazil';
import type { Market } from '@tally/contract/market';
import type { AccountBody } from '@tally/contract/wallet';
import { describe, expect, it } from 'vitest';
import { accountProblem, maskNo, plainNo } from './accountRules';

const account = (accountType: AccountBody['accountType'], accountNo: string, accountName = 'Maria Souza'): AccountBody => ({ accountType, accountNo, accountName, mobile: '' });

describe('an account', () => {
  it.each<[Market, AccountBody, string]>([
    ['id', account('DANA', '081234567'), ''],
    ['id', account('OVO', '0812-3456-7890', ''), ''],
    ['id', account('DANA', '08123456'), 'BAD NUMBER'],
    ['id', account('DANA', '0712345678'), 'BAD NUMBER'],
    ['id', account('DANA', '08123x5678'), 'BAD NUMBER'],
    ['id', account('GCash', '081234567'), 'BAD TYPE'],
    ['ph', account('GCash', '0917123456'), ''],
    ['ph', account('GrabPay', '091712345'), 'BAD NUMBER'],
    ['ph', account('GCash', '09171234567', 'Bob'), 'BAD NAME'],
    ['br', account('PIX', 'maria@correio.com.br'), ''],
    ['br', account('PIX', 'maria@correio'), 'BAD NUMBER'],
    ['br', account('PIX', '11987654321'), ''],
    ['br', account('PagBank', '529.982.247-25'), ''],
    ['br', account('PIX', '11144477736'), 'BAD NUMBER'],
    ['br', account('PIX', '+55 11 98765-4321'), ''],
    ['br', account('PIX', '1198765432'), 'BAD NUMBER'],
    ['br', account('PIX', 'maria@correio.com.br', 'Ana'), 'BAD NAME'],
  ])('in %s %j: %s', (market, given, problem) => {
    expect(accountProblem(given, market)).toBe(problem);
  });

  it('is the same however it is written', () => {
    expect(plainNo('0812-3456 7890')).toBe(plainNo('081234567890'));
    expect(plainNo(' Maria@Correio.com ')).toBe('maria@correio.com');
  });

  it('is masked for others', () => {
    expect([maskNo('081234567890'), maskNo('maria@correio.com.br'), maskNo('1234')]).toEqual(['0812****890', 'm****@correio.com.br', '****']);
  });
});

describe('a CPF', () => {
  it.each([['52998224725', true], ['52998224726', false], ['11111111111', false], ['5299822472', false]])('%s: %s', (digits, right) => {
    expect(isCpf(digits)).toBe(right);
  });
});
