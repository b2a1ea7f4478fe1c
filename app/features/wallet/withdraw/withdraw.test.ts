import { wallets } from '@tally/contract/fixtures/wallet';
import { activeUsers } from '@tally/contract/fixtures/user';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { formatMoney } from '@tally/locales/format';
import { describe, expect, it, vi } from 'vitest';
import { selectToast } from '../../../state/overlaysSlice';
import { sessionApi } from '../../../session/sessionApi';
import { trouble } from '../../../testing/fakeServer';
import { runWithdrawal } from '../../../testing/runWithdrawal';
import { createTestApp } from '../../../testing/testApp';
import { withdraw } from './withdraw';

describe('each refusal says why and leads on (WITHDRAW-12, WITHDRAW-13, WITHDRAW-14, WITHDRAW-15, WITHDRAW-16, WITHDRAW-17, WITHDRAW-25, WITHDRAW-28)', () => {
  it.each([
    [withdrawInfos.onceDaily, 'wallet.onceDaily', []],
    [withdrawInfos.needLucky, 'wallet.needLucky', [expect.stringMatching(/^\/home/)]],
    [withdrawInfos.needMembers, 'wallet.needMembers', ['/team']],
    [withdrawInfos.needAccount, 'wallet.needAccount', ['/account']],
    [withdrawInfos.invalidAccount, 'wallet.invalidAccount', ['/account']],
    [withdrawInfos.closed, 'wallet.closed', ['/home']],
    [withdrawInfos.walletClosed, 'wallet.walletClosed', ['/home']],
    [withdrawInfos.period, 'wallet.period', []],
    [withdrawInfos.notAllowed, 'wallet.notAllowed', []],
    [withdrawInfos.gap, 'wallet.gap', []],
    [withdrawInfos.badAmount, 'wallet.withdrawFailed', []],
    [withdrawInfos.frozen, 'wallet.frozen', ['/feedback']],
    ['FULL MOON', 'wallet.withdrawFailed', []],
  ])('%s: %s', async (info, kind, paths) => {
    expect(await runWithdrawal({ status: 2, info })).toMatchObject({ kind, paths, actions: [] });
  });
});

it('an account that was declared invalid is fetched again, so that its page offers to change it (ACCOUNT-17)', async () => {
  const { requests } = await runWithdrawal({ status: 2, info: withdrawInfos.invalidAccount });
  await vi.waitFor(() =>
    expect(requests.filter(({ url }) => new URL(url).pathname.endsWith('/wallet/account/'))).toHaveLength(2),
  );
});

it('a withdrawal that is not paid yet does not stop another (WITHDRAW-9)', async () => {
  expect(await runWithdrawal({ status: 1, info: '' }, { wallet: { paying: 1000 } })).toMatchObject({
    kind: 'wallet.withdrawDone',
  });
});

it('while a withdrawal is being submitted another one is not sent, and a toast says so (WITHDRAW-9)', async () => {
  const { store, requests } = createTestApp({
    getUserInfo: activeUsers.id,
    getWallet: { ...wallets.id, balance: 50_000, paying: 0 },
    postWithdraw: trouble('never'),
  });
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  void store.dispatch(withdraw(1000));
  const sent = () => requests.filter(({ url }) => url.includes('/wallet/withdraw?'));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await store.dispatch(withdraw(100));
  expect(selectToast(store.getState())?.kind).toBe('wallet.withdrawInProgress');
  expect(sent()).toHaveLength(1);
});

it('NOT ENOUGH asks the server for the balance and names what is missing (WITHDRAW-14, WITHDRAW-25)', async () => {
  const replies = { getWalletBalance: { ...wallets.id, balance: 400 } };
  expect(await runWithdrawal({ status: 2, info: withdrawInfos.notEnough }, { replies })).toMatchObject({
    kind: 'wallet.goEarn',
    params: { missing: { missing: formatMoney(600, 'id'), amount: formatMoney(1000, 'id') } },
    paths: ['/home'],
  });
});

it('NEED MEMBERS says how many, where the server does (WITHDRAW-16, WITHDRAW-25)', async () => {
  const info = withdrawInfos.needMembers;
  const dialogs = async (need?: number) => {
    const getWithdrawOptions = [100, 1000, 10_000, 100_000].map((amount) => ({
      amount,
      info: amount === 1000 ? info : '',
      need: need ?? 0,
      from: 0,
      owed: 0,
    }));
    return (await runWithdrawal({ status: 2, info }, { known: true, replies: { getWithdrawOptions } })).params;
  };
  expect([await dialogs(2), await dialogs()]).toEqual([{ count: 2 }, { count: 0 }]);
});

it('an amount that is none of the four any more says that nothing was sent, and fetches the amounts anew (WITHDRAW-17)', async () => {
  const anew = async (info: string) => {
    const { kind, requests } = await runWithdrawal({ status: 2, info });
    return [kind, requests.filter(({ url }) => url.includes('/withdraw-options/')).length];
  };
  expect([await anew(withdrawInfos.badAmount), await anew('FULL MOON')]).toEqual([
    ['wallet.withdrawFailed', 1],
    ['wallet.withdrawFailed', 0],
  ]);
});

describe('a withdrawal whose answer was lost (N3) (WITHDRAW-20)', () => {
  const requested = (requests: readonly Request[], path: string) =>
    requests.filter(({ url }) => new URL(url).pathname.endsWith(path)).length;

  it('a withdrawal whose answer was lost is looked for in wallet and records before anything else is offered', async () => {
    const { kind, paths, requests, wallet } = await runWithdrawal(
      { trouble: 'garbled' },
      { replies: { getWalletBalance: { ...wallets.id, paying: 1000 } } },
    );
    expect({ kind, paths }).toEqual({ kind: 'wallet.withdrawUnknown', paths: ['/passbook'] });
    expect([
      requested(requests, '/wallet/'),
      requested(requests, '/wallet/balance/'),
      requested(requests, '/wallet/passbook/'),
    ]).toEqual([1, 1, 1]);
    expect(wallet()?.paying).toBe(1000);
  });
});

it('a wallet that cannot be loaded shows the network dialog, whose retry loads the page again (WITHDRAW-18)', async () => {
  const { kind, services, actions } = await runWithdrawal(
    { status: 1, info: '' },
    { replies: { getWallet: { trouble: { code: 500 } } } },
  );
  expect({ kind, navigated: services.navigated, actions }).toEqual({
    kind: 'wallet.loadFailed',
    navigated: ['reload'],
    actions: [],
  });
});
