import { ranks } from '@tally/contract/fixtures/rank';
import { expect, it } from 'vitest';
import { noticesOf } from './notices';

it('real withdrawals of last week come first; a generated row is marked as an example and has a name of the market (HOME-2)', () => {
  const notices = noticesOf('ph', ranks.ph.slice(0, 2), () => 0.5);
  expect(notices.slice(0, 2).map((notice) => notice.kind)).toEqual(['real', 'real']);
  expect(notices.slice(2)).toEqual(
    ['Mark N.', 'Grace N.', 'Paolo N.', 'Maria N.'].map((name) => ({ kind: 'example', name, amount: 500 })),
  );
});

it.each([
  ['id', 100, 900000],
  ['ph', 1, 9000],
  ['br', 0.1, 900],
] as const)('example amounts of %s lie between %s and %s (HOME-1, MONEY-8)', (market, least, most) => {
  expect(noticesOf(market, [], () => 0)[0]?.amount).toBe(least);
  expect(noticesOf(market, [], () => 0.999)[0]?.amount).toBe(most);
});
