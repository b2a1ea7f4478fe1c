import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enterKey, openOperatorPage, payoutsSection } from '../../testing/pages/operatorPage';

it('the question about one person names the act and the person, and its button is the act (OPS-50)', async () => {
  openOperatorPage();
  await enterKey();
  const part = await payoutsSection();
  await userEvent.click(await part.findByRole('button', { name: /^Pay Budi/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Pay Rp.20\.000 to Budi Santoso\?$/ });
  expect(within(dialog).getByRole('button', { name: 'Pay' })).toBeTruthy();
});
