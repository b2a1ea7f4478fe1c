import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accepted, confirmWith, openDesk } from '../../testing/pages/operatorPage';

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Pending withdrawals' })).getAllByRole('button', { name: /^\d+$/ });
const focused = () => document.activeElement?.textContent;

it('j and k go from row to row, Enter opens one, and p, r and f press the buttons that show them (OPS-74)', async () => {
  const { posts } = await openDesk('pay', { postPayout: accepted, postFreeze: accepted });
  await rows();
  await userEvent.keyboard('j');
  expect(focused()).toBe('4101');
  await userEvent.keyboard('j');
  expect(focused()).toBe('4107');
  await userEvent.keyboard('k{Enter}');
  const pay = await screen.findByRole('button', { name: /^Pay Sari/ });
  expect(pay.getAttribute('aria-keyshortcuts')).toBe('p');
  await userEvent.keyboard('p');
  expect(await screen.findByRole('dialog', { name: /^Pay \W?Sari/ })).toBeTruthy();
  // A question is open: neither a key nor Enter decides until its button has the focus.
  await userEvent.keyboard('pr{Enter}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(posts('/wallet/payout')).toHaveLength(0);
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(posts('/wallet/payout')).toHaveLength(1));
});

it.each([
  ['r', 'Refuse'],
  ['f', 'Freeze'],
  ['i', 'Mark account invalid'],
])('%s opens the reasons of "%s", and the focus goes on there (OPS-74, OPS-75)', async (key, label) => {
  const { posts } = await openDesk('pay/4107', { postPayout: accepted });
  const button = await screen.findByRole('button', { name: new RegExp(`^${label} Budi`) });
  await userEvent.keyboard(key);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Name differs');
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Reason\W?Name differs/);
  expect(posts('/wallet')).toHaveLength(0);
});

it('while somebody types, keys are letters (OPS-74)', async () => {
  await openDesk('pay/4101');
  await screen.findByRole('button', { name: /^Pay Sari/ });
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('prj/1');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'prj/1');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('group', { name: /Reason$/ })).toBeNull();
});

it('a key of a button that is off does nothing (OPS-74)', async () => {
  await openDesk('approvals/5', { getApprovals: exampleApprovals });
  await screen.findByRole('button', { name: /^Reject/ });
  await userEvent.keyboard('r');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Reason, /), 'a farm');
  screen.getByRole('button', { name: /^Approve/ }).focus();
  await userEvent.keyboard('r');
  await confirmWith(/^Reject/);
});
