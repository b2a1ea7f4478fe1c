import { examplePayoutFile, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDesk } from '../../testing/pages/operatorPage';

it('after an act that threw the page says that nobody knows whether it was done, and its buttons can be pressed again (OPS-6)', async () => {
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  await openDesk('batches', {
    getPayouts: exampleSentPayouts,
    postBatchFile: { status: 1, info: '', file: examplePayoutFile.file },
  });
  const button = await screen.findByRole('button', { name: /^Download again Batch 37/ });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('ERROR!');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  expect(button.getAttribute('aria-busy')).not.toBe('true');
});
