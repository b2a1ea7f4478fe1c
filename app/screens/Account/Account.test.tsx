import { accountStatus } from '@tally/contract/account';
import { accounts, noAccount } from '@tally/contract/fixtures/wallet';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';

it('says that an account has to be checked again, above the form', async () => {
  renderScreen('/account', { getAccount: { ...accounts.id, accountStatus: accountStatus.retry } });
  const status = await screen.findByText('Please check again');
  const submit = screen.getByRole('button', { name: 'Save account' });
  expect(status.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe(accounts.id.accountNo);
});

it.each([accountStatus.submitted, accountStatus.valid, accountStatus.invalid])(
  'an account of status %s cannot be entered anew (ACCOUNT-4)',
  async (status) => {
    renderScreen('/account', { getAccount: { ...accounts.id, accountStatus: status } });
    await screen.findByText(
      /^(You have already added an account\.|You can already withdraw\. We tell you here when it is done\.)$/,
    );
    expect(screen.queryByRole('button', { name: 'Save account' })).toBeNull();
  },
);

it('nothing is said of a status while there is no account', async () => {
  renderScreen('/account', { getAccount: noAccount });
  await screen.findByRole('button', { name: 'Save account' });
  expect(screen.queryByText(/No account yet|Please check again/)).toBeNull();
});

it('a number with spaces, dots and dashes is confirmed and sent without them (ACCOUNT-2, ACCOUNT-14)', async () => {
  const { posts } = renderScreen('/account', { getAccount: noAccount, postAccount: { status: 1, info: '' } });
  await userEvent.type(await screen.findByLabelText('Account number'), ' 0812-3456.78 90');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('081234567890')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(posts('/wallet/account/')).toHaveLength(1));
  expect(await posts('/wallet/account/')[0]?.clone().json()).toMatchObject({
    accountNo: '081234567890',
    mobile: '081234567890',
  });
});
