import { guestUser } from '@tally/contract/fixtures/user';
import { accounts, passbooks, wallets } from '@tally/contract/fixtures/wallet';
import { moreAppList } from '@tally/contract/fixtures/offers';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import { rulesClosing, rulesWith } from '@tally/contract/fixtures/marketRules';
import '../../startup/pageChunk';
import './WithdrawScreen';

const person: Replies = {
  getWallet: wallets.id,
  getAccount: accounts.id,
  getPassbook: passbooks.id,
  getMoreApps: moreAppList,
};

it("the withdraw page states amounts and hours of its market's document (RULES-2)", async () => {
  const getMarketRules = rulesWith('id', {
    withdrawAmounts: [300, 3000],
    withdrawHours: [{ locale: 'en', from: 180, to: 1320 }],
  });
  renderScreen('/withdraw', { getUserInfo: guestUser, getMoreApps: moreAppList, getMarketRules }, { token: '' });
  await screen.findByText('Once a day, 03.00–\u206022.00 WIB');
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Rp.300/),
    expect.stringMatching(/^Rp.3\.000/),
  ]);
});

it.each([
  ['withdrawals', 'withdrawals', /^Withdrawals are paused for now\. Your cash stays yours/],
  [
    "the person's e-wallet",
    accounts.id.accountType || 'DANA',
    /^Withdrawals to \w+ are paused for now\. Your cash is safe in your balance/,
  ],
] as const)('the withdraw page says that %s is closed for now (RULES-4)', async (_, closed, words) => {
  renderScreen('/withdraw', { ...person, getMarketRules: rulesClosing('id', closed) });
  expect(await screen.findByText(words)).toBeTruthy();
  const amounts = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(amounts.map(({ checked, disabled }) => [checked, disabled])).toEqual(amounts.map(() => [false, true]));
  expect(screen.queryByText('Enough to withdraw now')).toBeNull();
});

it('the withdraw page says nothing of what is closed for others', async () => {
  renderScreen('/withdraw', { ...person, getMarketRules: rulesClosing('id', 'GCash', 'lottery') });
  await screen.findByText(/^Once a day/);
  expect(screen.queryByText(/paused/)).toBeNull();
});
