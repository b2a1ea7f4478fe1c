import { examplePayouts, exampleSentPayouts, withInvalidAccount } from '@tally/contract/fixtures/payouts';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../rules/letLeave';
import { allUserPresets, everybody, newUserPresets, presetFinds } from './presets';

it('"preset operation buttons use amount 20000, day -1, 0 or 1 and pay 1 or 2" (OPS-5)', () => {
  const presets = newUserPresets('id').map(({ day, pay, amount }) => [day, pay, amount]);
  expect(presets).toEqual([
    [-1, 1, 20000],
    [-1, 2, 20000],
    [0, 1, 20000],
    [0, 2, 20000],
    [1, 1, 20000],
    [1, 2, 20000],
  ]);
  expect(allUserPresets('id').map(({ day, pay }) => [day, pay])).toEqual([
    [2, 1],
    [2, 2],
  ]);
});

it('amount 20000 is money in Indonesia only: each market has its own', () => {
  for (const [market, amount] of [
    ['id', 20_000],
    ['ph', 200],
    ['br', 20],
  ] as const) {
    for (const preset of [...newUserPresets(market), ...allUserPresets(market)])
      expect(preset).toMatchObject({ market, amount });
  }
});

describe('what a preset would resolve is known while the page holds all that is pending (OPS-5)', () => {
  const preset = (day: number, pay: 1 | 2) => ({ day, pay, market: 'id', amount: 20_000 }) as const;

  it.each([
    ['all', everybody, 1, examplePayouts, { count: 2, amount: 21_000 }],
    ['who joined within a day', 1, 1, examplePayouts, { count: 1, amount: 20_000 }],
    ['who joined within 8 hours', 0, 1, examplePayouts, { count: 0, amount: 0 }],
    [
      'one with an invalid account is not paid',
      everybody,
      1,
      withInvalidAccount(examplePayouts),
      { count: 1, amount: 1000 },
    ],
    ['and can be refused', everybody, 2, withInvalidAccount(examplePayouts), { count: 2, amount: 21_000 }],
    ['not what is with the provider', everybody, 1, exampleSentPayouts, { count: 1, amount: 20_000 }],
    ['up to the limit of a press', everybody, 1, { ...examplePayouts, limit: 1000 }, { count: 1, amount: 1000 }],
    ['more is pending than the page has', everybody, 1, { ...examplePayouts, total: 203 }, undefined],
  ] as const)('%s', (_, day, pay, page, found) => {
    const payouts = presetFinds(preset(day, pay), page);
    expect(payouts && sumOf(payouts, 'id')).toEqual(found);
  });
});
