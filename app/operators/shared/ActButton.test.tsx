import { examplePayoutFile, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { confirmWith, openDesk, selectRows } from '../../testing/pages/operatorPage';

it('after an act that threw the page says that nobody knows whether it was done, and its buttons can be pressed again (OPS-6)', async () => {
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  await openDesk('batches/37', {
    getPayouts: exampleSentPayouts,
    postBatchFile: { status: 1, info: '', file: examplePayoutFile.file },
  });
  const button = await screen.findByRole('button', { name: /^Download again Batch 37/ });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('ERROR!');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  expect(button.getAttribute('aria-busy')).not.toBe('true');
});

it('while an act runs the other buttons of its queue are off, and those of another queue are not', async () => {
  await openDesk('pay/4101', { postPayout: trouble('never') });
  const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  await selectRows(4101, 4107);
  const others = await screen.findByRole('button', { name: /^Pay 2.· / });
  expect(isOff(others)).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay Sari/ }));
  await confirmWith('Pay');
  await waitFor(() => expect(isOff(others)).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: /^In batches/ }));
  expect(isOff(await screen.findByRole('button', { name: /^Make a batch for the payment provider/ }))).toBe(false);
});
