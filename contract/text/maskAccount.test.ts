import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccount, maskIfAny } from './maskAccount';

describe('a wallet number that is shown is masked, everywhere in the same way (ACCOUNT-18)', () => {
  it.each([
    ['081234567', '08••••67'],
    ['0812 3456 7890', '08••••90'],
    ['529.982.247-25', '52••••25'],
    ['08123456', '08••••56'],
    ['0812345', '••••'],
    ['', '••••'],
    ['maria@correio.com.br', 'm••••@••••.br'],
    ['@correio', '@••••@••••'],
  ])('%s is shown as %s', (account, shown) => expect(maskAccount(account)).toBe(shown));

  it('where there is no number there is no mask', () => {
    expect(maskIfAny('')).toBe('');
    expect(maskIfAny('081234567')).toBe('08••••67');
  });

  it('at least four characters of a number are hidden, and their count is not told', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,20}$/), (account) => {
        const parts = maskAccount(account).split('••••');
        expect(parts).toHaveLength(2);
        expect(parts.join('').length).toBeLessThanOrEqual(Math.max(0, account.length - 4));
        expect(account.startsWith(parts[0] ?? '') && account.endsWith(parts[1] ?? '')).toBe(true);
      }),
    );
  });
});
