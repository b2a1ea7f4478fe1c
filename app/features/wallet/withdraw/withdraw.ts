import { arrivalOf, arrivesBy } from '@tally/contract/rules/arrival';
import { withdrawWindowsOf } from '@tally/contract/rules/marketRules';
import { withdrawStop } from '@tally/contract/rules/withdrawStop';
import { maskAccount } from '@tally/contract/text/maskAccount';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { walletName } from '@tally/locales/walletName';
import { outcomeUnknown } from '../../../api/apiError';
import { requestPermission } from '../../../host/requestPermission';
import { tokenHash } from '../../../bridge/tokenHash';
import { openDialog } from '../../../overlays/openDialog';
import { showToast } from '../../../overlays/showToast';
import { toastEnded } from '../../../state/overlaysSlice';
import { promptLogin } from '../../../session/login';
import { trackAction } from '../../../host/trackAction';
import { selectMarketRules } from '../../../session/rules/marketRules';
import { selectActive } from '../../../session/selectors';
import type { AppThunk, RootState } from '../../../state/appStore';
import { lastWithdrawal, persistLastWithdrawal } from './lastWithdrawal';
import { selectMoney } from '../selectMoney';
import { hasLanded } from '../passbook/passbookRules';
import { closeDay } from './closeDay';
import { clearPending, persistPending, pendingOf, type PendingWithdrawal } from './pendingWithdrawal';
import { postBigWithdraw } from './postBigWithdraw';
import { isPromotion } from './promotion';
import { refreshWallet } from '../refreshWallet';
import { showWalletError } from '../showWalletError';
import { showWithdrawRefusal, showWithdrawStop } from './showWithdrawRefusal';
import { walletIconOf } from '../useWalletIcon';
import { walletApi } from '../walletApi';
import { missingOf } from './withdrawAmounts';

/** All sends of a withdrawal share this mutation cache key: at most one is in progress. */
const fixedCacheKey = 'withdrawal';

/** Whether a withdrawal is being sent. */
const selectWithdrawing = (state: RootState): boolean =>
  walletApi.endpoints.postWithdraw.select(fixedCacheKey)(state).isLoading;

/**
 * Handles a tap on Withdraw: the checks in the order of WITHDRAW-4, then the request. Resolves when its outcome has
 * been shown.
 */
export const withdraw =
  (amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, clock, vault }) => {
    if (!selectActive(getState())) return dispatch(promptLogin('withdraw'));
    // Uses a cached wallet, awaits a running request, and repeats a failed one.
    const { data: wallet, error } = await dispatch(walletApi.endpoints.getWallet.initiate({}, { subscribe: false }));
    if (!wallet) return dispatch(showWalletError(error));
    const state = getState();
    const { market, locale, account } = selectMoney(state);
    const now = clock.now();
    const user = tokenHash(vault.get() ?? '');
    const before = pendingOf(services.storage, user, now);
    const rules = selectMarketRules(state, market);
    const stop = withdrawStop(
      {
        amount,
        market,
        locale,
        now,
        balance: wallet.balance,
        accountStatus: wallet.accountStatus,
        accountType: account?.accountType ?? '',
        last: lastWithdrawal(services, vault.get()),
        submitting: selectWithdrawing(state),
      },
      { windows: withdrawWindowsOf(rules), closed: rules.closed },
    );
    if (stop) return dispatch(showWithdrawStop(stop, amount));
    // A withdrawal without a response is repeated with its own key, so that the server pays it once.
    const pending = before?.amount === amount ? before : { key: services.uuid(), amount, user, at: now };
    return dispatch(send(pending, missingOf(wallet.balance, amount)));
  };

/** The withdrawal that was interrupted by a reload or a lost response; undefined: there is none. */
export const unfinishedWithdrawal =
  (): AppThunk<PendingWithdrawal | undefined> =>
  (_, getState, { services, clock, vault }) =>
    selectActive(getState()) && !selectWithdrawing(getState())
      ? pendingOf(services.storage, tokenHash(vault.get() ?? ''), clock.now())
      : undefined;

/** Resumes an interrupted withdrawal. */
export const resumeWithdraw =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch) =>
    dispatch(send(pending));

/**
 * Sends a withdrawal and shows its outcome.
 * @param left the remaining cash, decimal; undefined: not known, for instance after a reload
 */
const send =
  (pending: PendingWithdrawal, left?: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    persistPending(services.storage, pending);
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
    clearPending(services.storage);
    if (data?.status === 1) return dispatch(taken(pending, left));
    return dispatch(showWithdrawRefusal(data?.info ?? '', pending.amount));
  };

/**
 * "Unknown outcome: balance and passbook are fetched before anything else is offered" (reliability). A withdrawal that
 * is found in the passbook is shown as successful.
 */
const showUnknownOutcome =
  (pending: PendingWithdrawal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    const [, passbook] = await Promise.all([
      dispatch(refreshWallet()),
      dispatch(walletApi.endpoints.getPassbook.initiate({}, { subscribe: false, forceRefetch: true })),
    ]);
    if (!passbook.isError && hasLanded(passbook.data ?? [], pending)) {
      clearPending(services.storage);
      return dispatch(taken(pending, selectMoney(getState()).wallet?.balance));
    }
    const amount = formatMoney(pending.amount, selectMoney(getState()).market);
    if ((await dispatch(openDialog('wallet.withdrawUnknown', { amount }))) === 'primary') navigation.go('/passbook');
  };

/**
 * Handles an accepted withdrawal: shows the receipt, and after the person's first withdrawal requests the permission
 * for notifications.
 */
const taken =
  (pending: PendingWithdrawal, left: number | undefined): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(showReceipt(pending, left));
    await dispatch(requestPermission('notifications'));
  };

/**
 * Shows the receipt (WITHDRAW-21). In Indonesia the promotion follows that of exactly 20000, and leads to the hot apps
 * (WITHDRAW-23).
 */
const showReceipt =
  ({ amount, at, user }: PendingWithdrawal, left: number | undefined): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    persistLastWithdrawal(services, at, user);
    dispatch(closeDay(at));
    const { account, market, locale } = selectMoney(getState());
    void dispatch(postBigWithdraw(amount));
    const receipt = {
      amount: formatMoney(amount, market),
      type: walletName(account?.accountType ?? ''),
      icon: walletIconOf(selectMarketRules(getState(), market), account?.accountType ?? ''),
      no: maskAccount(account?.accountNo ?? ''),
      arrives: arrivalOf(amount, market),
      requested: formatMoment(at, market, locale),
      by: formatMoment(arrivesBy({ amount, date: at }, market), market, locale),
      left: left === undefined ? undefined : formatMoney(left, market),
    };
    const answer = await dispatch(openDialog('wallet.withdrawDone', receipt));
    if (isPromotion(amount, market) && (await dispatch(openDialog('wallet.promotion'))) === 'primary') {
      dispatch(trackAction('rediect', 'HotApps'));
      return navigation.go('/opt/moreapps?type=2');
    }
    if (answer === 'primary') navigation.go('/passbook');
  };
