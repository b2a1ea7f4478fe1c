import { moreAppList } from '@tally/contract/fixtures/offers';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

const fine: Replies = {
  getWallet: wallets.id,
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: passbooks.id,
  getMoreApps: moreAppList,
};
const broken = trouble({ code: 500 });
/** The visible messages that something could not be loaded. */
const said = () =>
  screen
    .queryAllByText(/could not|couldn't|can't|last known/i)
    .map((node) => node.textContent)
    .filter((text) => text !== '');

describe('the page says once at a time what it could not load (WITHDRAW-18, WITHDRAW-29)', () => {
  it('the dialog says that the wallet and everything else failed while it is open, then the place of the amounts does', async () => {
    renderScreen('/withdraw', {
      ...fine,
      getWallet: broken,
      getAccount: broken,
      getWithdrawOptions: broken,
      getPassbook: broken,
    });
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(dialog.textContent).toContain(said()[0]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(said()).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it.each([
    ['amounts', { getWithdrawOptions: broken }],
    ['records', { getPassbook: broken }],
  ])('the dialog says that wallet and %s failed, then their place does and not the card', async (_, more) => {
    renderScreen('/withdraw', { ...fine, getWallet: broken, ...more });
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(said()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(said()).toHaveLength(1);
  });

  it('the place of the records says that they alone failed', async () => {
    renderScreen('/withdraw', { ...fine, getPassbook: broken });
    await screen.findByRole('button', { name: 'Try again' });
    expect(said()).toHaveLength(1);
  });

  it('the place beside the balance says that the wallet alone failed, once the dialog is closed', async () => {
    renderScreen('/withdraw', { ...fine, getWallet: broken });
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(said()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(said()).toHaveLength(1);
  });
});
