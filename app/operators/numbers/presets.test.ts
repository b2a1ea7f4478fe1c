import { expect, it } from 'vitest';
import { allUserPresets, newUserPresets } from './presets';

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
