import { expect, it } from 'vitest';
import { partsOf } from './payoutFile';

it('a long file goes in parts that each have the head, and know how many lines stand before (OPS-16)', () => {
  expect(partsOf('head\r\none\r\ntwo\r\nthree', 12)).toEqual([
    { text: 'head\none\ntwo', from: 0 },
    { text: 'head\nthree', from: 2 },
  ]);
  expect(partsOf('head')).toEqual([{ text: 'head', from: 0 }]);
});
