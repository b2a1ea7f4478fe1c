import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../market/codes';
import { currencies, minorDigits } from '../market/money';
import { moneyText } from './moneyText';
import { numberText } from './numberText';

const bcp47 = { id: 'id-ID', ph: 'en-PH', br: 'pt-BR' };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money is shown as the market writes it (MONEY-7)', () => {
  it.each([
    [10000, 'id', 'Rp 10.000'],
    [100, 'ph', '₱100'],
    [48.5, 'ph', '₱48.50'],
    [0.1, 'br', 'R$ 0,10'],
    [1234.5, 'br', 'R$ 1.234,50'],
  ] as const)('%s in %s is %s', (amount, market, shown) => {
    expect(plain(moneyText(amount, market))).toBe(shown);
  });
  it('money keeps the sign and the number on one line', () => {
    expect(moneyText(5, 'br')).toBe('R$\u00a05,00');
  });

  it.each(markets)('any amount of money in %s is written as the tables of the languages have it', (market) => {
    const digits = minorDigits[market];
    const style = { style: 'currency', currency: currencies[market] } as const;
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (minor) => {
        const amount = minor / 10 ** digits;
        const shown = market === 'ph' && Number.isInteger(amount) ? 0 : digits;
        const fractions = { minimumFractionDigits: shown, maximumFractionDigits: shown };
        expect(moneyText(amount, market)).toBe(
          new Intl.NumberFormat(bcp47[market], { ...style, ...fractions }).format(amount),
        );
      }),
    );
  });
});

describe('numbers are written as in the market (TEXT-3)', () => {
  it.each(markets)('any count in %s is written as the tables of the languages have it', (market) => {
    const table = new Intl.NumberFormat(bcp47[market]);
    fc.assert(
      fc.property(fc.integer(), (count) => {
        expect(numberText(count, 0, market)).toBe(table.format(count));
      }),
    );
  });
});
