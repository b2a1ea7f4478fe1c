import { moreAppList } from '@tally/contract/fixtures/offers';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { guestUser } from '@tally/contract/fixtures/user';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

const replies = {
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: passbooks.id,
  getMoreApps: moreAppList,
};
const beside = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\s/g, ' ');

it('what is on its way and what has been paid out stand apart, so that neither is counted twice (WITHDRAW-3, WITHDRAW-26)', async () => {
  renderScreen('/withdraw', { ...replies, getWallet: { ...wallets.id, redeemed: 21_500, paying: 1500 } });
  await waitFor(() => expect(beside('On the way')).toBe('Rp 1.500'));
  expect(beside('Withdrawn')).toBe('Rp 20.000');
});

it('amounts of a wallet that did not come are dashes, never zeros (MONEY-9)', async () => {
  renderScreen('/withdraw', { ...replies, getWallet: trouble({ code: 404 }) });
  await waitFor(() => expect(beside('On the way')).toBe('–'));
  expect(beside('Withdrawn')).toBe('–');
});

it('a guest has no wallet to show', async () => {
  renderScreen('/withdraw', { ...replies, getUserInfo: guestUser }, { token: '' });
  await screen.findByText('Log in to withdraw');
  expect(screen.queryByText('On the way')).toBeNull();
});
