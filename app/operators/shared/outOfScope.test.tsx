import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { confirmWith, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

it('the page tells a key without the scope from a wrong key (OPS-34)', async () => {
  openOperatorPage({ getDashboard: trouble({ code: 460 }) });
  await enterKey();
  expect(await screen.findByText(/This key has no read access. Ask whoever gave it to you/)).toBeTruthy();
});

it.each([
  ['postAdApp', '/optbd', 'Mark as no APK Chess Corner', undefined],
  ['postUpdateScore', '/minibd', /^Refuse: up to .* All users$/, /^Refuse Rp/],
  ['postPayout', '/desk#pay/4101', /^Pay Sari Wulandari/, 'Pay'],
  ['postBatch', '/desk#batches', 'Make a batch for the payment provider (CSV)', 'Make the file'],
] as const)(
  'whoever presses what their key may not do is told whom to ask: %s (OPS-34)',
  async (call, path, name, confirm) => {
    openOperatorPage({ [call]: trouble({ code: 460 }) }, path);
    await enterKey();
    await userEvent.click(await screen.findByRole('button', { name }));
    if (confirm) await confirmWith(confirm);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'ERROR! Your key may not do this. Ask an operator whose key may, or whoever gave you yours.',
    );
  },
);
