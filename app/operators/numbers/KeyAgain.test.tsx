import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

it('a button at the end of the page shows the key box too, and the focus goes there (OPS-2)', async () => {
  openOperatorPage();
  await enterKey();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another key' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Key', { selector: 'input' }));
});
