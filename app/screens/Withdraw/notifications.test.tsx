import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import { besideDialog } from '../../testing/besideDialog';
import type { Replies } from '../../testing/fakeServer';
import { renderScreen, type RenderScreenOptions } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

const baseReplies: Replies = {
  getUserInfo: { ...activeUsers.id, cash: wallets.id.balance },
  getWallet: { ...wallets.id, paying: 0 },
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: passbooks.id,
  postWithdraw: { status: 1, info: '' },
};
const question = { name: 'Know when your cash arrives' };

/** Withdraw with enough money; `asked`: how often the phone's permission was requested. */
async function open(replies: Replies = {}, options: RenderScreenOptions = {}) {
  const opened = renderScreen(
    '/withdraw',
    { ...baseReplies, ...replies },
    {
      // Noon in Jakarta: withdrawing is open.
      serverTime: Date.UTC(2026, 0, 15, 5),
      ...options,
      onReady: ({ context }) => Object.values(tipKeys).forEach((key) => context.services.storage.set(key, '1')),
    },
  );
  const withdraw = async () => userEvent.click(await screen.findByRole('button', { name: /^Withdraw( .* to DANA)?$/ }));
  const press = async (name: string, button: string) => {
    const dialog = await screen.findByRole('dialog', { name });
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
  };
  const requested = () =>
    opened.simulator.log.filter((entry) => 'name' in entry && entry.name === 'requestNotificationPermission').length;
  await screen.findByRole('button', { name: /^Withdraw( .* to DANA)?$/ });
  return { ...opened, withdraw, press, requested };
}

const answers = [
  ['Allow', 1],
  ['Not now', 0],
] as const;
it.each(answers)(
  'the page asks for notifications after the first withdrawal, behind its success (%s); not after the next (HOST-5)',
  async (button, times) => {
    const { withdraw, press, requested, services } = await open();
    await withdraw();
    await screen.findByRole('dialog', { name: 'Withdrawal requested' });
    expect(screen.queryByRole('dialog', question)).toBeNull();
    await press('Withdrawal requested', 'OK');
    await press(question.name, button);
    expect(requested()).toBe(times);
    await waitFor(() => expect(services.storage.get('notificationsAsked')).toBe('1'));
    services.storage.remove('WithdrawTime');
    await withdraw();
    await press('Withdrawal requested', 'OK');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requested()).toBe(times);
  },
);

it('neither the receipt nor the question after it leaves anything of the page in reach, the paying button least of all (DIALOG-7)', async () => {
  const { withdraw, press } = await open();
  expect(besideDialog().length).toBeGreaterThan(5);
  await withdraw();
  await screen.findByRole('dialog', { name: 'Withdrawal requested' });
  expect(besideDialog()).toEqual([]);
  await press('Withdrawal requested', 'OK');
  await screen.findByRole('dialog', question);
  expect(besideDialog()).toEqual([]);
  await press(question.name, 'Not now');
  await waitFor(() => expect(besideDialog().length).toBeGreaterThan(5));
});

it('notifications are not asked for after a withdrawal that was refused', async () => {
  const { withdraw } = await open({ postWithdraw: { status: 0, info: withdrawInfos.onceDaily } });
  await withdraw();
  const refusal = await screen.findByRole('alertdialog');
  await userEvent.click(within(refusal).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('dialog', question)).toBeNull();
});

it('notifications are never asked for from guests', async () => {
  const { withdraw } = await open({ getUserInfo: guestUser }, { token: '' });
  await withdraw();
  expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
