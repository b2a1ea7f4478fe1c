import { QueryStatus } from '@reduxjs/toolkit/query';
import { accounts, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { activeUsers } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import type { Wallet } from '@tally/contract/wallet/wallet';
import { expect, vi } from 'vitest';
import { accountApi } from '../features/wallet/account/accountApi';
import { walletApi } from '../features/wallet/walletApi';
import { withdraw } from '../features/wallet/withdraw/withdraw';
import type { DialogAnswer } from '../overlays/content/dialogContent';
import { answerDialog } from '../overlays/openDialog';
import { sessionApi } from '../session/sessionApi';
import type { AppStore } from '../state/appStore';
import { selectDialog } from '../state/overlaysSlice';
import type { Replies } from './fakeServer';
import { createTestApp } from './testApp';

/** The person and their wallet before the withdrawal. */
interface Setup {
  wallet?: Partial<Wallet>;
  market?: Market;
  amount?: number;
  replies?: Replies;
  /** The four amounts are loaded already. */
  known?: boolean;
  /** What is pressed on the dialog; the first button by default. */
  answer?: DialogAnswer;
  /** What is pressed on the dialog that follows it. */
  then?: DialogAnswer;
}

/** The dialog that opens, or opens after another one. */
const dialogAfter = (store: AppStore, before?: string) =>
  vi.waitFor(() => {
    const up = selectDialog(store.getState());
    if (!up || up.id === before) throw new Error('No dialog yet.');
    return up;
  });

/** The actions that were reported to the server. */
async function reportedActions(requests: readonly Request[]) {
  const posted = requests.filter(({ url }) => url.includes('/app/h5action'));
  const actions = await Promise.all(
    posted.map((one) => one.clone().json() as Promise<{ action: string; actionData?: string }>),
  );
  return actions.map(({ action, actionData }) => [action, actionData]);
}

/** Withdraws and answers the dialog; returns the page that it leads to, and the reported events. */
export async function runWithdrawal(
  postWithdraw: NonNullable<Replies['postWithdraw']>,
  {
    wallet: before = {},
    market = 'id',
    amount = 1000,
    replies = {},
    known = false,
    answer = 'primary',
    then,
  }: Setup = {},
) {
  const paths: (string | number)[] = [];
  const { store, context, services, requests } = createTestApp(
    {
      getUserInfo: activeUsers[market],
      getWallet: { ...wallets[market], balance: 50_000, paying: 0, ...before },
      getAccount: accounts[market],
      getWithdrawOptions: withdrawOptionLists[market],
      getPassbook: [],
      postH5Action: null,
      postWithdraw,
      ...replies,
    },
    { market },
  );
  context.navigation.attach((to) => void paths.push(to));
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(accountApi.endpoints.getAccount.initiate({}));
  if (known) await store.dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}));
  const done = store.dispatch(withdraw(amount));
  const dialog = await dialogAfter(store);
  store.dispatch(answerDialog(dialog.id, answer));
  let next: string | undefined;
  if (then) {
    const following = await dialogAfter(store, dialog.id);
    next = following.kind;
    store.dispatch(answerDialog(following.id, then));
  }
  await done;
  await vi.waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((one) => one?.status === QueryStatus.pending)).toBe(false),
  );
  const wallet = () => walletApi.endpoints.getWallet.select({})(store.getState()).data;
  return {
    kind: dialog.kind,
    params: dialog.params,
    next,
    store,
    dialog: () => selectDialog(store.getState()),
    paths,
    actions: await reportedActions(requests),
    now: context.clock.now(),
    services,
    requests,
    wallet,
  };
}
