import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gamePaid, noneCame } from './gamePaid';

const words = { coinReward: 2000, cashReward: 0 };

it.each([
  ['no round and no coins', noneCame, undefined],
  ['a round whose coins are not there yet', { rounds: 1, coin: 0, cash: 0 }, undefined],
  ['coins without a round', { rounds: 0, coin: 2000, cash: 0 }, undefined],
  ['a round', { rounds: 1, coin: 2000, cash: 0 }, { coin: 2000, cash: 0 }],
  ['a round that paid less than it may', { rounds: 1, coin: 1500, cash: 0 }, { coin: 1500, cash: 0 }],
  ["two rounds beside a friend's reward", { rounds: 2, coin: 9000, cash: 5 }, { coin: 4000, cash: 0 }],
])('%s (TASK-20)', (_, came, paid) => {
  expect(gamePaid(came, words)).toEqual(paid);
});

it('the page states all that came where the backend does not say what a round may pay (TASK-20)', () => {
  const came = { rounds: 1, coin: 700, cash: 0.1 + 0.2 };
  expect(gamePaid(came, { coinReward: NaN, cashReward: NaN })).toEqual({ coin: 700, cash: 0.3 });
  expect(gamePaid(came, undefined)).toBeUndefined();
});

it('the page never states more than came, nor more than the rounds may pay (TASK-20, EARN-1)', () => {
  const amount = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(fc.nat({ max: 30 }), amount, amount, amount, (rounds, coin, cash, most) => {
      const paid = gamePaid({ rounds, coin, cash }, { coinReward: most, cashReward: most }) ?? { coin: 0, cash: 0 };
      expect(paid.coin).toBeLessThanOrEqual(Math.min(coin, rounds * most));
      expect(paid.cash).toBeLessThanOrEqual(Math.min(cash, rounds * most));
    }),
  );
});
