import { expect, it } from 'vitest';
import { dash, formatCoins, formatMoney, formatSeconds } from './format';
import { formatHour } from './formatHour';
import { formatDay, formatMoment, formatTime } from './formatMoment';

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
  expect([formatMoment(ms, 'id', 'id'), formatMoment(ms, 'ph', 'en_ph'), formatMoment(ms, 'br', 'pt_br')]).toEqual([
    '5\u00a0Mar\u00a0· 20.07',
    'Mar\u00a05, 9:07\u00a0PM',
    '05/03 às\u00a010h07',
  ]);
});

it('a moment of today or yesterday says so in place of the date (TIME-6)', () => {
  const ms = Date.UTC(2026, 2, 5, 13, 7);
  expect([formatMoment(ms, 'id', 'id', 'Hari ini'), formatMoment(ms, 'br', 'pt_br', 'Hoje')]).toEqual([
    'Hari ini\u00a0· 20.07',
    'Hoje às\u00a010h07',
  ]);
});

it.each([
  ['id', 'id', '31\u00a0Mei', '1\u00a0Des'],
  ['id', 'en', '31\u00a0May', '1\u00a0Dec'],
  ['ph', 'en_ph', 'May\u00a031', 'Dec\u00a01'],
  ['br', 'pt_br', '31/05', '01/12'],
] as const)(
  '%s writes days in its order, and months by their names in %s (TIME-6)',
  (market, locale, may, december) => {
    expect([
      formatDay(Date.UTC(2026, 4, 31, 12), market, locale),
      formatDay(Date.UTC(2026, 11, 1, 12), market, locale),
    ]).toEqual([may, december]);
  },
);

it('a moment at which a day begins can be taken for no end of it (TIME-6)', () => {
  expect([
    formatMoment(Date.UTC(2026, 10, 18, 17), 'id', 'id'),
    formatMoment(Date.UTC(2026, 10, 18, 16), 'ph', 'en_ph'),
    formatMoment(Date.UTC(2026, 10, 19, 3), 'br', 'pt_br'),
  ]).toEqual(['19\u00a0Nov\u00a0· 00.00', 'Nov\u00a019, 12\u00a0AM', '19/11 às\u00a00h']);
});

it('a day that is not known is a dash (MONEY-9)', () => {
  expect([formatDay(NaN, 'id', 'id'), formatMoment(NaN, 'ph', 'en_ph'), formatTime(NaN, 'br')]).toEqual([
    dash,
    dash,
    dash,
  ]);
});

it.each([
  ['id', ['00.00', '07.00', '11.30', '12.00', '24.00']],
  ['ph', ['12\u00a0AM', '7\u00a0AM', '11:30\u00a0AM', '12\u00a0noon', 'midnight']],
  ['br', ['0h', '7h', '11h30', '12h', '24h']],
] as const)('hours read as people in %s say them (TIME-6)', (market, said) => {
  expect([0, 7 * 60, 11 * 60 + 30, 12 * 60, 24 * 60].map((minutes) => formatHour(minutes, market))).toEqual(said);
});

it('a time names the hour alone where the day is stated already (INCOME-8)', () => {
  expect([formatTime(Date.UTC(2026, 2, 5, 13, 7), 'id'), formatTime(NaN, 'id')]).toEqual(['20.07', dash]);
});

it('seconds are padded to two digits (TASK-9)', () => {
  expect(formatSeconds(7)).toBe('07');
});
