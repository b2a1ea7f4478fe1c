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

describe('what could not be loaded is said once at a time (WITHDRAW-18, WITHDRAW-29)', () => {
  it('a wallet that fails with everything else is said by the dialog while it is open, then where the amounts stand', async () => {
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

  it('records that fail alone are said where they stand', async () => {
    renderScreen('/withdraw', { ...fine, getPassbook: broken });
    await screen.findByRole('button', { name: 'Try again' });
    expect(said()).toHaveLength(1);
  });

  it('a wallet that fails alone is said beside the balance, when the dialog is put away', async () => {
    renderScreen('/withdraw', { ...fine, getWallet: broken });
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(said()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(said()).toHaveLength(1);
  });
});
