import { activeUsers } from '@tally/contract/fixtures/user';
import { accounts, wallets } from '@tally/contract/fixtures/wallet';
import type { Closable } from '@tally/contract/rules/marketRules';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { expect, it } from 'vitest';
import { rulesApi } from '../../../session/rules/rulesApi';
import { sessionApi } from '../../../session/sessionApi';
import { selectDialog } from '../../../state/overlaysSlice';
import { flushTasks } from '../../../testing/flushTasks';
import { rulesClosing, rulesWith } from '@tally/contract/fixtures/marketRules';
import { runWithdrawal } from '../../../testing/runWithdrawal';
import { createTestApp } from '../../../testing/testApp';
import { accountApi } from '../account/accountApi';
import { withdraw } from './withdraw';

const own = accounts.id.accountType || 'DANA';

/** Presses Withdraw where the market's rules are these; returns what is said, and how often a withdrawal was sent. */
async function press(rules: ReturnType<typeof rulesClosing>) {
  const { store, requests } = createTestApp({
    getMarketRules: rules,
    getUserInfo: activeUsers.id,
    getAccount: accounts.id,
    getWallet: { ...wallets.id, balance: 50_000, paying: 0 },
    postWithdraw: { status: 1, info: '' },
    postH5Action: null,
  });
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(accountApi.endpoints.getAccount.initiate({}));
  await store.dispatch(rulesApi.endpoints.getMarketRules.initiate({ market: 'id' }));
  void store.dispatch(withdraw(1000));
  for (let turn = 0; turn < 5; turn++) await flushTasks();
  const { kind, params } = selectDialog(store.getState()) ?? {};
  return { kind, params, sent: requests.filter(({ url }) => url.includes('/wallet/withdraw?')).length };
}

it.each<[string, Closable, object]>([
  ['withdrawals', 'withdrawals', { kind: 'wallet.closed', sent: 0 }],
  ["the person's e-wallet", own, { kind: 'wallet.walletClosed', params: { type: own }, sent: 0 }],
  ['another e-wallet, which stops nobody else', own === 'OVO' ? 'GoPay' : 'OVO', { sent: 1 }],
])('a market that has closed %s (RULES-4)', async (_, closed, said) => {
  expect(await press(rulesClosing('id', closed))).toMatchObject(said);
});

it("outside the hours of the market's document nothing is sent, and the dialog names its hour (RULES-2, WITHDRAW-7)", async () => {
  const later = rulesWith('id', { withdrawHours: [{ locale: 'en', from: 1380, to: 1440 }] });
  expect(await press(later)).toMatchObject({ kind: 'wallet.period', params: { from: '23.00' }, sent: 0 });
});

it('a refusal that says that withdrawals are closed asks for the rules again (RULES-4)', async () => {
  const { requests } = await runWithdrawal({ status: 2, info: withdrawInfos.closed });
  expect(requests.filter(({ url }) => url.includes('/market/rules'))).toHaveLength(1);
});
