import { minuteMs } from '@tally/contract/limits/time';
import { activeUsers } from '@tally/contract/fixtures/user';
import { wallets } from '@tally/contract/fixtures/wallet';
import { expect, it, vi } from 'vitest';
import { selectDialog } from '../../../state/overlaysSlice';
import { sessionApi } from '../../../session/sessionApi';
import { fakeServer, trouble } from '../../../testing/fakeServer';
import { createTestApp } from '../../../testing/testApp';
import { walletApi } from '../walletApi';
import { withdraw } from './withdraw';

/** 00:50 in Jakarta: withdrawing opens at 02:00 in English. */
const night = Date.UTC(2026, 0, 14, 17, 50);

/** A withdrawal on a phone that slept, with its monotonic clock standing still, since the last answer at night. */
async function withdrawAfter(asleepMs: number) {
  const { store, services } = createTestApp();
  const requests: Request[] = [];
  services.fetch = fakeServer(
    { getUserInfo: activeUsers.id, getWallet: { ...wallets.id, balance: 50_000 }, postWithdraw: trouble('never') },
    requests,
    () => night,
  );
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(walletApi.endpoints.getWallet.initiate({}));
  services.jump(asleepMs);
  void store.dispatch(withdraw(1000));
  return {
    dialog: () => selectDialog(store.getState()),
    sent: () => requests.filter(({ url }) => url.includes('/wallet/withdraw?')),
  };
}

it('a phone that slept until after the opening is not stopped by the hour at which it fell asleep (TIME-3, WITHDRAW-7)', async () => {
  const { dialog, sent } = await withdrawAfter(90 * minuteMs);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(dialog()).toBeUndefined();
});

it('a phone that did not sleep is stopped, and told when withdrawing opens (WITHDRAW-7)', async () => {
  const { dialog, sent } = await withdrawAfter(0);
  await vi.waitFor(() => expect(dialog()).toMatchObject({ kind: 'wallet.period', params: { from: '02.00' } }));
  expect(sent()).toHaveLength(0);
});
