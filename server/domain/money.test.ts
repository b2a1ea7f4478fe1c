// @vitest-environment node
import { coinRates, localeMarket, locales, markets, minorDigits } from '@tally/contract/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, fromWire, toWire } from './money';

const anyMarket = fc.constantFrom(...markets);
const anyMinor = fc.integer({ min: 0, max: 100_000_000_000_000 });

describe('money', () => {
  it('crosses the wire and comes back exactly (MONEY-6)', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyMinor,
        (market, minor) => fromWire(JSON.parse(JSON.stringify(toWire(minor, market))) as number, market) === minor,
      ),
    );
  });

  it('with more digits than the currency has is no amount (MONEY-6)', () => {
    expect(fromWire(0.5, 'id')).toBeUndefined();
    expect(fromWire(0.105, 'br')).toBeUndefined();
    expect(fromWire(0.1, 'br')).toBe(10);
  });
});

describe('the morning exchange', () => {
  it.each([
    ['en', 'id', 999, 199, 995],
    ['id', 'id', 999, 99, 990],
    ['en_ph', 'ph', 999, 999, 999],
    ['pt_br', 'br', 999, 99, 990],
  ] as const)('in %s of %s turns %d coins into %d minor units and uses %d', (locale, market, coins, cash, used) => {
    expect(exchange(coins, locale, market)).toEqual({ cash, used });
  });

  it('rounds down at the stated rate, keeps the remainder and makes nothing (M8) (MONEY-2, MONEY-3)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (locale, coins) => {
          const market = localeMarket[locale];
          const { cash, used } = exchange(coins, locale, market);
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
