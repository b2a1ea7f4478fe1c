import { accountStatus } from '@tally/contract/wallet';
import { accounts, noAccount } from '@tally/contract/fixtures/wallet';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../testing/openScreen';

it('says that an account has to be checked again, above the form', async () => {
  openScreen('/account', { getAccount: { ...accounts.id, accountStatus: accountStatus.retry } });
  const status = await screen.findByText('Please check again');
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(status.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe(accounts.id.accountNo);
});

it.each([accountStatus.submitted, accountStatus.valid, accountStatus.invalid])('an account of status %s cannot be entered anew (ACCOUNT-4)', async (status) => {
  openScreen('/account', { getAccount: { ...accounts.id, accountStatus: status } });
  await screen.findByText('You have already added an account.');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('nothing is said of a status while there is no account', async () => {
  openScreen('/account', { getAccount: noAccount });
  await screen.findByRole('button', { name: 'Submit' });
  expect(screen.queryByText(/No account yet|Please check again/)).toBeNull();
});
