import { moreAppList } from '@tally/contract/fixtures/offers';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

const replies = {
  getWallet: wallets.id,
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getMoreApps: moreAppList,
};
const entry = passbooks.id.slice(0, 1);
const entries = (count: number) => Array.from({ length: count }, () => entry).flat();

it.each([
  [4, 1],
  [3, 0],
])('with %i withdrawals there are %i links to all of them (WITHDRAW-2)', async (count, links) => {
  renderScreen('/withdraw', { ...replies, getPassbook: entries(count) });
  await waitFor(() => expect(screen.queryAllByText('Step 2 of 3: Paying')).toHaveLength(3));
  expect(screen.queryAllByText('View all')).toHaveLength(links);
});

it('the wallet is fetched anew whenever the screen is entered, and the title names the page (ROUTE-5, ROUTE-19)', async () => {
  const opened: CreatedApp[] = [];
  const { requests } = renderScreen(
    '/withdraw',
    { ...replies, getPassbook: entry },
    { onReady: (app) => void opened.push(app) },
  );
  const fetched = () => requests.filter(({ url }) => /\/wallet\/?$/.test(new URL(url).pathname)).length;
  await waitFor(() => expect(fetched()).toBe(1));
  expect(document.title).toBe('Withdraw');
  opened[0]?.context.navigation.go('/tips/rules');
  await waitFor(() => expect(document.title).toBe('Event rules'));
  opened[0]?.context.navigation.go('/withdraw');
  await waitFor(() => expect(fetched()).toBe(2));
  expect(document.title).toBe('Withdraw');
});
