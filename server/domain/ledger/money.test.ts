// @vitest-environment node
import { markets } from '@tally/contract/market/codes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './money';

const anyMarket = fc.constantFrom(...markets);
const anyMinor = fc.integer({ min: 0, max: 100_000_000_000_000 });

describe('money', () => {
  it('money crosses the wire and comes back exactly (MONEY-6)', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyMinor,
        (market, minor) => fromWire(JSON.parse(JSON.stringify(toWire(minor, market))) as number, market) === minor,
      ),
    );
  });

  it('money with more digits than the currency has is no amount (MONEY-6)', () => {
    expect(fromWire(0.5, 'id')).toBeUndefined();
    expect(fromWire(0.105, 'br')).toBeUndefined();
    expect(fromWire(0.1, 'br')).toBe(10);
  });
});
