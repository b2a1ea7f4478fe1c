import { exampleLittleLeft, exampleNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { examplePayoutFile, examplePayouts, largePayoutFile } from '@tally/contract/fixtures/payouts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { confirmWith, openDesk, questionOf } from '../../../testing/pages/operatorPage';

it.each([
  ['alone', examplePayouts, 'Rp 2.000.000', 'not asked', 'Make the file', ['Withdrawals: 2', 'Total: Rp 21.000']],
  [
    'above what is left',
    exampleLittleLeft,
    'Rp 14.000',
    'asked',
    'Ask a second operator',
    ['Withdrawals: 10', 'Total: Rp 63.000'],
  ],
  [
    'nothing left',
    exampleNothingLeft,
    'Rp 0',
    'asked',
    'Ask a second operator',
    ['Withdrawals: 2', 'Total: Rp 21.000'],
  ],
])(
  'a batch asks: how much, what is left, whether a second operator is asked: %s (OPS-35)',
  async (_, page, left, second, confirm, sum) => {
    const { posts } = await openDesk('batches', { getPayouts: page, postBatch: largePayoutFile });
    expect(await questionOf(/^Make a batch for the payment provider/)).toEqual({
      facts: [...sum, `Left to you (24 h): ${left}`, `Second operator: ${second}`],
      confirm,
    });
    await confirmWith('Cancel');
    expect(posts('/payout/export')).toHaveLength(0);
  },
);

it('a batch above what is left is made up to it instead, without a second operator (OPS-35)', async () => {
  URL.createObjectURL = () => '';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const { posts } = await openDesk('batches', {
    getPayouts: exampleLittleLeft,
    postBatch: { ...examplePayoutFile, count: 4, left: 6 },
  });
  expect(await questionOf(/^Only 4 of 10, without a second operator.· Rp.14\.000$/)).toEqual({
    facts: ['Withdrawals: 4', 'Total: Rp 14.000', 'Left to you (24 h): Rp 14.000', 'Second operator: not asked'],
    confirm: 'Make the file',
  });
  await confirmWith('Make the file');
  expect(await screen.findByText(/^Batch 38 is with you: 4 withdrawals/)).toBeTruthy();
  expect(screen.getByText('The file holds 4 of 10: as much as was left to you. The others stay pending.')).toBeTruthy();
  expect(new URL(posts('/payout/export')[0]?.url ?? '').searchParams.get('alone')).toBe('1');
});

it('when nothing is left by then, the batch up to it says so (OPS-35)', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  await openDesk('batches', {
    getPayouts: exampleLittleLeft,
    postBatch: { ...examplePayoutFile, id: 0, count: 0, left: 10 },
  });
  await questionOf(/^Only 4 of 10/);
  await confirmWith('Make the file');
  expect(await screen.findByText('No file: nothing of the 10 withdrawals is within what is left to you.')).toBeTruthy();
  expect(made).not.toHaveBeenCalled();
});

it.each([
  ['all that is due', examplePayouts],
  ['nothing', exampleNothingLeft],
])('a batch up to what is left is not offered where that is %s (OPS-35)', async (_, page) => {
  await openDesk('batches', { getPayouts: page });
  await screen.findByRole('button', { name: /^Make a batch for the payment provider/ });
  expect(screen.queryByRole('button', { name: /without a second operator/ })).toBeNull();
});

it('a batch that was asked for says what waits now (OPS-35)', async () => {
  await openDesk('batches', { getPayouts: exampleLittleLeft, postBatch: { ...largePayoutFile, count: 10, left: 0 } });
  await questionOf(/^Make a batch for the payment provider/);
  await confirmWith('Ask a second operator');
  expect(await screen.findByText('Batch 38 waits for a second operator. Withdrawals in it: 10.')).toBeTruthy();
});
