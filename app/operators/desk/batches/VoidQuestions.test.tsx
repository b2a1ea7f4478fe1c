import { openBatch } from '@tally/contract/fixtures/batches';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { unknownLimits } from '@tally/contract/operator/aloneLimits';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirmWith, openDesk, openRow, questionOf, typeReason } from '../../../testing/pages/operatorPage';

const exportsOf = (asksSecond: boolean): PendingPayouts => ({
  ...examplePayouts,
  exports: [{ ...openBatch, asksSecond }],
});

it.each([
  ['alone', exportsOf(false), 'not asked', 'Void: the provider has not got it'],
  ['above the limit', exportsOf(true), 'asked', 'Ask a second operator'],
])(
  'voiding asks: how much, the limit, whether a second operator is asked: %s (OPS-35)',
  async (_, page, second, confirm) => {
    await openDesk('batches/37', { getPayouts: page });
    await userEvent.click(await screen.findByRole('button', { name: /^Void: the provider/ }));
    await typeReason(/^Void: the provider/, 'the mail came back');
    expect(await questionOf(/^Void: the provider/)).toEqual({
      facts: [
        'Withdrawals: 14',
        'Total: Rp 61.000',
        'Limit of one operator: Rp 2.000.000',
        `Second operator: ${second}`,
        'Reason: the mail came back',
      ],
      confirm,
    });
  },
);

it('where a backend does not say what is left, the questions say sum and count alone (OPS-35)', async () => {
  const { alone: _, due: __, ...page } = { ...exportsOf(true), ...unknownLimits };
  await openDesk('pay/4107', { getPayouts: page as PendingPayouts });
  expect(await questionOf(/^Pay Budi/)).toEqual({ facts: ['Withdrawals: 1', 'Total: Rp 20.000'], confirm: 'Pay' });
  await confirmWith('Cancel');
  await userEvent.click(screen.getByRole('link', { name: /^In batches/ }));
  expect(await questionOf(/^Make a batch for the payment provider/)).toEqual({
    facts: ['Withdrawals: 2', 'Total: Rp 21.000'],
    confirm: 'Make the file',
  });
  await confirmWith('Cancel');
  await openRow(37);
  await userEvent.click(await screen.findByRole('button', { name: /^Void: the provider/ }));
  await typeReason(/^Void: the provider/, 'lost');
  expect((await questionOf(/^Void: the provider/)).facts).toEqual([
    'Withdrawals: 14',
    'Total: Rp 61.000',
    'Reason: lost',
  ]);
});
