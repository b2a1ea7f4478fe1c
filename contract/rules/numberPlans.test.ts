import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets, type Market } from '../market/codes';
import { accountKeyOf, accountKeys, isUnknownNumber } from './accountNumber';
import { numberPlans } from './numberPlans';

/** Whether the number is asked about; undefined: it is refused. */
const asked = (written: string, market: Market): boolean | undefined => {
  const [key] = accountKeys(written, market);
  return key && isUnknownNumber(key, market);
};

describe('number plans (ACCOUNT-19)', () => {
  it.each([
    ['ph', '0895 123 4567', false],
    ['ph', '08951234567', false],
    ['ph', '+63 898 123 4567', false],
    ['ph', '0896 123 4568', false],
    ['ph', '0897-123-4568', false],
    ['ph', '0813 123 4567', false],
    ['ph', '0817 123 4567', false],
    ['ph', '0917 123 4567', false],
    ['ph', '0894 123 4567', true],
    ['ph', '0899 123 4567', true],
    ['ph', '0900 123 4567', true],
    ['ph', '0771 123 4567', undefined],
    ['ph', '0895 123 456', undefined],
    ['id', '0812 3456 7890', false],
    ['id', '0895 3456 7890', false],
    ['id', '0841 3456 7890', true],
    ['id', '0801 3456 7890', undefined],
    ['br', '11 91234-5678', false],
    ['br', '20 91234-5678', undefined],
  ] as const)('%s: %s is known (false), asked about (true) or refused', (market, written, expected) => {
    expect(asked(written, market)).toBe(expected);
  });

  it('the fourth operator of the Philippines has one canonical form in every spelling (ACCOUNT-15)', () => {
    for (const written of ['0895 123 4567', '8951234567', '+63 895-123-4567', '0063 895 123 4567', '63 0895 1234567'])
      expect(accountKeyOf(written, 'ph')).toEqual({ no: '08951234567', kind: 'PHONE' });
  });

  it('whatever begins as its plan says is known, in every way of dialling it', () => {
    const number = fc.constantFrom(...markets).chain((market) =>
      fc.record({
        market: fc.constant(market),
        beginning: fc.constantFrom(...numberPlans[market].known),
        rest: fc.integer({ min: 0, max: 9_999_999 }).map((digits) => String(digits).padStart(7, '0')),
        before: fc.constantFrom(
          ...{ id: ['0', '62', '+62', '0062'], ph: ['0', '63', '+63', ''], br: ['', '55'] }[market],
        ),
      }),
    );
    fc.assert(
      fc.property(number, ({ market, beginning, rest, before }) => {
        const national = market === 'br' ? `119${rest}1` : `${beginning}${rest}`;
        expect(asked(`${before}${national}`, market)).toBe(false);
      }),
    );
  });

  it('each plan names where and when it was read', () => {
    for (const market of markets) {
      expect(numberPlans[market].source).not.toBe('');
      expect(numberPlans[market].asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
