import { describe, expect, it } from 'vitest';
import { moneyText } from './moneyText';

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
  it('keeps the sign and the number on one line', () => {
    expect(moneyText(5, 'br')).toBe('R$\u00a05,00');
  });
});
