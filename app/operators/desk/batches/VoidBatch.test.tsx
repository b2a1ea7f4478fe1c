import { exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirmWith, openDesk, typeReason } from '../../../testing/pages/operatorPage';

it('a batch is voided only with a reason, which is asked for when it is wanted, and when confirmed (OPS-21)', async () => {
  const { posts } = await openDesk('batches/37', {
    getPayouts: exampleSentPayouts,
    postBatchVoid: { status: 2, info: 'HAS RESULTS' },
  });
  expect(await screen.findByText(/ana · 14 withdrawals.· 1 without a result$/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Reason, /)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Void/ }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Reason, /));
  expect(screen.getByRole('button', { name: /^Void/ }).getAttribute('aria-disabled')).toBe('true');
  await typeReason(/^Void/, ' the mail came back ');
  await userEvent.click(screen.getByRole('button', { name: /^Void: the provider has not got it Batch 37/ }));
  await confirmWith(/^Void: /);
  await waitFor(() => expect(posts('/payout/void')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/payout/void')[0]?.url ?? '').searchParams)).toEqual({
    id: '37',
    reason: 'the mail came back',
  });
  expect((await screen.findByRole('alert')).textContent).toContain('so the provider has the file');
});
