import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, placeOf, queues } from './deskPlace';

it('an address names the place on the desk that it was made from', () => {
  const ids = fc.option(fc.nat({ max: 999_999_999_999_999 }), { nil: undefined });
  fc.assert(
    fc.property(fc.constantFrom(...queues), ids, (queue, id) => {
      const place = id === undefined ? { queue } : { queue, id };
      expect(placeOf(hashOf(place))).toEqual(place);
    }),
  );
});

it.each(['', '#', '#nothing', '#nothing/7', '#people/x', '#people/9999999999999999', '# people'])(
  'an address that names no place (%j) leads to the withdrawals',
  (hash) => {
    expect(placeOf(hash)).toEqual({ queue: 'pay' });
  },
);
