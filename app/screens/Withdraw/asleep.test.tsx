import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { minuteMs } from '@tally/contract/limits/time';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

/**
 * Withdraws on a phone that slept after the page had come: its monotonic clock stood still, and nothing has been
 * answered since. Returns the paths of what the page then sends.
 * @param hour hour and minute in Jakarta at which the page was opened, in hours
 */
async function withdrawAfterSleep(hour: number, asleepMs: number) {
  const { services } = renderScreen(
    '/withdraw',
    {
      getWallet: { ...wallets.id, paying: 0 },
      getAccount: accounts.id,
      getWithdrawOptions: withdrawOptionLists.id,
      getPassbook: passbooks.id,
      getMoreApps: [],
    },
    {
      serverTime: Date.UTC(2026, 0, 15) + (hour - 7) * 60 * minuteMs,
      onReady: ({ context }) => Object.values(tipKeys).forEach((key) => context.services.storage.set(key, '1')),
    },
  );
  const button = await screen.findByRole('button', { name: /^Withdraw Rp.* to DANA$/ });
  await passTime(services, 3000);
  const sent: string[] = [];
  services.fetch = (request) => {
    sent.push(new URL((request as Request).url).pathname);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  services.jump(asleepMs);
  await userEvent.click(button);
  return () => sent.filter((path) => path.endsWith('/wallet/withdraw'));
}
const later = { name: 'Not open yet' };

it('the page says from when withdrawing is open to a person who opened it before midnight and wakes after it (WITHDRAW-7, TIME-3)', async () => {
  const sent = await withdrawAfterSleep(23.5, 45 * minuteMs);
  const dialog = await screen.findByRole('alertdialog', later);
  expect(dialog.textContent).toMatch(/Withdrawals are open from 02\.00\sWIB\./);
  expect(sent()).toEqual([]);
});

it('the page sends the request of a person who opened it at night and wakes when withdrawing is open (WITHDRAW-7, TIME-3)', async () => {
  const sent = await withdrawAfterSleep(1.5, 45 * minuteMs);
  await waitFor(() => expect(sent()).not.toEqual([]));
  expect(screen.queryByRole('alertdialog', later)).toBeNull();
});

it('a phone that did not sleep finds withdrawing open before midnight', async () => {
  const sent = await withdrawAfterSleep(23.5, 0);
  await waitFor(() => expect(sent()).not.toEqual([]));
});
