import { exampleNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmWith, enterKey, openOperatorPage, questionOf } from '../../testing/pages/operatorPage';

const littleLeft: PendingPayouts = {
  ...examplePayouts,
  alone: { ...examplePayouts.alone, left: 15_000 },
};

it.each([
  ['alone', examplePayouts, 'Rp 2.000.000', 'Second operator: not asked', 'Pay Rp 21.000', []],
  ['a part', littleLeft, 'Rp 15.000', 'Second operator: not asked', 'Pay Rp 1.000', ['Stay pending: 1 · Rp 20.000']],
  ['nothing', exampleNothingLeft, 'Rp 0', 'Second operator: not asked', 'Confirm', ['Stay pending: 2 · Rp 21.000']],
])(
  'a preset pays what may leave alone, asks nobody, and says what stays pending: %s (OPS-35)',
  async (_, page, left, second, confirm, stay) => {
    openOperatorPage({ getPayouts: page });
    await enterKey();
    const [count, sum] = stay.length === 0 ? [2, 'Rp 21.000'] : confirm === 'Confirm' ? [0, 'Rp 0'] : [1, 'Rp 1.000'];
    expect(await questionOf(/^Pay: up to .* All users$/)).toEqual({
      facts: [
        'Each up to: Rp 20.000',
        'Who: All users',
        `Withdrawals: ${count}`,
        `Total: ${sum}`,
        `Left to you (24 h): ${left}`,
        second,
        ...stay,
      ],
      confirm,
    });
  },
);

it('a toast says that a preset left something above the limit (OPS-35)', async () => {
  openOperatorPage({
    getPayouts: littleLeft,
    postUpdateScore: { status: 1, info: 'NEEDS APPROVAL', users: 2, withdrawals: 1, amount: 1000 },
  });
  await enterKey();
  await questionOf(/^Pay: up to .* All users$/);
  await confirmWith(/^Pay Rp/);
  expect((await screen.findByRole('alert')).textContent).toContain('Some are above what is left to you');
});
