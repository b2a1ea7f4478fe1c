import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { decideWith, openDesk } from '../../testing/pages/operatorPage';

it('the question about one person names the act and the person, and its button is the act (OPS-50)', async () => {
  await openDesk('pay/4107');
  await userEvent.click(await screen.findByRole('button', { name: /^Pay Budi/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Pay \W?Budi Santoso\W?\?$/ });
  expect(within(dialog).getByRole('button', { name: 'Pay' })).toBeTruthy();
});

it('below its title the question says what the act leads to, and the reason that goes along (OPS-50)', async () => {
  await openDesk('pay/4101');
  await decideWith(/^Refuse Sari/, 'wrong name');
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuse \W?Sari Wulandari\W?'s withdrawal\?$/ }));
  expect(dialog.getByText(/^The cash goes back to \W?Sari Wulandari\W?\.$/)).toBeTruthy();
  expect(dialog.getByText('Reason').nextElementSibling?.textContent).toContain('wrong name');
});

it.each([/^Pay Budi/, /^Refuse Budi/])(
  'a question says the amount as its largest words, not in its title too: %s (OPS-50)',
  async (button) => {
    await openDesk('pay/4107');
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const reason = screen.queryByRole('button', { name: 'Suspicious' });
    if (reason) await userEvent.click(reason);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading').textContent).not.toContain('20.000');
    expect(dialog.getAllByText(/^Rp.20\.000$/).length).toBeGreaterThan(0);
  },
);
