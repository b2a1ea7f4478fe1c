import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDesk, typeReason } from '../../testing/pages/operatorPage';

it('the question about one person names the act and the person, and its button is the act (OPS-50)', async () => {
  await openDesk('pay/4107');
  await userEvent.click(await screen.findByRole('button', { name: /^Pay Budi/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Pay Rp.20\.000 to Budi Santoso\?$/ });
  expect(within(dialog).getByRole('button', { name: 'Pay' })).toBeTruthy();
});

it('below its title the question says what the act leads to, and the reason that goes along (OPS-50)', async () => {
  await openDesk('pay/4101');
  await typeReason(/^Refuse Sari/, 'wrong name');
  await userEvent.click(screen.getByRole('button', { name: /^Refuse Sari/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuse \W?Sari Wulandari\W?'s Rp.1\.000\?$/ }));
  expect(dialog.getByText(/^The cash goes back to \W?Sari Wulandari\W?\.$/)).toBeTruthy();
  expect(dialog.getByText('Reason').nextElementSibling?.textContent).toContain('wrong name');
});
