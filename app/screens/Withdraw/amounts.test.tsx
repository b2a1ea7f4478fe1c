import { noAccount } from '@tally/contract/wallet/account';
import { moreAppList } from '@tally/contract/fixtures/offers';
import { accounts, emptyWallet, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { withdrawSubmitLockMs } from '@tally/contract/limits/withdraw';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import { trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import '../Default/DefaultScreen';
import './WithdrawScreen';

const replies = {
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: passbooks.id,
  getMoreApps: moreAppList,
};
const beside = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\s/g, ' ');

it('money on its way and money paid out stand apart, so that nobody counts either twice (WITHDRAW-3, WITHDRAW-26)', async () => {
  renderScreen('/withdraw', { ...replies, getWallet: { ...wallets.id, redeemed: 21_500, paying: 1500 } });
  await waitFor(() => expect(beside('Paying')).toBe('Rp 1.500'));
  expect(beside('Withdrawn')).toBe('Rp 20.000');
  expect(beside('My cash')).toMatch(/^Rp 12\.400/);
});

it('amounts of a wallet that did not come are dashes, never zeros (MONEY-9)', async () => {
  renderScreen('/withdraw', { ...replies, getWallet: trouble({ code: 404 }) });
  await waitFor(() => expect(beside('Paying')).toBe('–'));
  expect(beside('Withdrawn')).toBe('–');
});

it('a guest has no wallet to show', async () => {
  renderScreen('/withdraw', { ...replies, getUserInfo: guestUser }, { token: '' });
  await screen.findByText('Log in to withdraw');
  expect(screen.queryByText('Paying')).toBeNull();
});

it('the withdraw page says what a failed payment costs, when it is open and when help is there (WITHDRAW-27)', async () => {
  renderScreen('/withdraw', { ...replies, getWallet: wallets.id });
  await screen.findByText('If it fails, all of it comes back.');
  screen.getByText(/^Once a day, 02\.00–\u206024\.00.WIB$/);
  expect(screen.getByRole('link', { name: /^Help: 09\.00–\u206018\.00\sWIB$/ }).getAttribute('href')).toBe('/feedback');
});

it('the button is locked while its withdrawal has no answer, for 10 s at most (WITHDRAW-19)', async () => {
  const { services, posts } = renderScreen('/withdraw', {
    ...replies,
    getWallet: wallets.id,
    postWithdraw: trouble('never'),
  });
  const button = await screen.findByRole('button', { name: /^Withdraw Rp.1\.000 to DANA$/ });
  const isLocked = () => button.getAttribute('aria-busy') === 'true';
  await userEvent.click(button);
  await waitFor(() => expect(posts('/wallet/withdraw')).toHaveLength(1));
  expect(isLocked()).toBe(true);
  await userEvent.click(button);
  act(() => services.advance(withdrawSubmitLockMs - 1));
  expect(isLocked()).toBe(true);
  act(() => services.advance(1));
  expect(isLocked()).toBe(false);
  expect([withdrawSubmitLockMs, posts('/wallet/withdraw').length]).toEqual([10_000, 1]);
});

it('an amount that is out of reach names what is missing, and so does the line under the button (WITHDRAW-25)', async () => {
  renderScreen('/withdraw', { ...replies, getWallet: wallets.id });
  const far = await screen.findByRole('radio', { name: /^Rp.100\.000 Rp.87\.600 more needed$/ });
  await userEvent.click(far);
  expect(
    screen.getByRole('button', { name: /^Withdraw Rp.100\.000 to DANA$/ }).nextElementSibling?.textContent,
  ).toMatch(/^Rp.87\.600 more needed$/);
  await userEvent.click(screen.getByRole('radio', { name: /^Rp.1\.000 / }));
  expect(screen.getByRole('button', { name: /^Withdraw Rp.1\.000 to DANA$/ }).nextElementSibling?.textContent).toMatch(
    /^Rp.11\.400 left after this$/,
  );
});

describe('a debt counts as missing (GOAL-1, OPS-36)', () => {
  const inDebt = {
    ...replies,
    getUserInfo: { ...activeUsers.id, cash: 0 },
    getWallet: { ...wallets.id, balance: 0 },
    getWithdrawOptions: withdrawOptionLists.id.map((option) => ({ ...option, owed: 400 })),
  };

  it.each(['/withdraw', '/default'])('%s says without cash, with Rp 400 owed, what is still missing', async (path) => {
    renderScreen(path, inDebt);
    expect(await screen.findAllByText(/^Rp.500 to go$/)).not.toEqual([]);
  });

  it('the amounts and the dialog of one that is out of reach say so too', async () => {
    renderScreen('/withdraw', inDebt);
    await userEvent.click(await screen.findByRole('radio', { name: /^Rp.100 Rp.500 more needed$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw Rp.100 to DANA$/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Not enough cash yet' });
    expect(dialog.textContent).toMatch(/You need Rp.500 more to withdraw Rp.100/);
  });
});

/** The tip about adding an account was shown before. */
const afterTip = {
  onReady: ({ context }: CreatedApp) => void context.services.storage.set(tipKeys['account.guide'], '1'),
};
const reds = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('data-tone') === 'primary')
    .map(({ textContent }) => textContent);
const button = () => screen.findByRole('button', { name: /^Withdraw( Rp|$)/ });

it('the button that adds an e-wallet is the one red button without money and e-wallet; a press on Withdraw explains (WITHDRAW-1, WITHDRAW-25)', async () => {
  const user = { ...activeUsers.id, cash: 0 };
  renderScreen(
    '/withdraw',
    { ...replies, getUserInfo: user, getWallet: emptyWallet, getAccount: noAccount, getPassbook: [] },
    afterTip,
  );
  await screen.findByRole('complementary', { name: 'Add an e-⁠wallet to withdraw' });
  await waitFor(async () => expect((await button()).getAttribute('data-tone')).toBe('off'));
  expect(reds()).toEqual(['Add e-⁠wallet']);
  expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  await userEvent.click(await button());
  expect(await screen.findByText(/^You need Rp.100 more to withdraw Rp.100\./)).toBeTruthy();
});

it('the amount is chosen with money and without an e-wallet, and Withdraw is off and asks for the e-wallet (WITHDRAW-6)', async () => {
  const wallet = { ...wallets.id, accountStatus: 0, paying: 0 };
  renderScreen('/withdraw', { ...replies, getWallet: wallet, getAccount: noAccount }, afterTip);
  await waitFor(async () => expect((await button()).getAttribute('data-tone')).toBe('off'));
  await userEvent.click(await button());
  expect(await screen.findByRole('dialog', { name: 'Add your e-⁠wallet' })).toBeTruthy();
});

it.each([
  ['has to be checked', 3, 'soft'],
  ['is invalid', 4, 'off'],
] as const)('changing the account is the one red button where it %s (ACCOUNT-17)', async (_, accountStatus, tone) => {
  renderScreen('/withdraw', { ...replies, getAccount: { ...accounts.id, accountStatus } }, afterTip);
  await screen.findByRole('button', { name: 'Change account' });
  await waitFor(async () => expect((await button()).getAttribute('data-tone')).toBe(tone));
  expect(reds()).toEqual(['Change account']);
});
