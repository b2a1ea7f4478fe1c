import { describe, expect, it } from 'vitest';
import { writtenKey } from './writtenKey';

describe('an account number is shown as it is written, to be checked (ACCOUNT-2, ACCOUNT-16)', () => {
  it.each([
    ['PHONE', '11987654374', '(11)\u00a098765-\u20604374'],
    ['PHONE', '+5511987654374', '+55\u00a0(11)\u00a098765-\u20604374'],
    ['CPF', '11987654374', '119.876.543-\u206074'],
    ['CPF', '1198765437', '1198765437'],
    ['MAIL', 'ana@correio.example', 'ana@correio.example'],
    [undefined, '081234560789', '0812\u00a03456\u00a00789'],
    [undefined, '09171234567', '0917\u00a0123\u00a04567'],
  ] as const)('a %s of %s is written %s', (kind, digits, written) => {
    expect(writtenKey(digits, kind)).toBe(written);
  });
});
