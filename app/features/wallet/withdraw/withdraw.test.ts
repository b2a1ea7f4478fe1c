import { accounts, wallets } from '@tally/contract/fixtures/wallet';
import { activeUsers } from '@tally/contract/fixtures/user';
import { withdrawInfos } from '@tally/contract/wallet/withdraw';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { maskAccount } from '@tally/contract/text/maskAccount';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
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

/** The expected receipt of a withdrawal sent at `at`, from a balance of 50,000. */
const receipt = (amount: number, arrives: '2h' | '3d', at: number) => ({
  amount: formatMoney(amount, 'id'),
  type: accounts.id.accountType,
  no: maskAccount(accounts.id.accountNo),
  arrives,
  requested: formatMoment(at, 'id', 'en'),
  by: formatMoment(at + (arrives === '2h' ? 2 * hourMs : 3 * dayMs), 'id', 'en'),
  left: formatMoney(50_000 - amount, 'id'),
});

describe('a withdrawal that succeeded', () => {
  it('a withdrawal that succeeded is told by its receipt, which leads to the records (WITHDRAW-21)', async () => {
    const { kind, params, paths, actions, now } = await runWithdrawal({ status: 1, info: '' });
    expect({ kind, params, paths, actions }).toEqual({
      kind: 'wallet.withdrawDone',
      params: receipt(1000, '2h', now),
      paths: ['/passbook'],
      actions: [],
    });
  });

  it('the receipt of exactly 20000 in Indonesia says the same, and its advertisement leads to the hot apps (WITHDRAW-23)', async () => {
    const { kind, params, paths, actions, now } = await runWithdrawal(
      { status: 1, info: '' },
      { amount: 20_000, answer: 'offer' },
    );
    expect({ kind, paths, actions }).toEqual({
      kind: 'wallet.promotion',
      paths: ['/opt/moreapps?type=2'],
      actions: [['rediect', 'HotApps']],
    });
    expect(params).toEqual(receipt(20_000, '3d', now));
  });

  it.each([
    ['primary', ['/passbook']],
    ['secondary', []],
    ['closed', []],
  ] as const)(
    'nobody is led to advertising from that receipt by its other ways on: %s (ADS-9)',
    async (answer, paths) => {
      expect(await runWithdrawal({ status: 1, info: '' }, { amount: 20_000, answer })).toMatchObject({
        paths,
        actions: [],
      });
    },
  );

  it.each([
    ['id', 20_000, 0, [['big_withdraw', '1000']]],
    ['id', 21_000, 1000, [['big_withdraw', '1000']]],
    ['id', 20_999, 1000, []],
    ['br', 99_999, 0, []],
  ] as const)(
    'a withdrawal in %s, redeemed %d of which %d is on its way: %j is told (WITHDRAW-24: 20000 or more)',
    async (market, redeemed, paying, dialogs) => {
      // A withdrawal in progress would stop this one before it is sent; the wallet loaded before does not contain it.
      let requested = 0;
      const getWallet = () => ({
        ...wallets[market],
        balance: 50_000,
        redeemed: redeemed - (requested === 0 ? paying : 0),
        paying: requested++ === 0 ? 0 : paying,
      });
      const { actions } = await runWithdrawal(
        { status: 1, info: '' },
        { market, amount: 1000, replies: { getWallet } },
      );
      expect(actions).toEqual(dialogs);
    },
  );
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
