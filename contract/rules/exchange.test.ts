import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeMarket, locales } from '../market/codes';
import { betterRateAfterDays, coinRates } from '../limits/exchange';
import { minorDigits } from '../market/money';
import { dayMs } from '../limits/time';
import { coinRateAt, exchange, exchangeOn, forecastCash, keptUntil, roundWorth, statedCoinRate } from './exchange';

describe('the morning exchange', () => {
  it.each([
    ['en', 'id', 999, 199, 995],
    ['id', 'id', 999, 99, 990],
    ['en_ph', 'ph', 999, 999, 999],
    ['pt_br', 'br', 999, 99, 990],
  ] as const)('the morning in %s of %s turns %d coins into %d units, uses %d', (locale, market, coins, cash, used) => {
    expect(exchange(coins, coinRates[locale], market)).toEqual({ cash, used });
  });

  it('the exchange rounds down at the stated rate, keeps the remainder and makes nothing (M8) (MONEY-2, MONEY-3)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (locale, coins) => {
          const market = localeMarket[locale];
          const { cash, used } = exchange(coins, coinRates[locale], market);
          const coinsForOne = coinRates[locale] / 10 ** minorDigits[market];
          return (
            Number.isSafeInteger(cash) &&
            Number.isSafeInteger(used) &&
            cash * coinsForOne === used &&
            coins - used >= 0 &&
            coins - used < coinsForOne
          );
        },
      ),
    );
  });
});

describe('what coins will be in the morning (MONEY-11)', () => {
  it.each([
    ['en', 'id', 18_450, 3690],
    ['id', 'id', 18_450, 1845],
    ['id', 'id', 18_459, 1845],
    ['en_ph', 'ph', 18_450, 184.5],
    ['pt_br', 'br', 18_457, 18.45],
    ['id', 'id', 9, 0],
    ['id', 'id', 0, 0],
  ] as const)('a page in %s of %s forecasts %d coins as %d', (locale, market, coins, cash) => {
    expect(forecastCash(coins, coinRates[locale], market)).toBe(cash);
  });

  it.each([
    ['23:59 of the day before', Date.UTC(2026, 2, 4, 16, 59), 'tomorrow'],
    ['midnight', Date.UTC(2026, 2, 4, 17), 'today'],
    ['04:59', Date.UTC(2026, 2, 4, 21, 59), 'today'],
    ['05:00, when the exchange begins', Date.UTC(2026, 2, 4, 22), 'tomorrow'],
    ['noon', Date.UTC(2026, 2, 5, 5), 'tomorrow'],
  ] as const)('the page names the day of the exchange at %s in Jakarta', (_, now, day) => {
    expect(exchangeOn(now, 'id')).toBe(day);
  });
});

it.each([
  ['coins alone', { coinReward: 8000, cashReward: 0 }, 'id', 800],
  ['cash beside coins', { coinReward: 8000, cashReward: 50 }, 'id', 850],
  ['cents beside coins', { coinReward: 8000, cashReward: 0.05 }, 'pt_br', 8.05],
  ['cash alone', { coinReward: 0, cashReward: 20 }, 'id', 20],
  ['rewards that are not known', { coinReward: NaN, cashReward: NaN }, 'id', 0],
] as const)(
  'a round of a task is worth its cash and what its coins become: %s (HOME-7, HOME-19)',
  (_, task, locale, worth) => {
    expect(roundWorth(task, coinRates[locale], locale === 'pt_br' ? 'br' : 'id')).toBeCloseTo(worth, 2);
  },
);

describe("the better of Indonesia's two rates counts after 7 days of its language (MONEY-12)", () => {
  const since = Date.UTC(2026, 2, 1);
  const weekMs = betterRateAfterDays * dayMs;
  it.each([
    ['en', 'id', 0, 10],
    ['en', 'id', weekMs - 1, 10],
    ['en', 'id', weekMs, 5],
    // Chosen after the exchange was due: the language applies from the next exchange at the earliest.
    ['en', 'id', -dayMs, 10],
    ['id', 'id', 0, 10],
    ['id', 'id', weekMs, 10],
    ['en_ph', 'ph', 0, 100],
    ['pt_br', 'br', 0, 1000],
  ] as const)('%s of %s, had for %d ms: %d coins', (locale, market, had, rate) => {
    expect(coinRateAt(locale, market, since, since + had)).toBe(rate);
  });

  it.each([
    ['en', 10, 10],
    ['en', 5, 5],
    // The page already states the rate of another language that the server has not been told of yet.
    ['id', 5, 10],
    ['en_ph', 100, 100],
    // 0: the server did not send a rate.
    ['en', 0, 5],
    ['id', undefined, 10],
  ] as const)('a page in %s whose server says %s goes by %d', (locale, stated, rate) => {
    expect(statedCoinRate(stated, locale)).toBe(rate);
  });
});

it('coins and cash of somebody who opens the app now stay for 15 days (MONEY-5)', () => {
  expect(keptUntil(Date.UTC(2026, 10, 18, 10))).toBe(Date.UTC(2026, 11, 3, 10));
});
