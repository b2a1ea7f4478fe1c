import { QueryStatus } from '@reduxjs/toolkit/query';
import { formatMoney } from '@tally/locales/format';
import { maskAccount } from '@tally/ui/AccountRow';
import { outcomeUnknown, type ApiError } from '../../api/apiError';
import { requestPermission } from '../../session/requestPermission';
import { tokenHash } from '../../bridge/tokenHash';
import { openDialog, showToast } from '../../overlays/openDialog';
import { toastEnded } from '../../overlays/overlaysSlice';
import { askToLogIn } from '../../session/login';
import { trackAction } from '../../session/trackAction';
import { selectActive } from '../../session/selectors';
import type { AppThunk, RootState } from '../../store';
import { knownMoney } from './knownMoney';
import { hasLanded } from './passbookRules';
import { dropPending, keepPending, pendingOf, type PendingWithdrawal } from './pendingWithdrawal';
import { postBigWithdraw } from './postBigWithdraw';
import { isPromotion } from './promotion';
import { refreshWallet } from './refreshWallet';
import { showWalletError } from './showWalletError';
import { tellRefusal, tellStop } from './tellRefusal';
import { walletApi } from './walletApi';
import { arrivalOf, lastOf, lastText, withdrawCheck } from './withdrawCheck';

/** When the last withdrawal was taken (PERSON-13) and whose it was: see lastOf. */
const lastKey = 'WithdrawTime';

/** A withdrawal is being sent. */
export const selectWithdrawing = (state: RootState): boolean =>
  Object.values(state.api.mutations).some(
    (one) => one?.endpointName === walletApi.endpoints.postWithdraw.name && one.status === QueryStatus.pending,
  );

/** A tap on Withdraw: the checks in the order of WITHDRAW-4, then the request. Settles when its outcome was told. */
export const withdraw =
  (amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, clock, vault }) => {
    if (!selectActive(getState())) return dispatch(askToLogIn('withdraw'));
    // What is known is taken; a wallet on its way is waited for, one that failed is asked for once more.
    const { data: wallet } = await dispatch(walletApi.endpoints.getWallet.initiate({}, { subscribe: false }));
    if (!wallet) return dispatch(showWalletError());
    const state = getState();
    const { market, locale } = knownMoney(state);
    const now = clock.now();
    const user = tokenHash(vault.get() ?? '');
    const before = pendingOf(services.sessionStorage, user, now);
    const stop = withdrawCheck({
      amount,
      market,
      locale,
      now,
      balance: wallet.balance,
      accountStatus: wallet.accountStatus,
      last: lastOf(services.storage.get(lastKey), user),
      inProgress: selectWithdrawing(state) || wallet.paying > 0,
    });
    if (stop) return dispatch(tellStop(stop, amount));
    // One without an answer is asked for again under its own key: the server pays it once.
    const pending = before?.amount === amount ? before : { key: services.uuid(), amount, user, at: now };
    return dispatch(send(pending));
  };

/** Goes on with a withdrawal that a reload or a lost answer cut off. */
export const resumeWithdraw =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, clock, vault }) => {
    const pending = pendingOf(services.sessionStorage, tokenHash(vault.get() ?? ''), clock.now());
    if (pending && selectActive(getState()) && !selectWithdrawing(getState())) await dispatch(send(pending));
  };

const send =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    keepPending(services.sessionStorage, pending);
    dispatch(showToast('wallet.withdrawSubmitting'));
    const request = dispatch(
      walletApi.endpoints.postWithdraw.initiate({ query: { amount: pending.amount }, key: pending.key }),
    );
    const { data, error } = await request;
    const toast = getState().overlays.toast;
    if (toast?.kind === 'wallet.withdrawSubmitting') dispatch(toastEnded({ id: toast.id }));
    request.reset();
    if (error && outcomeUnknown(error as ApiError)) return dispatch(tellUnknown(pending));
    dropPending(services.sessionStorage);
    if (data?.status === 1) return dispatch(taken(pending));
    return dispatch(tellRefusal(data?.info ?? '', pending.amount));
  };

/** "Unknown outcome: balance and passbook are fetched before anything else is offered" (reliability). What the passbook proves is said as such. */
const tellUnknown =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch, _, { services, navigation }) => {
    const [, passbook] = await Promise.all([
      dispatch(refreshWallet()),
      dispatch(walletApi.endpoints.getPassbook.initiate({}, { subscribe: false, forceRefetch: true })),
    ]);
    if (!passbook.isError && hasLanded(passbook.data ?? [], pending)) {
      dropPending(services.sessionStorage);
      return dispatch(taken(pending));
    }
    if ((await dispatch(openDialog('wallet.withdrawUnknown'))) === 'primary') navigation.go('/passbook');
  };

/** The server took the withdrawal: that is told, and after the first one the phone may be asked to tell when it is paid. */
const taken =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(tellDone(pending));
    await dispatch(requestPermission('notifications'));
  };

/** The receipt (WITHDRAW-21). In Indonesia one of exactly 20000 also promotes the hot apps, and leads there (WITHDRAW-23). */
const tellDone =
  ({ amount, at, user }: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    services.storage.set(lastKey, lastText(at, user));
    const { account, market } = knownMoney(getState());
    void dispatch(postBigWithdraw(amount));
    const told = {
      amount: formatMoney(amount, market),
      type: account?.accountType ?? '',
      no: maskAccount(account?.accountNo ?? ''),
      arrives: arrivalOf(amount, market),
    };
    if (isPromotion(amount, market)) {
      await dispatch(openDialog('wallet.promotion', told));
      dispatch(trackAction('rediect', 'HotApps'));
      return navigation.go('/opt/moreapps?type=2');
    }
    if ((await dispatch(openDialog('wallet.withdrawDone', told))) === 'primary') navigation.go('/passbook');
  };
