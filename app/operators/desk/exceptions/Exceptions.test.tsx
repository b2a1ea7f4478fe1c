import { examplePayoutExceptions } from '@tally/contract/fixtures/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirmWith, accepted, openDesk, typeReason } from '../../../testing/pages/operatorPage';

it('a result that contradicts the books stands there until it is closed; what did not arrive can be booked back (OPS-22, OPS-25)', async () => {
  const { posts } = await openDesk('exceptions/6', {
    getPayouts: examplePayoutExceptions,
    postExceptionResolve: accepted,
  });
  const table = within(await screen.findByRole('table', { name: 'Provider and ledger disagree' }));
  expect(table.getByText('Paid twice: the person has double the cash')).toBeTruthy();
  const part = within(await table.findByRole('listitem'));
  expect(part.getByText(/batch 36 · the provider said: FAILED 1000 IDR \(no such account\)$/)).toBeTruthy();
  for (const button of part.getAllByRole('button')) expect(button.getAttribute('aria-disabled')).toBe('true');
  await typeReason(/^Book back to cash/, 'asked the provider');
  expect(part.getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
  await userEvent.click(part.getByRole('button', { name: /^Book back to cash Withdrawal 4079/ }));
  await confirmWith('Book back to cash');
  await waitFor(() => expect(posts('/payout/exception')).toHaveLength(1));
  const [sent] = posts('/payout/exception');
  expect(Object.fromEntries(new URL(sent?.url ?? '').searchParams)).toEqual({
    id: '6',
    action: 'return',
    reason: 'asked the provider',
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});
