import { hotAppList } from '@tally/contract/fixtures/offers';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { promotionsPath } from '../../features/offers/appsType';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import type { Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

const fine: Replies = {
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: passbooks.id,
  getMoreApps: hotAppList,
};
/** Withdraw with its tips seen. */
const open = (replies: Replies) =>
  renderScreen(
    '/withdraw',
    { ...fine, getWallet: { ...wallets.id, paying: 0 }, ...replies },
    { onReady: ({ context }) => Object.values(tipKeys).forEach((key) => context.services.storage.set(key, '1')) },
  );

it("the page's apps are one section, marked as advertising once, with the banner to more apps as its last row; the tips stand before the records (WITHDRAW-30)", async () => {
  open({ getWallet: { ...wallets.id, redeemed: 501, paying: 0 } });
  const apps = await screen.findByRole('region', { name: 'Hot apps' }, { timeout: 10_000 });
  // The wallet, which says whether the promotion addresses them, may come after the apps.
  const promoted = await within(apps).findByRole('link', { name: 'Featured apps' });
  expect(promoted.getAttribute('href')).toBe(promotionsPath);
  expect(within(apps).getAllByText('Ad')).toHaveLength(1);
  expect(within(apps).getAllByRole('button').at(-1)?.textContent).toContain('More apps');
  expect(screen.getAllByText('More apps', { selector: 'button *' })).toHaveLength(1);
  const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(order.slice(-3)).toEqual(['Good to know', 'History', 'Hot apps']);
});

it('without hot apps the banner to more apps stands alone, and bears the mark itself (WITHDRAW-30)', async () => {
  open({ getMoreApps: [] });
  expect(await screen.findByRole('button', { name: /^More apps.*Ad$/ }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hot apps' })).toBeNull();
});
