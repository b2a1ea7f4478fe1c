import { exampleApprovals, exampleOtherApprovals } from '@tally/contract/fixtures/approvals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../../testing/fakeServer';
import {
  confirmWith,
  accepted,
  needsApproval,
  openDesk,
  openRow,
  typeReason,
} from '../../../testing/pages/operatorPage';

const openRequest = async (id: number, replies: Replies) => {
  const page = await openDesk(`approvals/${id}`, replies);
  return { ...page, part: within(await screen.findByRole('listitem')) };
};

it('what needs a second operator says who asked for what and whom it pays, and is approved after a question (OPS-35)', async () => {
  const { posts, part } = await openRequest(5, { getApprovals: exampleApprovals, postApproval: accepted });
  expect(part.getByText(/^Pay withdrawal 4111 · Rp.100\.000$/)).toBeTruthy();
  expect(part.getByText(/^\W?ana\W? asked for it: .* · lapses: /)).toBeTruthy();
  expect(part.getByText('Sari Dewi')).toBeTruthy();
  expect(part.getByText(/DANA 08•{4}90 · user 93 · .* · paid before: 4 \(Rp.41\.000\) · failed: 1/)).toBeTruthy();
  expect(part.getByText('Number seen before')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: /^Approve Pay withdrawal 4111/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Pay Sari Dewi?' }));
  expect(question.getByText(/^Rp.100\.000$/)).toBeTruthy();
  expect(question.getByText('Asked for by').nextSibling?.textContent).toBe('ana');
  await confirmWith('Approve');
  await waitFor(() => expect(posts('/approval')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/approval')[0]?.url ?? '').searchParams)).toEqual({
    id: '5',
    action: 'approve',
  });
  expect((await screen.findByRole('status')).textContent).toBe(
    'Submitted\u00a0· Approved: Pay withdrawal 4111\u00a0· Rp\u00a0100.000',
  );
});

it('the author of a request cannot approve it, but can withdraw it with a reason (OPS-35)', async () => {
  const { posts, part } = await openRequest(6, {
    getApprovals: exampleApprovals,
    postApproval: { ...needsApproval, info: 'LAPSED' },
  });
  expect(part.getByText('Your own request: another operator approves it.')).toBeTruthy();
  expect(part.queryByRole('button', { name: /^Approve Void/ })).toBeNull();
  for (const button of part.getAllByRole('button', { name: /^(Reject|Withdraw)/ }))
    expect(button.getAttribute('aria-disabled')).toBe('true');
  await typeReason(/^Withdraw request/, ' not needed ');
  await userEvent.click(part.getByRole('button', { name: /^Withdraw request Void batch 29/ }));
  await confirmWith('Withdraw request');
  await waitFor(() => expect(posts('/approval')).toHaveLength(1));
  expect(new URL(posts('/approval')[0]?.url ?? '').searchParams.get('reason')).toBe('not needed');
  expect((await screen.findByRole('alert')).textContent).toContain('Not\u00a0done: the request has lapsed');
});

it('a lapsed request is marked as such, and can be neither approved nor rejected (OPS-35)', async () => {
  const { part } = await openRequest(4, { getApprovals: exampleOtherApprovals });
  expect(part.getByText('Lapsed: nobody decided in time. Nothing was done.')).toBeTruthy();
  expect(part.queryByRole('button')).toBeNull();
  await openRow(7);
  expect(await screen.findByRole('button', { name: /^Approve Make batch 39.· Rp.1\.204\.000$/ })).toBeTruthy();
  await openRow(9);
  expect(await screen.findByRole('button', { name: /^Reject Take back from user 71.· Rp.2\.500$/ })).toBeTruthy();
});

it('a toast says that the payment needs a second operator (OPS-35)', async () => {
  await openDesk('pay/4107', { postPayout: needsApproval });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay Budi/ }));
  await confirmWith('Pay');
  expect((await screen.findByRole('status')).textContent).toBe(
    'Submitted\u00a0· A second operator has to approve it within 24 hours',
  );
});
