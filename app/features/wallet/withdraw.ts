import { arrivalOf } from '@tally/contract/rules/arrival';
import { formatMoney } from '@tally/locales/format';
import { maskAccount } from '@tally/ui/AccountRow';
import { outcomeUnknown } from '../../api/apiError';
import { requestPermission } from '../../session/requestPermission';
import { tokenHash } from '../../bridge/tokenHash';
import { openDialog, showToast } from '../../overlays/openDialog';
import { toastEnded } from '../../overlays/overlaysSlice';
import { promptLogin } from '../../session/login';
import { trackAction } from '../../session/trackAction';
import { selectActive } from '../../session/selectors';
import type { AppThunk, RootState } from '../../store';
import { selectMoney } from './selectMoney';
import { hasLanded } from './passbookRules';
import { clearPending, persistPending, pendingOf, type PendingWithdrawal } from './pendingWithdrawal';
import { postBigWithdraw } from './postBigWithdraw';
import { isPromotion } from './promotion';
import { refreshWallet } from './refreshWallet';
import { showWalletError } from './showWalletError';
import { showWithdrawRefusal, showWithdrawStop } from './showWithdrawRefusal';
import { walletApi } from './walletApi';
import { lastOf, lastText, withdrawCheck } from './withdrawCheck';

/** When the last withdrawal was taken (PERSON-13) and whose it was: see lastOf. */
const lastKey = 'WithdrawTime';

/** All sends of a withdrawal are one mutation in the store: there is at most one under way. */
const fixedCacheKey = 'withdrawal';

/** A withdrawal is being sent. */
export const selectWithdrawing = (state: RootState): boolean =>
  walletApi.endpoints.postWithdraw.select(fixedCacheKey)(state).isLoading;

/** A tap on Withdraw: the checks in the order of WITHDRAW-4, then the request. Settles when its outcome has been shown. */
export const withdraw =
  (amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, clock, vault }) => {
    if (!selectActive(getState())) return dispatch(promptLogin('withdraw'));
    // What is known is taken; a wallet on its way is waited for, one that failed is asked for once more.
    const { data: wallet } = await dispatch(walletApi.endpoints.getWallet.initiate({}, { subscribe: false }));
    if (!wallet) return dispatch(showWalletError());
    const state = getState();
    const { market, locale } = selectMoney(state);
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
    if (stop) return dispatch(showWithdrawStop(stop, amount));
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
    persistPending(services.sessionStorage, pending);
    dispatch(showToast('wallet.withdrawSubmitting'));
    const request = dispatch(
      walletApi.endpoints.postWithdraw.initiate(
        { query: { amount: pending.amount }, key: pending.key },
        { fixedCacheKey },
      ),
    );
    const { data, error } = await request;
    const toast = getState().overlays.toast;
    if (toast?.kind === 'wallet.withdrawSubmitting') dispatch(toastEnded({ id: toast.id }));
    request.reset();
    if (outcomeUnknown(error)) return dispatch(showUnknownOutcome(pending));
    clearPending(services.sessionStorage);
    if (data?.status === 1) return dispatch(taken(pending));
    return dispatch(showWithdrawRefusal(data?.info ?? '', pending.amount));
  };

/** "Unknown outcome: balance and passbook are fetched before anything else is offered" (reliability). What the passbook proves is said as such. */
const showUnknownOutcome =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch, _, { services, navigation }) => {
    const [, passbook] = await Promise.all([
      dispatch(refreshWallet()),
      dispatch(walletApi.endpoints.getPassbook.initiate({}, { subscribe: false, forceRefetch: true })),
    ]);
    if (!passbook.isError && hasLanded(passbook.data ?? [], pending)) {
      clearPending(services.sessionStorage);
      return dispatch(taken(pending));
    }
    if ((await dispatch(openDialog('wallet.withdrawUnknown'))) === 'primary') navigation.go('/passbook');
  };

/** The server took the withdrawal: the receipt is shown, and after the first one the permission for notifications is requested. */
const taken =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(showReceipt(pending));
    await dispatch(requestPermission('notifications'));
  };

/** The receipt (WITHDRAW-21). In Indonesia one of exactly 20000 also promotes the hot apps, and leads there (WITHDRAW-23). */
const showReceipt =
  ({ amount, at, user }: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    services.storage.set(lastKey, lastText(at, user));
    const { account, market } = selectMoney(getState());
    void dispatch(postBigWithdraw(amount));
    const receipt = {
      amount: formatMoney(amount, market),
      type: account?.accountType ?? '',
      no: maskAccount(account?.accountNo ?? ''),
      arrives: arrivalOf(amount, market),
    };
    if (isPromotion(amount, market)) {
      await dispatch(openDialog('wallet.promotion', receipt));
      dispatch(trackAction('rediect', 'HotApps'));
      return navigation.go('/opt/moreapps?type=2');
    }
    if ((await dispatch(openDialog('wallet.withdrawDone', receipt))) === 'primary') navigation.go('/passbook');
  };
