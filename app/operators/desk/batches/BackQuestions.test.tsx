import { exampleNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { openBatch } from '@tally/contract/fixtures/batches';
import { examplePayoutExceptions, examplePayouts } from '@tally/contract/fixtures/payouts';
import { unknownLimits } from '@tally/contract/operator/aloneLimits';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { expect, it } from 'vitest';
import { confirmWith, openPayouts, questionOf, typeReason } from '../../../testing/pages/operatorPage';

const exceptionsOf = (page: PendingPayouts, isOwn = false): PendingPayouts => ({
  ...page,
  exceptionCount: 2,
  exceptions: examplePayoutExceptions.exceptions.map((exception) => ({ ...exception, isOwn })),
});
const exportsOf = (asksSecond: boolean): PendingPayouts => ({
  ...examplePayouts,
  exports: [{ ...openBatch, asksSecond }],
});

it.each([
  ['alone', exceptionsOf(examplePayouts), 'Rp 2.000.000', 'not asked', 'Book back to cash'],
  ['above what is left', exceptionsOf(exampleNothingLeft), 'Rp 0', 'asked', 'Ask a second operator'],
  ['whoever caused it', exceptionsOf(examplePayouts, true), 'Rp 2.000.000', 'asked', 'Ask a second operator'],
])(
  'booking back asks: how much, what is left, whether a second operator is asked: %s (OPS-35, OPS-30)',
  async (_, page, left, second, confirm) => {
    await openPayouts(page);
    await typeReason(/^Book back to cash/, 'the provider found it');
    expect(await questionOf(/^Book back to cash/)).toEqual({
      facts: [
        'Withdrawals: 1',
        'Total: Rp 1.000',
        `Left to you (24 h): ${left}`,
        `Second operator: ${second}`,
        'Withdrawal number: 4079',
        'The provider says: FAILED 1000 IDR',
        'Reason: the provider found it',
      ],
      confirm,
    });
  },
);

it('who caused an exception is told that a second operator closes it (OPS-30)', async () => {
  await openPayouts(exceptionsOf(examplePayouts, true));
  await typeReason(/^Close Withdrawal 4077/, 'the provider found it');
  expect(await questionOf(/^Close Withdrawal 4077/)).toEqual({
    facts: [
      'Second operator: asked',
      'Withdrawal number: 4077',
      'The provider says: PAID 20000 IDR',
      'Reason: the provider found it',
    ],
    confirm: 'Ask a second operator',
  });
});

it.each([
  ['alone', exportsOf(false), 'not asked', 'Void: the provider has not got it'],
  ['above the limit', exportsOf(true), 'asked', 'Ask a second operator'],
])(
  'voiding asks: how much, the limit, whether a second operator is asked: %s (OPS-35)',
  async (_, page, second, confirm) => {
    await openPayouts(page);
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
  const { alone: _, due: __, ...page } = { ...exceptionsOf(exportsOf(true)), ...unknownLimits };
  await openPayouts(page as PendingPayouts);
  expect(await questionOf(/^Pay Budi/)).toEqual({ facts: ['Withdrawals: 1', 'Total: Rp 20.000'], confirm: 'Pay' });
  await confirmWith('Cancel');
  expect(await questionOf(/^Export for the payment provider/)).toEqual({
    facts: ['Withdrawals: 2', 'Total: Rp 21.000'],
    confirm: 'Make the file',
  });
  await confirmWith('Cancel');
  await typeReason(/^Void: the provider/, 'lost');
  expect((await questionOf(/^Void: the provider/)).facts).toEqual([
    'Withdrawals: 14',
    'Total: Rp 61.000',
    'Reason: lost',
  ]);
});
