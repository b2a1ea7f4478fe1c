import { markets } from '@tally/contract/market/codes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, placeOf, queues } from './deskPlace';

it('an address names the place on the desk that it was made from', () => {
  const place = fc.record(
    {
      queue: fc.constantFrom(...queues),
      market: fc.constantFrom(...markets),
      filter: fc.constantFrom('ready', 'own', 'again'),
      order: fc.record({ by: fc.constantFrom('amount', 'id', 'name'), down: fc.boolean() }),
      id: fc.nat({ max: 999_999_999_999_999 }),
    },
    { requiredKeys: ['queue'] },
  );
  fc.assert(
    fc.property(place, (each) => {
      expect(placeOf(hashOf(each))).toEqual(each);
    }),
  );
});

it.each(['', '#', '#nothing', '#nothing/7', '#people/x', '#people/9999999999999999', '# people'])(
  'an address that names no place (%j) leads to the withdrawals',
  (hash) => {
    expect(placeOf(hash)).toEqual({ queue: 'pay' });
  },
);
