import { examplePayouts, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../../testing/fakeServer';
import { confirmWith, accepted, openDesk, openRow, questionOf, selectRows } from '../../../testing/pages/operatorPage';
import { payingServer } from '../../../testing/pages/payingServer';

const pressBatch = async (replies: Replies) => {
  const { posts } = await openDesk('pay', replies);
  await selectRows(4101, 4107);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay 2.· / }));
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
  [{ status: 1, info: '', withdrawals: 1 }, /^1 of 2 paid: Rp.1\.000\. The others were resolved/, 'Submitted'],
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
  expect(screen.queryByRole('button', { name: /^(4101|4107|Pay )/ })).toBeNull();
});

it('a withdrawal that a press could not pay stays in the table with its buttons, marked as not paid (OPS-14, OPS-73)', async () => {
  await pressBatch(payingServer({ ...examplePayouts, limit: 20_000 }));
  expect(await screen.findByText(/^1 of 2 paid: Rp.1\.000\. One press pays no more/)).toBeTruthy();
  expect((await screen.findByText('Not paid')).closest('tr')?.textContent).toContain('4107');
  await waitFor(() => expect(screen.queryByRole('button', { name: '4101' })).toBeNull());
  await openRow(4107);
  expect(await screen.findByRole('button', { name: /^Pay Budi/ })).toBeTruthy();
});

it('a press for several leaves out frozen people, who cannot be selected (OPS-13, OPS-14)', async () => {
  const [first, second] = examplePayouts.items;
  if (!first || !second) throw new Error('two withdrawals expected');
  const frozen = { ...second, warnings: ['FROZEN' as const] };
  const { posts } = await openDesk('pay', {
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
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  expect(screen.getByRole('checkbox', { name: 'Select 4107' })).toHaveProperty('disabled', true);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay 1.· Rp.1\.000$/ }));
  await confirmWith(/^Pay Rp/);
  expect(await screen.findByText(/^1 of 1 paid/)).toBeTruthy();
  expect(await posts('/payout/batch')[0]?.json()).toEqual({ ids: [first.id], shown: [] });
});

it('nobody can be selected while nobody can be paid (OPS-73)', async () => {
  const items = examplePayouts.items.map((item) => ({ ...item, warnings: ['FROZEN' as const] }));
  await openDesk('pay/4101', { getPayouts: { ...examplePayouts, items } });
  expect(await screen.findByRole('button', { name: /^Unfreeze/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Select all/ })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

it('a press for several pays no more than the chosen filter shows (OPS-14, OPS-48)', async () => {
  const { posts } = await openDesk('pay', {
    postPayShown: { ...accepted, users: 1, withdrawals: 1, amount: 1000, waiting: 0, waitingAmount: 0 },
  });
  await selectRows(4101, 4107);
  await screen.findByRole('button', { name: /^Pay 2.· Rp.21\.000$/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Ready to pay' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Pay 1.· Rp.1\.000$/ }));
  await confirmWith(/^Pay Rp/);
  await waitFor(() => expect(posts('/payout/batch')).toHaveLength(1));
  expect(await posts('/payout/batch')[0]?.json()).toEqual({ ids: [4101], shown: [] });
});

it('what is with the provider is counted apart, stands in its batch, and no press of the queue pays it (OPS-20)', async () => {
  const { posts } = await openDesk('pay', {
    getPayouts: exampleSentPayouts,
    postPayShown: { ...accepted, users: 1, withdrawals: 1, amount: 20_000, waiting: 0, waitingAmount: 0 },
  });
  expect(await screen.findByText(/^1 of them is with the provider: Rp.1\.000\.$/)).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Pending withdrawals' })).getAllByRole('button', {
    name: /^\d+$/,
  });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['4107']);
  await selectRows(4107);
  await userEvent.click(screen.getByRole('button', { name: /^Pay 1.· Rp.20\.000$/ }));
  await confirmWith(/^Pay Rp/);
  await waitFor(() => expect(posts('/payout/batch')).toHaveLength(1));
  expect(await posts('/payout/batch')[0]?.json()).toEqual({
    ids: [4107],
    shown: [{ id: 4107, warnings: ['NUMBER SEEN', 'PACE', 'DUP USER'] }],
  });
  await userEvent.click(screen.getByRole('link', { name: /^In batches/ }));
  expect(await screen.findByRole('button', { name: '37' })).toBeTruthy();
});

it('the box for all selects those without a warning, and what else is shown is left out in the question (OPS-73)', async () => {
  const { posts } = await openDesk('pay', {
    postPayShown: { ...accepted, users: 1, withdrawals: 1, amount: 1000, waiting: 0, waitingAmount: 0 },
  });
  const all = await screen.findByRole('checkbox', { name: /^Select all/ });
  await userEvent.click(all);
  expect(screen.getByRole('checkbox', { name: 'Select 4101' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Select 4107' })).toHaveProperty('checked', false);
  const { facts } = await questionOf(/^Pay 1.· Rp.1\.000$/);
  expect(facts).toContain('Left out: 1 · Rp 20.000');
  await confirmWith(/^Pay Rp/);
  await waitFor(() => expect(posts('/payout/batch')).toHaveLength(1));
  expect(await posts('/payout/batch')[0]?.json()).toEqual({ ids: [4101], shown: [] });
});

it('a press on the box for all once more selects nobody, also not those who were selected alone (OPS-73)', async () => {
  await openDesk('pay');
  await selectRows(4101, 4107);
  const all = screen.getByRole('checkbox', { name: /^Select all/ });
  expect(all).toHaveProperty('checked', true);
  await userEvent.click(all);
  expect(screen.queryByRole('button', { name: /^Pay \d/ })).toBeNull();
});

it('what has other warnings by now is selected no more (OPS-66, OPS-73)', async () => {
  let page = examplePayouts;
  await openDesk('pay', { getPayouts: () => page });
  await selectRows(4101);
  await screen.findByRole('button', { name: /^Pay 1.· / });
  page = {
    ...page,
    items: page.items.map((item) => (item.id === 4101 ? { ...item, warnings: ['DUP USER' as const] } : item)),
  };
  await userEvent.click(screen.getByRole('button', { name: /^Refresh/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay \d/ })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Select 4101' })).toHaveProperty('checked', false);
});
