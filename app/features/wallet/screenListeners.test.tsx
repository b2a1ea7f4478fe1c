import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { moreAppList } from '@tally/contract/fixtures/offers';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { accountStatus } from '@tally/contract/wallet/account';
import { reviewPromptDelayMs } from '@tally/contract/limits/passbook';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { selectDialog } from '../../state/overlaysSlice';
import { trouble } from '../../testing/fakeServer';
import { renderScreen, type RenderScreenOptions } from '../../testing/renderScreen';
import '../../screens/Passbook/PassbookScreen';
import '../../screens/Withdraw/WithdrawScreen';

const paid = [0, 1].flatMap((day) =>
  passbooks.id.slice(0, 1).map((entry) => ({ ...entry, status: passbookStatus.paid, date: entry.date - day })),
);
const withdraw = {
  getWallet: wallets.id,
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: [],
  getMoreApps: moreAppList,
};

/** Opens a screen and returns the dialog on it. */
function open(path: string, replies: Parameters<typeof renderScreen>[1], options: RenderScreenOptions = {}) {
  const apps: CreatedApp[] = [];
  const opened = renderScreen(path, replies, { ...options, onReady: (app) => void apps.push(app) });
  const dialog = () => apps[0] && selectDialog(apps[0].store.getState())?.kind;
  return { ...opened, dialog, go: (to: string) => apps[0]?.context.navigation.go(to) };
}

it('the page asks a person who was always paid for a review, 3 s after the passbook is known (RATE-1, RATE-2)', async () => {
  const { services, dialog } = open('/passbook', { getPassbook: paid, getAppSettings: exampleAppSettings });
  await screen.findAllByText('Paid');
  services.advance(reviewPromptDelayMs - 1);
  await new Promise(setImmediate);
  expect(dialog()).toBeUndefined();
  services.advance(1);
  await waitFor(() => expect(dialog()).toBe('review.likesApp'));
});

it.each([
  [806, `tally://open?url=${encodeURIComponent('market://details?id=com.tally.rewards')}`],
  [805, 'market://details?id=com.tally.rewards'],
])(
  "inside a phone app of SDK %i the review opens the store by the app's intent scheme: %s (RATE-3)",
  async (sdk, link) => {
    const replies = { getPassbook: paid, getAppSettings: exampleAppSettings };
    const { services, dialog } = open('/passbook', replies, { sdk });
    await screen.findAllByText('Paid');
    services.advance(reviewPromptDelayMs);
    await waitFor(() => expect(dialog()).toBe('review.likesApp'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the store' }));
    await waitFor(() => expect(services.navigated).toEqual([link]));
  },
);

it('a person who leaves the passbook before that gets no question', async () => {
  const { services, dialog, go } = open('/passbook', { ...withdraw, getPassbook: paid });
  await screen.findAllByText('Paid');
  go('/tips/rules');
  await waitFor(() => expect(document.title).toBe('Event rules'));
  await waitFor(() => expect(screen.queryAllByText('Paid')).toHaveLength(0));
  services.advance(reviewPromptDelayMs);
  await new Promise(setImmediate);
  expect(dialog()).toBeUndefined();
});

it('the withdraw page says that a wallet failed to load (WITHDRAW-18)', async () => {
  const { dialog, services } = open('/withdraw', { ...withdraw, getWallet: trouble({ code: 500 }) });
  await waitFor(() => {
    services.advance(1000);
    expect(dialog()).toBe('wallet.loadFailed');
  });
});

it('the guide meets a person without an account on the withdraw page, once (PERSON-13)', async () => {
  const { dialog, services } = open('/withdraw', {
    ...withdraw,
    getWallet: { ...wallets.id, accountStatus: accountStatus.none },
  });
  await waitFor(() => expect(dialog()).toBe('account.guide'));
  expect(services.storage.get('doneAccountGuide')).toBe('1');
});
