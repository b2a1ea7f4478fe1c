import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccount } from './maskAccount';

describe('maskAccount', () => {
  it.each([
    ['081234560789', '0812••••789'],
    ['09171234567', '0917••••567'],
    ['12345678', '••••678'],
    ['1234', '••••'],
    ['', '••••'],
    ['anne.souza@gmail.com', 'an••••@gmail.com'],
    ['al@gmail.com', 'a••••@gmail.com'],
    ['a@gmail.com', '••••@gmail.com'],
    ['@gmail.com', '••••@gmail.com'],
  ])('the mask shows %s as %s', (account, shown) => expect(maskAccount(account)).toBe(shown));

  it('the mask hides at least two characters of any number, and never tells how many', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,20}$/), (account) => {
        const parts = maskAccount(account).split('••••');
        expect(parts).toHaveLength(2);
        expect(parts.join('').length).toBeLessThanOrEqual(account.length - 2);
        expect(account.startsWith(parts[0] ?? '') && account.endsWith(parts[1] ?? '')).toBe(true);
      }),
    );
  });
});
