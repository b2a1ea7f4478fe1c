import { accounts } from '@tally/contract/fixtures/wallet';
import { accountInfos, noAccount } from '@tally/contract/wallet/account';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { closingLater } from '../../testing/pages/closingStory';
import { renderScreen } from '../../testing/renderScreen';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';

const number = 'DANA phone number';
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

it('an e-wallet that the market has closed stays on the account page, says so and cannot be chosen (RULES-4)', async () => {
  renderScreen('/account', { getAccount: noAccount, getMarketRules: rulesClosing('id', 'DANA') });
  expect((await radio('DANA Paused for now')).disabled).toBe(true);
  expect((await radio('OVO')).checked).toBe(true);
});

it('an e-wallet that was closed meanwhile is named beside its field, and what was entered is kept (RULES-4)', async () => {
  const { posts } = renderScreen('/account', {
    getAccount: noAccount,
    getMarketRules: closingLater('id', 'DANA'),
    postAccount: { status: 2, info: accountInfos.closedType },
  });
  await userEvent.type(await screen.findByLabelText(number), '081234567890');
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^DANA is paused for now/);
  expect((await radio('DANA Paused for now')).checked).toBe(true);
  await save();
  expect(posts('/wallet/account/')).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>(number).value).toBe('081234567890');
});

it.each([
  ['withdrawals', 'withdrawals', /^Withdrawals are paused for now\. Your cash stays yours/],
  [
    'its e-wallet',
    accounts.id.accountType || 'DANA',
    /^Withdrawals to \w+ are paused for now\. Your cash is safe in your balance/,
  ],
] as const)(
  'a stored account sends nobody to withdraw while %s is closed, but to tasks (RULES-4)',
  async (_, closed, words) => {
    renderScreen('/account', { getAccount: accounts.id, getMarketRules: rulesClosing('id', closed) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Do a task' })).toBeTruthy();
  },
);
