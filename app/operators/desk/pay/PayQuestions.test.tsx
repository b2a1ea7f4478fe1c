import { exampleNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  confirmWith,
  needsApproval,
  openDesk,
  openRow,
  questionOf,
  selectRows,
} from '../../../testing/pages/operatorPage';

const littleLeft: PendingPayouts = {
  ...examplePayouts,
  alone: { ...examplePayouts.alone, left: 15_000 },
};

it.each([
  ['alone', examplePayouts, ['Second operator: not asked'], 'Rp 2.000.000', 'Pay'],
  ['with a second one', littleLeft, ['Second operator: asked'], 'Rp 15.000', 'Ask a second operator'],
])(
  'one payment asks: how much, what is left, whether a second operator is asked: %s (OPS-35)',
  async (_, page, second, left, confirm) => {
    await openDesk('pay/4107', { getPayouts: page });
    expect(await questionOf(/^Pay Budi/)).toEqual({
      facts: ['Withdrawals: 1', 'Total: Rp 20.000', `Left to you (24 h): ${left}`, ...second],
      confirm,
    });
  },
);

it.each([
  ['alone', examplePayouts, 'Rp 2.000.000', 'not asked', 'Pay Rp 21.000'],
  ['for a part', littleLeft, 'Rp 15.000', 'asked for 1: Rp 20.000', 'Pay Rp 1.000'],
  ['for all', exampleNothingLeft, 'Rp 0', 'asked', 'Ask a second operator'],
])(
  'a press for the page says what leaves at once, and what a second operator is asked for: %s (OPS-35)',
  async (_, page, left, second, confirm) => {
    await openDesk('pay', { getPayouts: page });
    await selectRows(4101, 4107);
    expect(await questionOf(/^Pay 2.· /)).toEqual({
      facts: ['Withdrawals: 2', 'Total: Rp 21.000', `Left to you (24 h): ${left}`, `Second operator: ${second}`],
      confirm,
    });
  },
);

it('a press for the page is about what one press pays, and no more (OPS-14)', async () => {
  await openDesk('pay', { getPayouts: { ...examplePayouts, limit: 1000 } });
  await selectRows(4101, 4107);
  expect(await questionOf(/^Pay 2.· /)).toMatchObject({
    facts: [
      'Withdrawals: 1',
      'Total: Rp 1.000',
      'Left to you (24 h): Rp 2.000.000',
      'Second operator: not asked',
      'Left out: 1 · Rp 20.000',
    ],
  });
});

it('when less was left than the page knew, the page says how many were paid and what waits (OPS-35)', async () => {
  await openDesk('pay', {
    postPayShown: {
      status: 1,
      info: 'NEEDS APPROVAL',
      users: 2,
      withdrawals: 1,
      amount: 1000,
      waiting: 1,
      waitingAmount: 20_000,
    },
  });
  await selectRows(4101, 4107);
  await questionOf(/^Pay 2.· /);
  await confirmWith(/^Pay Rp/);
  expect(
    await screen.findByText(/^1 of 2 paid: Rp.1\.000\. Waiting for a second operator: 1, Rp.20\.000\.$/),
  ).toBeTruthy();
});

it('after an act what is left is fetched again, and the next question has it (OPS-35)', async () => {
  let page = examplePayouts;
  await openDesk('pay/4101', { getPayouts: () => page, postPayout: needsApproval });
  expect((await questionOf(/^Pay Sari/)).facts).toContain('Left to you (24 h): Rp 2.000.000');
  page = exampleNothingLeft;
  await confirmWith('Pay');
  expect(await screen.findByText(/A second operator has to approve it within 24 hours/)).toBeTruthy();
  await openRow(4107);
  await waitFor(async () => expect((await questionOf(/^Pay Budi/)).facts).toContain('Left to you (24 h): Rp 0'));
});
