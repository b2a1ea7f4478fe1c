import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../../testing/fakeServer';
import { confirmWith, enterKey, openOperatorPage, payoutsSection } from '../../../testing/pages/operatorPage';
import { payingServer } from '../../../testing/pages/payingServer';

const pressBatch = async (replies: Replies) => {
  const { posts } = openOperatorPage(replies);
  await enterKey();
  await userEvent.click(await (await payoutsSection()).findByRole('button', { name: /^Pay the 2 shown/ }));
  await confirmWith(/^Pay Rp/);
  return posts;
};

it.each([
  [{ status: 1, info: 'MORE', withdrawals: 1 }, /^1 of 2 paid: Rp.1\.000\. One press pays no more/, 'Submitted'],
  [
    { status: 2, info: someFailedInfo, withdrawals: 1 },
    /^1 of 2 paid: Rp.1\.000\. Some failed/,
    'Submitted · Done: 1, not done: 1',
  ],
  [
    { status: 1, info: 'IN BATCH', withdrawals: 1 },
    /^1 of 2 paid: Rp.1\.000\. The others are with the provider/,
    'Submitted',
  ],
  [{ status: 1, info: '', withdrawals: 1 }, /^1 of 2 paid: Rp.1\.000\. The others were settled/, 'Submitted'],
  [{ status: 1, info: '', withdrawals: 2 }, /^2 of 2 paid: Rp.1\.000\.$/, 'Submitted'],
])(
  'a press for all names what is shown and its moment, and says how many were paid: %j (OPS-14)',
  async (reply, words, toast) => {
    const posts = await pressBatch({
      postPayShown: { users: 1, amount: 1000, waiting: 0, waitingAmount: 0, ...reply },
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText(toast)).toBeTruthy();
    const [sent] = posts('/payout/batch');
    expect(new URL(sent?.url ?? '').searchParams.get('asOf')).toBe(String(examplePayouts.asOf));
  },
);

it('once everything is paid no row is left, and nobody is sent to look at others (OPS-14)', async () => {
  await pressBatch(payingServer(examplePayouts));
  expect(await screen.findByText(/^2 of 2 paid: Rp.21\.000\.$/)).toBeTruthy();
  expect(await screen.findByText('No withdrawals are waiting')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay (Sari|Budi|the)/ })).toBeNull();
});

it('what a press could not pay stays with its buttons (OPS-14)', async () => {
  await pressBatch(payingServer({ ...examplePayouts, limit: 20_000 }));
  expect(await screen.findByText(/^1 of 2 paid: Rp.1\.000\. One press pays no more/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay Sari/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^Pay Budi/ })).toBeTruthy();
});

it('a press for all leaves out frozen people, and is not offered without anybody else (OPS-13, OPS-14)', async () => {
  const [first, second] = examplePayouts.items;
  if (!first || !second) throw new Error('two withdrawals expected');
  const frozen = { ...second, warnings: ['FROZEN' as const] };
  const { posts } = openOperatorPage({
    getPayouts: { ...examplePayouts, items: [first, frozen] },
    postPayShown: {
      status: 1,
      info: '',
      users: 1,
      withdrawals: 1,
      amount: first.amount,
      waiting: 0,
      waitingAmount: 0,
    },
  });
  await enterKey();
  await userEvent.click(await (await payoutsSection()).findByRole('button', { name: /^Pay the 1 shown.· Rp.1\.000$/ }));
  await confirmWith(/^Pay Rp/);
  expect(await screen.findByText(/^1 of 1 paid/)).toBeTruthy();
  expect(await posts('/payout/batch')[0]?.json()).toEqual({ ids: [first.id], shown: [] });
});

it('a press for all is not offered while nobody can be paid', async () => {
  const items = examplePayouts.items.map((item) => ({ ...item, warnings: ['FROZEN' as const] }));
  openOperatorPage({ getPayouts: { ...examplePayouts, items } });
  await enterKey();
  expect((await (await payoutsSection()).findAllByRole('button', { name: /^Unfreeze/ })).length).toBe(items.length);
  expect(screen.queryByRole('button', { name: /shown/ })).toBeNull();
});
