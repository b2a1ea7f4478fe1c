import { exampleNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { examplePayoutExceptions, examplePayouts } from '@tally/contract/fixtures/payouts';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { expect, it } from 'vitest';
import { openDesk, questionOf, typeReason } from '../../../testing/pages/operatorPage';

const exceptionsOf = (page: PendingPayouts, isOwn = false): PendingPayouts => ({
  ...page,
  exceptionCount: 2,
  exceptions: examplePayoutExceptions.exceptions.map((exception) => ({ ...exception, isOwn })),
});

it.each([
  ['alone', exceptionsOf(examplePayouts), 'Rp 2.000.000', 'not asked', 'Book back to cash'],
  ['above what is left', exceptionsOf(exampleNothingLeft), 'Rp 0', 'asked', 'Ask a second operator'],
  ['whoever caused it', exceptionsOf(examplePayouts, true), 'Rp 2.000.000', 'asked', 'Ask a second operator'],
])(
  'booking back asks: how much, what is left, whether a second operator is asked: %s (OPS-35, OPS-30)',
  async (_, page, left, second, confirm) => {
    await openDesk('exceptions/6', { getPayouts: page });
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

it('the operator who caused an exception reads that a second one has to resolve it (OPS-30)', async () => {
  await openDesk('exceptions/5', { getPayouts: exceptionsOf(examplePayouts, true) });
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
