import { accounts, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { maskAccount } from '@tally/contract/text/maskAccount';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { describe, expect, it, vi } from 'vitest';
import { walletApi } from '../walletApi';
import { trouble } from '../../../testing/fakeServer';
import { runWithdrawal } from '../../../testing/runWithdrawal';
import { withdraw } from './withdraw';

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
  it('the receipt shows a withdrawal that succeeded, and leads to the records (WITHDRAW-21)', async () => {
    const { kind, params, paths, actions, now } = await runWithdrawal({ status: 1, info: '' });
    expect({ kind, params, paths, actions }).toEqual({
      kind: 'wallet.withdrawDone',
      params: receipt(1000, '2h', now),
      paths: ['/passbook'],
      actions: [],
    });
  });

  it.each([
    [
      'its button opens the hot apps and is told',
      'secondary',
      'primary',
      ['/opt/moreapps?type=2'],
      [['rediect', 'HotApps']],
    ],
    ['"Later" tells nothing', 'secondary', 'secondary', [], []],
    ['closed, it tells nothing', 'closed', 'closed', [], []],
    ['"Later" leads to the records that the receipt was left for', 'primary', 'secondary', ['/passbook'], []],
  ] as const)(
    'the receipt of exactly 20000 in Indonesia is as any, and the promotion follows it: %s (WITHDRAW-23)',
    async (_, answer, promotion, paths, actions) => {
      const done = await runWithdrawal({ status: 1, info: '' }, { amount: 20_000, answer, then: promotion });
      expect(done).toMatchObject({ kind: 'wallet.withdrawDone', next: 'wallet.promotion', paths, actions });
      expect(done.params).toEqual(receipt(20_000, '3d', done.now));
    },
  );

  it('no other receipt is followed by the promotion (WITHDRAW-23)', async () => {
    expect(await runWithdrawal({ status: 1, info: '' }, { amount: 10_000 })).toMatchObject({ next: undefined });
  });

  it('right after it nothing invites to another one that day, and the pause does not promise one (WITHDRAW-8, WITHDRAW-10)', async () => {
    let asked = 0;
    // The amounts of after the withdrawal do not arrive.
    const getWithdrawOptions = () => (asked++ ? trouble({ http: 400 }) : withdrawOptionLists.id);
    const { store, dialog, now } = await runWithdrawal(
      { status: 1, info: '' },
      { known: true, replies: { getWithdrawOptions } },
    );
    expect(asked).toBe(2);
    const options = walletApi.endpoints.getWithdrawOptions.select({})(store.getState()).data;
    expect(options?.every(({ from }) => from > now)).toBe(true);
    void store.dispatch(withdraw(1000));
    await vi.waitFor(() => expect(dialog()).toMatchObject({ kind: 'wallet.gap', params: { tomorrow: '02.00' } }));
    expect(dialog()?.params).toMatchObject({ until: undefined });
  });

  it.each([
    ['id', 20_000, 0, [['big_withdraw', '1000']]],
    ['id', 21_000, 1000, [['big_withdraw', '1000']]],
    ['id', 20_999, 1000, []],
    ['br', 99_999, 0, []],
  ] as const)(
    'a withdrawal in %s, redeemed %d of which %d is on its way, opens %j (WITHDRAW-24: 20000 or more)',
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
