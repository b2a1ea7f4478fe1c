import { describe, expect, it } from 'vitest';
import { formatCoins, formatMoney, formatSeconds } from './format';
import { formatMoment } from './formatMoment';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money is shown as the market writes it (MONEY-7)', () => {
  it.each([
    [10000, 'id', 'Rp 10.000'],
    [100, 'ph', '₱100'],
    [48.5, 'ph', '₱48.50'],
    [0.1, 'br', 'R$ 0,10'],
    [1234.5, 'br', 'R$ 1.234,50'],
  ] as const)('%s in %s is %s', (amount, market, shown) => {
    expect(plain(formatMoney(amount, market))).toBe(shown);
  });
  it('keeps the sign and the number on one line', () => {
    expect(formatMoney(5, 'br')).toBe('R$\u00a05,00');
  });
});

it('groups coins as the market does (TEXT-3)', () => {
  expect([formatCoins(126400, 'id'), formatCoins(126400, 'ph'), formatCoins(126400, 'br')]).toEqual([
    '126.400',
    '126,400',
    '126.400',
  ]);
});

it('shows a moment on the market clock, not the device clock (TIME-1)', () => {
  const ms = Date.UTC(2026, 2, 5, 13, 7);
  expect([formatMoment(ms, 'id'), formatMoment(ms, 'ph'), formatMoment(ms, 'br')]).toEqual([
    '05/03 20:07',
    '05/03 21:07',
    '05/03 10:07',
  ]);
});

it('pads seconds to two digits (TASK-9)', () => {
  expect(formatSeconds(7)).toBe('07');
});
