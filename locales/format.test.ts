import { expect, it } from 'vitest';
import { dash, formatCoins, formatMoney, formatSeconds } from './format';
import { formatMoment, formatTime } from './formatMoment';

it('an amount that is not known is a dash, never a zero (MONEY-9)', () => {
  expect([formatMoney(NaN, 'br'), formatMoney(5, 'br')]).toEqual([dash, 'R$\u00a05,00']);
});

it('coins are grouped as the market does it (TEXT-3)', () => {
  expect([formatCoins(126400, 'id'), formatCoins(126400, 'ph'), formatCoins(126400, 'br')]).toEqual([
    '126.400',
    '126,400',
    '126.400',
  ]);
});

it('a moment is shown on the market clock, not the device clock (TIME-1)', () => {
  const ms = Date.UTC(2026, 2, 5, 13, 7);
  expect([formatMoment(ms, 'id'), formatMoment(ms, 'ph'), formatMoment(ms, 'br')]).toEqual([
    '05/03 20:07',
    '05/03 21:07',
    '05/03 10:07',
  ]);
});

it('the hour alone is named where the day is said already (INCOME-8)', () => {
  expect([formatTime(Date.UTC(2026, 2, 5, 13, 7), 'id'), formatTime(NaN, 'id')]).toEqual(['20:07', dash]);
});

it('seconds are padded to two digits (TASK-9)', () => {
  expect(formatSeconds(7)).toBe('07');
});
