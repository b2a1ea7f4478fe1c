import { examplePayoutExceptions, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  confirmWith,
  done,
  enterKey,
  openOperatorPage,
  payoutsSection,
  typeReason,
} from '../../../testing/pages/operatorPage';

it('a withdrawal with the provider names its batch, is counted apart, and is neither paid nor refused here (OPS-20)', async () => {
  const { posts } = openOperatorPage({
    getPayouts: exampleSentPayouts,
    postPayShown: { ...done, users: 1, withdrawals: 1, amount: 20_000, waiting: 0, waitingAmount: 0 },
  });
  await enterKey();
  const part = await payoutsSection();
  expect(await part.findByText('With the provider: export 37')).toBeTruthy();
  expect(part.getByText(/^1 of them is with the provider: Rp.1\.000\.$/)).toBeTruthy();
  await typeReason(/^Freeze this person Sari/, 'wrong name');
  expect(part.queryByRole('button', { name: /^Pay Sari/ })).toBeNull();
  expect(part.queryByRole('button', { name: /^Refuse Sari/ })).toBeNull();
  expect(part.getByRole('button', { name: /^Freeze this person Sari/ })).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: /^Pay the 1 shown.· Rp.20\.000$/ }));
  await confirmWith(/^Pay Rp/);
  await waitFor(() => expect(posts('/payout/batch')).toHaveLength(1));
  expect(await posts('/payout/batch')[0]?.json()).toEqual({
    ids: [4107],
    shown: [{ id: 4107, warnings: ['NUMBER SEEN', 'PACE', 'DUP USER'] }],
  });
});

it('a batch is voided only with a reason, and when confirmed; that it has results is said (OPS-21)', async () => {
  const { posts } = openOperatorPage({
    getPayouts: exampleSentPayouts,
    postBatchVoid: { status: 2, info: 'HAS RESULTS' },
  });
  await enterKey();
  const part = await payoutsSection();
  expect(await part.findByText(/ana · 14 withdrawals.· 1 without a result$/)).toBeTruthy();
  expect(part.getByRole('button', { name: /^Void/ }).getAttribute('aria-disabled')).toBe('true');
  await typeReason(/^Void/, ' the mail came back ');
  await userEvent.click(part.getByRole('button', { name: /^Void: the provider has not got it Export 37/ }));
  await confirmWith(/^Void: /);
  await waitFor(() => expect(posts('/payout/void')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/payout/void')[0]?.url ?? '').searchParams)).toEqual({
    id: '37',
    reason: 'the mail came back',
  });
  expect((await screen.findByRole('alert')).textContent).toContain('so the provider has the file');
});

it('a result that contradicts the books stands there until it is closed; what did not arrive can be booked back (OPS-22, OPS-25)', async () => {
  const { posts } = openOperatorPage({ getPayouts: examplePayoutExceptions, postExceptionResolve: done });
  await enterKey();
  const part = within(await screen.findByRole('region', { name: 'The provider contradicts the books' }));
  expect(part.getByText('Paid twice: the person has double the cash')).toBeTruthy();
  expect(part.getByText(/export 36 · the provider said: FAILED 1000 IDR \(no such account\)$/)).toBeTruthy();
  for (const button of part.getAllByRole('button')) expect(button.getAttribute('aria-disabled')).toBe('true');
  await typeReason(/^Book back to cash/, 'asked the provider');
  expect(part.getAllByRole('button', { name: /^Close/ })).toHaveLength(2);
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
